import type { Paging } from '#contract/wire.ts'
import { may } from '#rules/permissions.ts'
import { refuse } from '#rules/refusal.ts'
import { stores } from '../../db/schema/stores.ts'
import { cut } from '../../work/sorting.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads } from '../../work/work.ts'
import { shownTranslations } from '../translations.ts'
import { byId, byVisibility, whole } from './rows.ts'

type Wish = Paging & { sortBy?: 'main' | 'name'; visible?: boolean }

const shown = (store: Row<typeof stores>) => ({ ...store, translations: shownTranslations(store.translations) })
const isStaff = ({ scope }: Reads) => may(scope.actor.roles, 'administration')

/**
 * The activity's stores, main first and then by name; whole, or a page where one is asked for. Hidden ones are for its
 * administration alone. Spec §7.
 */
export async function all(w: Reads, { visible, ...paging }: Wish) {
  if (visible === false && !isStaff(w)) return { data: [], totalRows: 0 }
  const wished = isStaff(w) ? visible : true
  const asked = wished === undefined ? whole(paging) : byVisibility(paging)
  if (paging.page === undefined && paging.rowsPerPage === undefined) {
    const data = (await w.all(stores).list(asked, { visible: wished })).map(shown)
    return { data, totalRows: data.length }
  }
  const { rows, totalRows } = await w.all(stores).page(cut(paging), asked, { visible: wished })
  return { data: rows.map(shown), totalRows }
}

/** One store; not_found where the activity has none such, or hides it from her. */
export async function one(w: Reads, id: string) {
  const store = await w.all(stores).first(byId, { id })
  return store && (store.visible || isStaff(w)) ? { data: shown(store) } : refuse('not_found')
}
