import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connect.ts'

export type OfActivity = PgTable & { activityId: PgColumn }
export type Row<T extends PgTable> = T['$inferSelect']

/** Which rows of a list, and in which order. */
export type Cut = { sort: SQL[]; offset: number; limit: number }

/** Ways to read a table within bounds that the caller of these cannot widen. */
export const reading = <T extends OfActivity>(tx: Db, t: T, bounds: SQL | undefined) => {
  const select = (also?: SQL) =>
    tx
      .select()
      .from(t as PgTable)
      .where(and(bounds, also))

  return {
    /** All of them, in the order of `sort`. */
    list: async (also?: SQL, ...sort: SQL[]) => (await select(also).orderBy(...sort)) as Row<T>[],

    /** The only one, or nothing. */
    first: async (also?: SQL) => (await select(also).limit(1))[0] as Row<T> | undefined,

    /** A page and how many there are in all: one statement, unless the page lies behind the end. */
    page: async ({ sort, offset, limit }: Cut, also?: SQL) => {
      const where = and(bounds, also)
      const total = sql<number>`(select count(*)::int from ${t} where ${where})`
      const found = await tx
        .select({ ...getTableColumns(t as PgTable), total })
        .from(t as PgTable)
        .where(where)
        .orderBy(...sort)
        .limit(limit)
        .offset(offset)
      const totalRows = found[0]?.total ?? (offset === 0 ? 0 : await tx.$count(t, where))
      return { rows: found as Row<T>[], totalRows }
    },

    /** All of them, each with its row of another table of the same activity. */
    with: async <J extends OfActivity>(j: J, on: SQL, ...sort: SQL[]) =>
      (await tx
        .select({ row: getTableColumns(t as PgTable), other: getTableColumns(j as PgTable) })
        .from(t as PgTable)
        .innerJoin(j as PgTable, and(eq(j.activityId, t.activityId), on))
        .where(bounds)
        .orderBy(...sort)) as { row: Row<T>; other: Row<J> }[],
  }
}
