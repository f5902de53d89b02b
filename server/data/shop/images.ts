import type { Paging } from '#contract/wire.ts'
import { itemCategories, itemColors } from '../../db/schema/shop.ts'
import type { Reads } from '../../work/work.ts'
import * as rows from './rows.ts'

/** The pictures of goods, one for each colour that has one. Spec §7. */
export async function itemImages(w: Reads, paging: Paging) {
  const found = await w.all(itemColors).list(rows.picturedColors(paging))
  const data = found.flatMap(({ color: { id, itemId, image } }) => (image === null ? [] : [{ id, image, itemId, itemColorId: id }]))
  return { data, totalRows: data.length }
}

/** The pictures of categories. Spec §7. */
export async function shopImages(w: Reads, paging: Paging) {
  const found = await w.all(itemCategories).list(rows.categories(paging))
  const data = found.flatMap(({ category: { id, image } }) => (image === null ? [] : [{ id, image, categoryId: id }]))
  return { data, totalRows: data.length }
}
