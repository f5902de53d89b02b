import { asc, desc, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Paging } from '#contract/wire.ts'
import type { Cut } from '../db/work.ts'

type Columns = Record<string, PgColumn[]>
const made = new WeakMap<Columns, Map<string, SQL[]>>()

/**
 * The order that a list is asked in: its columns by the names of the contract, each with what breaks its ties. The same wish
 * gets the same array.
 */
export function order<C extends Columns>(
  { sortBy, descending }: Paging,
  columns: C,
  unasked: { by: keyof C & string; descending?: 0 | 1 },
): SQL[] {
  const by = sortBy ?? unasked.by
  const isDown = (descending ?? unasked.descending) === 1
  const known = made.get(columns) ?? new Map<string, SQL[]>()
  made.set(columns, known)
  const sort = known.get(`${by} ${isDown}`) ?? (columns[by] ?? []).map((column) => (isDown ? desc(column) : asc(column)))
  known.set(`${by} ${isDown}`, sort)
  return sort
}

/** The page that is asked for; the first of 15 rows where nothing is said. Spec §9. */
export const cut = ({ page = 1, rowsPerPage = 15 }: Paging, sort: SQL[]): Cut => ({
  sort,
  offset: (page - 1) * rowsPerPage,
  limit: rowsPerPage,
})
