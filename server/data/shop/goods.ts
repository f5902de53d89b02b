import type { Paging } from '#contract/wire.ts'
import { centsOf, moneyOf } from '#rules/money.ts'
import { nearSearch } from '#rules/near-search.ts'
import { refuse } from '#rules/refusal.ts'
import { leftShown, sizesInOrder } from '#rules/sizes.ts'
import { itemCategories, itemColorSizes, itemColors, items } from '../../db/schema/shop.ts'
import { cut } from '../../work/sorting.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads } from '../../work/work.ts'
import { shownTranslations } from '../translations.ts'
import * as rows from './rows.ts'

type Color = { translations: Parameters<typeof shownTranslations>[0] }
type Found<C extends Color> = { item: Row<typeof items>; category: Row<typeof itemCategories>; colors: C[] }

const translated = <T extends Color>(row: T) => ({ ...row, translations: shownTranslations(row.translations) })

/** A good with its category and colours, as the wire has it. */
const shown = <C extends Color>({ item, category, colors }: Found<C>) => ({
  ...translated(item),
  price: moneyOf(item.price),
  discountPrice: item.discountPrice === null ? null : moneyOf(item.discountPrice),
  vatRate: item.vatRate === null ? null : item.vatRate / 100,
  created: item.created.toISOString(),
  category: translated(category),
  itemColors: colors.map(translated),
})

const isPaged = ({ page, rowsPerPage }: Paging) => page !== undefined || rowsPerPage !== undefined
const isCategory = async (w: Reads, id: string) => (await w.all(itemCategories).first(rows.categoryById, { id })) !== undefined

/** The categories that have goods, in the order of the shop. Spec §7. */
export async function categories(w: Reads, paging: Paging) {
  const found = await w.all(itemCategories).list(rows.categories(paging))
  const data = found.map(({ category, items: count }) => ({ ...translated(category), items: count }))
  return { data, totalRows: data.length }
}

/** The goods of a category, whole, or a page where one is asked for; not_found if the activity has no such category. Spec §7. */
export async function ofCategory(w: Reads, { categoryId, ...paging }: Paging & { categoryId: string }) {
  const asked = rows.goodsOfCategory(paging)
  const found = isPaged(paging)
    ? await w.all(items).page(cut(paging), asked, { categoryId })
    : await w
        .all(items)
        .list(asked, { categoryId })
        .then((all) => ({ rows: all, totalRows: all.length }))
  if (found.totalRows === 0 && !(await isCategory(w, categoryId))) return refuse('not_found')
  return { data: found.rows.map(shown), totalRows: found.totalRows }
}

type Wish = Paging & Omit<rows.Wish, 'from' | 'to'> & { priceFrom?: string | undefined; priceTo?: string | undefined }

/** A page of the goods that are looked for, the first with what they can be filtered by; not_found if the activity has no such category. Spec §7. */
export async function search(w: Reads, { priceFrom, priceTo, ...wish }: Wish) {
  const prices = {
    from: priceFrom === undefined ? undefined : centsOf(priceFrom),
    to: priceTo === undefined ? undefined : centsOf(priceTo),
  }
  const found = await w.all(items).page(cut(wish), rows.goodsLike({ ...wish, ...prices }, wish))
  const { categoryId } = wish
  if (found.totalRows === 0 && categoryId !== undefined && !(await isCategory(w, categoryId))) return refuse('not_found')
  const isFirst = (wish.page ?? 1) === 1
  const near = isFirst && found.totalRows === 0 && wish.search ? await meant(w, { ...wish, ...prices }, wish.search) : undefined
  return {
    data: found.rows.map(shown),
    totalRows: found.totalRows,
    ...(isFirst && { filters: await filters(w, categoryId) }),
    ...(near !== undefined && { near }),
  }
}

/** What a search that found nothing may have meant, among the goods that its filters leave. */
async function meant(w: Reads, wish: rows.Wish, search: string) {
  const goods = await w.all(items).list(rows.goodsLike({ ...wish, search: undefined }, {}))
  const namesOf = ({ item }: (typeof goods)[number]) => [item.name, ...Object.values(item.translations).flatMap(({ name }) => name ?? [])]
  return nearSearch(
    search,
    goods.map((good) => ({ search: good.item.search, names: namesOf(good) })),
  )
}

async function filters(w: Reads, categoryId: string | undefined) {
  const { colors, colorsOfCategory, range, rangeOfCategory } = rows.filters
  const within = { categoryId }
  const found = await w.all(itemColors).list(categoryId === undefined ? colors : colorsOfCategory, within)
  const of = await w.all(items).first(categoryId === undefined ? range : rangeOfCategory, within)
  const money = (cents: string | null | undefined) => (cents === null || cents === undefined ? null : moneyOf(Number(cents)))
  return { colors: found.map(translated), sizes: sizesInOrder(of?.sizes ?? []), priceFrom: money(of?.from), priceTo: money(of?.to) }
}

/** A colour with its sizes beside all colours of its good, or not_found. Spec §7. */
export async function itemColor(w: Reads, itemColorId: string) {
  const found = await w.all(items).first(rows.goodOfColor, { itemColorId })
  if (!found) return refuse('not_found')
  const item = shown(found)
  const sizes = await w.all(itemColorSizes).list(rows.sizesOfGood, { itemId: item.id })
  const sizesOf = (id: string) =>
    sizes.filter(({ size }) => size.itemColorId === id).map(({ size, left }) => ({ ...size, available: left > 0, left: leftShown(left) }))
  const withSizes = item.itemColors.map((color) => ({ ...color, item, itemColorSizes: sizesOf(color.id) }))
  const chosen = withSizes.find(({ id }) => id === itemColorId)
  return chosen ? { data: { itemColor: chosen, itemColors: withSizes } } : refuse('not_found')
}
