import { eq } from 'drizzle-orm'
import type { Paging } from '#contract/wire.ts'
import { moneyOf } from '#rules/money.ts'
import { menuCategories, menuItems } from '../db/schema/menus.ts'
import type { Work } from '../db/work.ts'
import { order } from './order.ts'
import { shownTranslations } from './translations.ts'

const columns = {
  sort: [menuCategories.sort, menuItems.sort, menuItems.id],
  name: [menuItems.name, menuItems.id],
}

/** The whole menu, by category and place in it unless asked otherwise. Spec §3, §7. */
export async function all(w: Work, paging: Paging) {
  const inCategory = eq(menuCategories.id, menuItems.categoryId)
  const rows = await w.ours(menuItems).with(menuCategories, inCategory, order(paging, columns, { by: 'sort' }))
  const data = rows.map(({ row, other }) => ({
    ...row,
    price: row.price === null ? null : moneyOf(row.price),
    translations: shownTranslations(row.translations),
    category: { ...other, translations: shownTranslations(other.translations) },
  }))
  return { data, totalRows: data.length }
}
