import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { activities } from '../db/schema/activities.ts'
import { narrowed } from './narrowed.ts'
import type { Spec } from './spec.ts'
import { drawn } from './statement.ts'

/** Which rows can be seen at all: of an activity, of a person, or of a person in an activity; SQL that names a value. `isPublished`: only if the activity is. */
export type Within = { activityId?: SQL; userId?: SQL; isPublished?: true }

/** What a page has beside its rows' own fields. */
export const TOTAL = '$total'
export const COUNTED = '$counted '

type Asked = Spec<never, never> | Spec
type Columns = { activityId?: PgColumn; userId?: PgColumn }
/** The row of an activity itself belongs to it, too. */
const columnsOf = (table: PgTable): Columns => (table === activities ? { activityId: activities.id } : getTableColumns(table))

/** The condition of the rows that can be seen. */
function bound(table: PgTable, { activityId, userId, isPublished }: Within): SQL | undefined {
  const its = columnsOf(table)
  if ((activityId && !its.activityId) || (userId && !its.userId)) throw new Error('a table without an owner is nobody’s to see')
  const published = sql`exists (select 1 from ${activities} where ${activities.id} = ${activityId} and ${activities.active})`
  return narrowed(
    activityId && its.activityId && eq(its.activityId, activityId),
    userId && its.userId && eq(its.userId, userId),
    isPublished && (table === activities ? sql`${activities.active}` : published),
  )
}

/** A row of another table belongs to one of these only within the same activity and, where they are one customer's, only if it is hers. */
function together(table: PgTable, other: PgTable, on: SQL, { userId }: Within): SQL | undefined {
  const [its, theirs] = [columnsOf(table), columnsOf(other)]
  return narrowed(
    its.activityId && theirs.activityId && eq(theirs.activityId, its.activityId),
    userId && its.userId && theirs.userId && eq(theirs.userId, its.userId),
    on,
  )
}

/** The selects that a Spec asks for, each narrowed to what can be seen. */
export function selectOf(table: PgTable, asked: Asked, within: Within) {
  const { fields, joins = [], leftJoins = [], where, group = [], sort = [], limit, counts = {} } = asked as Spec
  const own = fields ?? (joins.length + leftJoins.length > 0 ? undefined : getTableColumns(table))
  if (!own) throw new Error('a query with joins names its fields')

  /** Everything but what is read: which rows. */
  const rows = (selection: object) => {
    const select = drawn
      .select(selection as never)
      .from(table)
      .$dynamic()
    for (const { table: other, on } of joins) select.innerJoin(other, together(table, other, on, within))
    for (const { table: other, on } of leftJoins) select.leftJoin(other, together(table, other, on, within))
    return select.where(narrowed(bound(table, within), where))
  }
  const sorted = (selection: object) => {
    const select = rows(selection).groupBy(...(group as PgColumn[]))
    return sort.length > 0 ? select.orderBy(...(sort as PgColumn[])) : select
  }
  const counted = Object.entries(counts)
  const tallies = (of: SQL) =>
    Object.fromEntries(counted.map(([name, marked]) => [COUNTED + name, sql`(${of} filter (where ${marked}))::int`]))
  const total = sql`count(*)`
  const subselect = (marked?: SQL) =>
    sql`${marked ? rows({ n: sql`count(*) filter (where ${marked})::int` }) : rows({ n: sql`count(*)::int` })}`

  return {
    list: () => (limit === undefined ? sorted(own) : sorted(own).limit(limit)),
    first: () => sorted(own).limit(1),
    count: () => rows({ [TOTAL]: sql`${total}::int` }),
    /** How many there are in all, and of how many each of `counts` holds. */
    totals: () => rows({ [TOTAL]: sql`${total}::int`, ...tallies(total) }),
    /** A part of them, with the totals beside each row: one statement as long as there is a row. */
    page: () =>
      sorted({
        ...own,
        [TOTAL]: subselect(),
        ...Object.fromEntries(counted.map(([name, marked]) => [COUNTED + name, subselect(marked)])),
      })
        .limit(sql.placeholder('$limit'))
        .offset(sql.placeholder('$offset')),
    /** Those that nobody else changes until commit, always in the same order. */
    hold: () => {
      const { id } = getTableColumns(table)
      const select = sort.length > 0 || !id ? sorted(own) : rows(own).orderBy(id)
      return select.for('update', { of: table })
    },
  }
}
