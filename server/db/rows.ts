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

type Pair<T extends PgTable, J extends PgTable> = { row: Row<T>; other: Row<J> }
type Counts = { total: number; marked: number }

const NO_ORDER: SQL[] = []

const pair = (t: PgTable, j: PgTable) => ({ row: getTableColumns(t), other: getTableColumns(j) })
const ofSameActivity = (t: OfActivity, j: OfActivity, on: SQL) => and(eq(j.activityId, t.activityId), on)

const within = <T extends OfActivity>(tx: Db, t: T, bounds: Bounds) => {
  const { kind, where, values } = bounds
  const table = t as PgTable
  const asked = async <R>(about: object, what: string, more: object, build: Parameters<typeof prepared>[3]) =>
    (await prepared(tx, about, `${what} ${kind}`, build).execute({ ...values, ...more })) as R[]
  const counted = (of: SQL | undefined) => sql<number>`(select count(*)::int from ${t} where ${of})`
  const total = () => counted(where)

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
          .select({ ...getTableColumns(table), total: total() })
          .from(table)
          .where(where)
          .orderBy(...sort)
          .limit(sql.placeholder('limit'))
          .offset(sql.placeholder('offset')),
      )
      if (rows[0] || offset === 0) return { rows: rows as Row<T>[], totalRows: rows[0]?.total ?? 0 }
      const [all] = await asked<{ total: number }>(t, 'count', {}, () => tx.select({ total: sql`count(*)::int` }).from(table).where(where))
      return { rows: [], totalRows: all?.total ?? 0 }
    },

    /**
     * A page of them, each with its row of another table of the same activity that there is for every one, how many there
     * are in all, and of how many `marked` holds; an order belongs to one such pair.
     */
    pageWith: async <J extends OfActivity>(j: J, on: SQL, { sort, offset, limit }: Cut, marked: SQL) => {
      const counts = () => ({ total: total(), marked: counted(and(where, marked)) })
      const rows = await asked<Pair<T, J> & Counts>(sort, 'page with', { offset, limit }, () =>
        tx
          .select({ ...pair(table, j), ...counts() })
          .from(table)
          .innerJoin(j as PgTable, ofSameActivity(t, j, on))
          .where(where)
          .orderBy(...sort)
          .limit(sql.placeholder('limit'))
          .offset(sql.placeholder('offset')),
      )
      const [first] =
        rows[0] || offset === 0 ? rows : await asked<Counts>(t, 'counts', {}, () => tx.select(counts()).from(sql`(select 1) one`))
      return { rows: rows as Pair<T, J>[], totalRows: first?.total ?? 0, marked: first?.marked ?? 0 }
    },

    /** All of them, each with its row of another table of the same activity; an order belongs to one such pair. */
    with: <J extends OfActivity>(j: J, on: SQL, sort: SQL[]) =>
      asked<Pair<T, J>>(sort, 'with', {}, () =>
        tx
          .select(pair(table, j))
          .from(table)
          .innerJoin(j as PgTable, ofSameActivity(t, j, on))
          .where(where)
          .orderBy(...sort),
      ),
  }
}

/** Ways to read a table within bounds that the caller of these can narrow but not widen. */
export const reading = <T extends OfActivity>(tx: Db, t: T, bounds: Bounds) => ({
  ...within(tx, t, bounds),
  /** The same, of those alone that `more` names as well. */
  only: ({ kind, where, values }: Bounds) =>
    within(tx, t, { kind: `${bounds.kind} ${kind}`, where: and(bounds.where, where), values: { ...bounds.values, ...values } }),
})
