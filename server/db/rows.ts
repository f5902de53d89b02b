import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connect.ts'
import { prepared } from './prepared.ts'

export type OfActivity = PgTable & { activityId: PgColumn }
export type Row<T extends PgTable> = T['$inferSelect']

/** In which order, and which part of it. The same order is the same array, so that its statement is built once. */
export type Cut = { sort: SQL[]; offset: number; limit: number }

/** What rows can be seen at all: a condition with its values left open, by name. */
export type Bounds = { kind: string; where: SQL | undefined; values: Record<string, unknown> }

const NO_ORDER: SQL[] = []

/** Ways to read a table within bounds that the caller of these cannot widen. */
export const reading = <T extends OfActivity>(tx: Db, t: T, { kind, where, values }: Bounds) => {
  const table = t as PgTable
  const asked = async <R>(about: object, what: string, more: object, build: Parameters<typeof prepared>[3]) =>
    (await prepared(tx, about, `${what} ${kind}`, build).execute({ ...values, ...more })) as R[]
  const total = sql<number>`(select count(*)::int from ${t} where ${where})`

  return {
    /** All of them. */
    list: (sort: SQL[] = NO_ORDER) =>
      asked<Row<T>>(sort === NO_ORDER ? t : sort, 'list', {}, () =>
        tx
          .select()
          .from(table)
          .where(where)
          .orderBy(...sort),
      ),

    /** The only one, or nothing. */
    first: async () => (await asked<Row<T>>(t, 'first', {}, () => tx.select().from(table).where(where).limit(1)))[0],

    /** A page and how many there are in all: one statement, unless the page lies behind the end. */
    page: async ({ sort, offset, limit }: Cut) => {
      const rows = await asked<Row<T> & { total: number }>(sort, 'page', { offset, limit }, () =>
        tx
          .select({ ...getTableColumns(table), total })
          .from(table)
          .where(where)
          .orderBy(...sort)
          .limit(sql.placeholder('limit'))
          .offset(sql.placeholder('offset')),
      )
      if (rows[0] || offset === 0) return { rows: rows as Row<T>[], totalRows: rows[0]?.total ?? 0 }
      const [counted] = await asked<{ count: number }>(t, 'count', {}, () =>
        tx.select({ count: sql`count(*)::int` }).from(table).where(where),
      )
      return { rows: [], totalRows: counted?.count ?? 0 }
    },

    /** All of them, each with its row of another table of the same activity; an order belongs to one such pair. */
    with: <J extends OfActivity>(j: J, on: SQL, sort: SQL[]) =>
      asked<{ row: Row<T>; other: Row<J> }>(sort, 'with', {}, () =>
        tx
          .select({ row: getTableColumns(table), other: getTableColumns(j as PgTable) })
          .from(table)
          .innerJoin(j as PgTable, and(eq(j.activityId, t.activityId), on))
          .where(where)
          .orderBy(...sort),
      ),
  }
}
