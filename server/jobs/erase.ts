import { languageOf } from '#rules/languages.ts'
import { due, erase as eraseOne } from '../data/erasing/rows.ts'
import { openScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import * as definitions from './definitions.ts'
import { each } from './each.ts'
import { worker } from './job.ts'

/** Every hour: who wanted to go two weeks ago, and has not changed her mind, is erased, each in a transaction of her own. */
export const erase = worker(definitions.erase, {
  every: 60,
  retries: 3,
  schedule: '23 * * * *',
  atStart: true,
  async run(_, { db, clock, enqueue }) {
    const { reads, writes } = works(db, clock, enqueue).steps(openScope())
    await each(await reads(due), (userId) =>
      writes(async (w) => {
        const gone = await eraseOne(w, userId)
        if (!gone) return
        const { email: to, name, language } = gone
        await w.enqueue(definitions.mail, { letter: 'erased', to, name, language: languageOf(language) ?? 'it' })
      }),
    )
  },
})
