import { randomUUID } from 'node:crypto'
import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { leaveToLedger } from '../work/ledger.ts'
import type { Db } from './connect.ts'
import type { OfActivity, Row } from './rows.ts'

/** A table whose rows belong to a customer of an activity. */
export type Owned = OfActivity & { id: PgColumn; userId: PgColumn }
type Fields<T extends Owned> = Omit<T['$inferInsert'], 'activityId' | 'id' | 'userId'>

/** Ways to change a table's rows of one customer in one activity; nobody else's can be reached through them. */
export const writing = <T extends Owned>(tx: Db, t: T, { activityId, userId }: { activityId: string; userId: string }) => {
  const mine = (also?: SQL) => and(eq(t.activityId, activityId), eq(t.userId, userId), also)
  const table = t as PgTable
  return {
    add: async (fields: Fields<T>) => {
      leaveToLedger(t)
      const row = { ...fields, activityId, userId, id: randomUUID() }
      return (
        await tx
          .insert(t)
          .values(row as never)
          .returning()
      )[0] as Row<T>
    },
    /** Her row with this id, or nothing. */
    get: async (id: string) =>
      (
        (await tx
          .select()
          .from(table)
          .where(mine(eq(t.id, id)))) as Row<T>[]
      )[0],
    /** All of hers, which nobody else changes until commit. */
    hold: async () => (await tx.select().from(table).where(mine()).for('update')) as Row<T>[],
    /** Removes those of hers that `only` names, and gives them back. */
    remove: async (only: SQL) => {
      leaveToLedger(t)
      return (await tx.delete(t).where(mine(only)).returning()) as Row<T>[]
    },
    /** Changes the row if it is hers and `only` holds in the same instant. */
    set: async (id: string, fields: PgUpdateSetSource<T>, only?: SQL) => {
      leaveToLedger(t)
      return (
        (await tx
          .update(t)
          .set(fields as never)
          .where(mine(and(eq(t.id, id), only)))
          .returning()) as Row<T>[]
      )[0]
    },
  }
}
