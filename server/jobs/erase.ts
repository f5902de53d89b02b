import { languageOf } from '#rules/languages.ts'
import { due, erase as eraseOne } from '../db/personal.ts'
import * as definitions from './definitions.ts'
import { worker } from './job.ts'

/** Every hour: who wanted to go two weeks ago, and has not changed her mind, is erased, each in a transaction of her own. */
export const erase = worker(definitions.erase, {
  every: 60,
  retries: 3,
  schedule: '23 * * * *',
  atStart: true,
  async run(_, { db, clock, enqueue }) {
    for (const userId of await due(db, clock()))
      await db.transaction(async (tx) => {
        const gone = await eraseOne(tx, userId, clock())
        if (!gone) return
        const { email: to, name, language } = gone
        await enqueue(tx, definitions.mail, { letter: 'erased', to, name, language: languageOf(language) ?? 'it' })
      })
  },
})
