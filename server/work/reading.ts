import type { PgTable } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { type Query, query } from './query.ts'
import { COUNTED, selectOf, TOTAL, type Within } from './select.ts'
import type { Fields, Result, Spec } from './spec.ts'
import { statement } from './statement.ts'

/** Whose rows: an activity's, those of one customer in it, a person's, or an activity's as long as it is published. */
export type Bounds = { activityId: string; userId?: string } | { userId: string } | { published: string }
/** Which part of a list. */
export type Cut = { offset: number; limit: number }

type Asked<T extends PgTable, F extends Fields, L extends PgTable> = Spec<F, L> | Query<T, F, L>
type Values = Record<string, unknown>
type Kind = keyof ReturnType<typeof selectOf>
type Tallied = Record<string, number>

const activityId = sql`${sql.placeholder('$activityId')}`
const userId = sql`${sql.placeholder('$userId')}`
const WITHIN = {
  hers: { activityId, userId },
  ours: { activityId },
  own: { userId },
  published: { activityId, isPublished: true },
} satisfies Record<string, Within>

/** Which kind of bounds, and the values of those. */
function boundsOf(bounds: Bounds): { whose: keyof typeof WITHIN; values: Values } {
  if ('published' in bounds) return { whose: 'published', values: { $activityId: bounds.published } }
  if (!('activityId' in bounds)) return { whose: 'own', values: { $userId: bounds.userId } }
  const values = { $activityId: bounds.activityId, $userId: bounds.userId }
  return { whose: bounds.userId === undefined ? 'ours' : 'hers', values }
}

const plain = new WeakMap<PgTable, Query<never>>()
/** All rows of a table: declared when it is first asked for. */
function everything<T extends PgTable>(table: T): Query<T> {
  const known = (plain.get(table) as Query<T> | undefined) ?? query<T, Fields, never>(table, () => ({}))
  plain.set(table, known as never)
  return known
}

/** Ways to read a table within bounds that whoever calls them can narrow but not widen. */
export const reading = <T extends PgTable>(tx: Db, table: T, bounds: Bounds) => {
  const { whose, values: seen } = boundsOf(bounds)

  async function run<F extends Fields, L extends PgTable>(kind: Kind, asked: Asked<T, F, L> | undefined, values: Values = {}) {
    const declared = asked === undefined ? everything(table) : 'kept' in asked ? asked : undefined
    if (declared && declared.table !== table) throw new Error('this query was declared over another table')
    const spec = (declared?.spec ?? asked) as Spec
    const make = () => statement(selectOf(table, spec, WITHIN[whose])[kind]())
    const name = `${kind} ${whose}`
    const made = declared?.kept.get(name) ?? make()
    declared?.kept.set(name, made)
    return { spec, rows: await made.run(tx, { ...values, ...seen }) }
  }
  type Rows<F extends Fields, L extends PgTable> = Result<T, F, L>[]

  return {
    /** All of them. */
    list: async <F extends Fields = Fields, L extends PgTable = never>(asked?: Asked<T, F, L>, values?: Values) =>
      (await run('list', asked, values)).rows as Rows<F, L>,

    /** The first of them, or undefined if there is none. */
    first: async <F extends Fields = Fields, L extends PgTable = never>(asked?: Asked<T, F, L>, values?: Values) =>
      ((await run('first', asked, values)).rows as Rows<F, L>)[0],

    /** How many there are. */
    count: async (asked?: Asked<T, Fields, never>, values?: Values): Promise<number> =>
      ((await run('count', asked, values)).rows as Tallied[])[0]?.[TOTAL] ?? 0,

    /** A part of them, how many there are in all, and of how many each condition of `counts` holds: one statement, unless the part lies behind the end. */
    page: async <F extends Fields = Fields, L extends PgTable = never>({ offset, limit }: Cut, asked?: Asked<T, F, L>, values?: Values) => {
      const found = await run('page', asked, { ...values, $offset: offset, $limit: limit })
      const names = Object.keys(found.spec.counts ?? {})
      const rows = found.rows as (Result<T, F, L> & Tallied)[]
      const isBehind = rows.length === 0 && (offset > 0 || names.length > 0)
      const tallies = isBehind ? ((await run('totals', asked, values)).rows as Tallied[])[0] : (rows[0] as Tallied | undefined)
      const counts = Object.fromEntries(names.map((name) => [name, tallies?.[COUNTED + name] ?? 0]))
      const tallied = [TOTAL, ...names.map((one) => COUNTED + one)]
      return { rows: rows.map((row) => without(tallied, row)), totalRows: tallies?.[TOTAL] ?? 0, counts }
    },

    /** All of them, which nobody else changes until commit. */
    hold: async <F extends Fields = Fields, L extends PgTable = never>(asked?: Asked<T, F, L>, values?: Values) =>
      (await run('hold', asked, values)).rows as Rows<F, L>,
  }
}

function without<R extends object>(names: readonly string[], row: R): R {
  const rest = { ...row } as Record<string, unknown>
  for (const name of names) delete rest[name]
  return rest as R
}
