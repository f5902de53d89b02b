import type { Paging } from '#contract/wire.ts'
import { moneyOf } from '#rules/money.ts'
import { menuItems } from '../../db/schema/menus.ts'
import type { Reads } from '../../work/work.ts'
import { shownTranslations } from '../translations.ts'
import { dishes } from './rows.ts'

/** The whole menu, by category and place in it unless asked otherwise. Spec §3, §7. */
export async function all(w: Reads, paging: Paging) {
  const rows = await w.all(menuItems).list(dishes(paging))
  const data = rows.map(({ dish, category }) => ({
    ...dish,
    price: dish.price === null ? null : moneyOf(dish.price),
    translations: shownTranslations(dish.translations),
    category: { ...category, translations: shownTranslations(category.translations) },
  }))
  return { data, totalRows: data.length }
}
