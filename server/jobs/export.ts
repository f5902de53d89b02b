import { exportPage } from '../data/exports/export-page.ts'
import { keep, sayIn, wanted } from '../data/exports/exports.ts'
import { personalDataExport } from '../data/exports/personal-data.ts'
import { openScope, ownScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import * as definitions from './definitions.ts'
import { type Tools, worker } from './job.ts'

/** How long it waits to be taken. */
const LASTS_MS = 7 * 86_400_000

type Wish = { id: string; host: string | null }

/** Writes down all that is known about a person, and has her told where it is. SEMANTICS 10 */
export async function write({ id, host }: Wish, { db, clock, enqueue }: Pick<Tools, 'db' | 'clock' | 'enqueue'>): Promise<void> {
  const rooms = works(db, clock, enqueue)
  const asked = await rooms.run(openScope(), 'reads', (w) => wanted(w, id))
  if (!asked) return
  const say = await sayIn(asked.language)
  const facts = await rooms.run(ownScope(asked.userId), 'reads', (w) => personalDataExport(w, say))
  if (!facts) return
  const now = clock()
  const json = JSON.stringify({ written: now.toISOString(), ...facts }, null, 2)
  const html = await exportPage(asked.language, facts, now)
  const expires = new Date(now.getTime() + LASTS_MS)
  await rooms.run(ownScope(asked.userId), 'writes', (w) => keep(w, id, { json, html, expires, host }))
}

/** Does so once it was asked for. */
export const exportOwn = worker(definitions.exportOwn, { every: 2, retries: 5, run: write })
