import { asc, desc, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Paging } from '#contract/wire.ts'
import { type Query, query } from './query.ts'
import type { Cut } from './reading.ts'
import type { Fields, Spec } from './spec.ts'

type Make<T, F extends Fields, L extends PgTable> = (t: T, at: (name: string) => Placeholder) => Omit<Spec<F, L>, 'sort'>

/**
 * Declares a list in every sorting that its call knows: a query for each, of the same rows.
 * @param by what it is sorted by, by the names of the contract, each with what breaks its ties
 * @param unasked the sorting if none is asked for
 * @param make what else the queries say
 */
export function sortings<T extends PgTable, C extends string, F extends Fields = Fields, L extends PgTable = never>(
  table: T,
  by: Record<C, readonly (PgColumn | SQL)[]>,
  unasked: { by: NoInfer<C>; descending?: 0 | 1 },
  make: Make<T, F, L> = () => ({}),
) {
  const declared = new Map<string, Query<T, F, L>>()
  for (const [name, columns] of Object.entries<readonly (PgColumn | SQL)[]>(by))
    for (const [descending, direction] of [asc, desc].entries())
      declared.set(
        `${name} ${descending}`,
        query<T, F, L>(table, (t, at) => ({ ...make(t, at), sort: columns.map((column) => direction(column)) })),
      )
  const first = declared.get(`${unasked.by} ${unasked.descending ?? 0}`) as Query<T, F, L>
  return ({ sortBy = unasked.by, descending = unasked.descending ?? 0 }: Pick<Paging, 'sortBy' | 'descending'>): Query<T, F, L> =>
    declared.get(`${sortBy} ${descending}`) ?? first
}

/** The part that is asked for: the first 15 rows if nothing is said. Spec §9. */
export const cut = ({ page = 1, rowsPerPage = 15 }: Paging): Cut => ({ offset: (page - 1) * rowsPerPage, limit: rowsPerPage })
