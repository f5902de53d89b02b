import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { locks } from '../db/schema/locks.ts'

/**
 * Queues everybody who names the same thing in this activity until commit. A row, so that it holds on a distributed database
 * too; several are taken in the order of their names, so that nobody waits for each other. SEMANTICS 6.
 */
export const locking =
  (tx: Db, activityId: string, now: () => Date) =>
  async (...names: string[]): Promise<void> => {
    const sorted = [...new Set(names)].sort()
    if (sorted.length === 0) return
    await tx
      .insert(locks)
      .values(sorted.map((name) => ({ activityId, name, taken: now() })))
      .onConflictDoUpdate({ target: [locks.activityId, locks.name], set: { taken: sql`excluded.taken` } })
  }
