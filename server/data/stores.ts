import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Paging } from '#contract/wire.ts'
import { may } from '#rules/permissions.ts'
import { refuse } from '#rules/refusal.ts'
import { stores } from '../db/schema/stores.ts'
import type { Row, Work } from '../db/work.ts'
import { cut } from './order.ts'
import { shownTranslations } from './translations.ts'

const ties = { up: [asc(stores.name), asc(stores.id)], down: [desc(stores.name), desc(stores.id)] }
/** Ascending by `main` is the main one first. Spec §9. */
const SORTS: Record<'main' | 'name', [up: SQL[], down: SQL[]]> = {
  main: [
    [desc(stores.main), ...ties.up],
    [asc(stores.main), ...ties.down],
  ],
  name: [ties.up, ties.down],
}
const ofVisibility = { kind: 'by visibility', where: eq(stores.visible, sql.placeholder('visible')) }

type Wish = Paging & { sortBy?: 'main' | 'name'; visible?: boolean }

const shown = (store: Row<typeof stores>) => ({ ...store, translations: shownTranslations(store.translations) })

/**
 * The activity's stores, main first and then by name; whole, or a page where one is asked for. Hidden ones are for its
 * administration alone. Spec §7.
 */
export async function all(w: Work, { visible, ...paging }: Wish) {
  const isStaff = may(w.roles, 'administration')
  if (visible === false && !isStaff) return { data: [], totalRows: 0 }
  const wished = isStaff ? visible : true
  const seen = wished === undefined ? w.ours(stores) : w.ours(stores).only({ ...ofVisibility, values: { visible: wished } })
  const sort = SORTS[paging.sortBy ?? 'main'][paging.descending ?? 0]
  if (paging.page === undefined && paging.rowsPerPage === undefined) {
    const data = (await seen.list(sort)).map(shown)
    return { data, totalRows: data.length }
  }
  const { rows, totalRows } = await seen.page(cut(paging, sort))
  return { data: rows.map(shown), totalRows }
}

/** One store; not_found where the activity has none such, or hides it from her. */
export async function one(w: Work, id: string) {
  const byId = { kind: 'by id', where: eq(stores.id, sql.placeholder('id')), values: { id } }
  const store = await w.ours(stores).only(byId).first()
  return store && (store.visible || may(w.roles, 'administration')) ? { data: shown(store) } : refuse('not_found')
}
