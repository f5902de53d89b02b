import { exportPage } from '../data/export-page.ts'
import { sayIn } from '../data/exports.ts'
import { ready, wanted } from '../db/exports.ts'
import * as definitions from './definitions.ts'
import { worker } from './job.ts'

/** How long it waits to be taken. */
const LASTS_MS = 7 * 86_400_000

/** Writes down all that is known about a person, and has her told where it is. SEMANTICS 10 */
export const exportOwn = worker(definitions.exportOwn, {
  every: 2,
  retries: 5,
  async run({ id, host }, { db, clock, enqueue }) {
    const asked = await wanted(db, id, sayIn)
    if (!asked) return
    const now = clock()
    const json = JSON.stringify({ written: now.toISOString(), ...asked.facts }, null, 2)
    const html = await exportPage(asked.language, asked.facts, now)
    const expires = new Date(now.getTime() + LASTS_MS)
    await db.transaction(async (tx) => {
      if (await ready(tx, id, { json, html, expires })) await enqueue(tx, definitions.mail, { letter: 'export-ready', exportId: id, host })
    })
  },
})
