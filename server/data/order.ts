import { asc, desc, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Paging } from '#contract/wire.ts'
import type { Cut } from '../db/work.ts'

/** The order that a list is asked in: its columns by the names of the contract, each with what breaks its ties. */
export function order<S extends string>({ sortBy, descending }: Paging, columns: Record<S, PgColumn[]>, unasked: { by: S; descending?: 0 | 1 }): SQL[] {
  const direction = (descending ?? unasked.descending) === 1 ? desc : asc
  return columns[(sortBy ?? unasked.by) as S].map((column) => direction(column))
}

/** The page that is asked for; the first of 15 rows where nothing is said. Spec §9. */
export const cut = ({ page = 1, rowsPerPage = 15 }: Paging, sort: SQL[]): Cut => ({ sort, offset: (page - 1) * rowsPerPage, limit: rowsPerPage })
