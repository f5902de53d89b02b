import type { CartItem } from '#contract/cart.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { cents, moneyOf } from '#rules/money.ts'
import { beforeAndNow, changesOf, type Good } from '#rules/order-changes.ts'
import { unitPriceOf } from '#rules/line-price.ts'
import type { cartLines } from '../../db/schema/carts.ts'
import type { itemColors, itemColorSizes, items } from '../../db/schema/shop.ts'
import type { Row } from '../../work/tables.ts'

/** A variant that is sold now; `left`: how many can be had, null where nobody counts them. */
export type Variant = {
  size: Row<typeof itemColorSizes>
  color: Row<typeof itemColors>
  item: Row<typeof items>
  left: number | null
}
type Line = Row<typeof cartLines>
type Maybe<T> = { [K in keyof T]: T[K] | null }
type LineNow = { line: Line } & Maybe<Variant>

/** What is sold of a line now; undefined if it is gone. */
export const variantOf = ({ size, color, item, left }: LineNow): Variant | undefined =>
  size && color && item ? { size, color, item, left } : undefined

/** What a variant costs, in cents. */
export const pricesOf = ({ item }: Variant) => ({
  price: cents(item.price),
  discountPrice: item.discountPrice === null ? null : cents(item.discountPrice),
})

/** A variant as the rules see it. */
export const goodOf = (variant: Variant): Good => ({
  unitPrice: unitPriceOf(pricesOf(variant)),
  left: variant.left,
})

type Named = { name: string; translations: Record<string, Record<string, string>> }
/** A name in the reader's language, else as the owner wrote it. */
export const nameIn = (language: LanguageCode, { name, translations }: Named): string => translations[language]?.['name'] ?? name

/** Names by language, for who keeps them: of the good, and of its colour. */
export function namesOf({ item, color }: Pick<Variant, 'item' | 'color'>) {
  const codes = [...new Set([...Object.keys(item.translations), ...Object.keys(color.translations)])]
  const pick = (code: string) => {
    const [name, colour] = [item.translations[code]?.['name'], color.translations[code]?.['name']]
    return { ...(name !== undefined && { name }), ...(colour !== undefined && { color: colour }) }
  }
  return Object.fromEntries(codes.map((code) => [code, pick(code)]))
}

/** A line as she last saw it. */
export const seenLine = ({ variantId, quantity, unitPrice }: Line) => ({ variantId, quantity, unitPrice: cents(unitPrice) })

const changesShown = (line: Line, good: Good | undefined): CartItem['changes'] =>
  changesOf(seenLine(line), good).map((change) => ({ is: change.is, ...beforeAndNow(change) }))

const returnedOf = ({ unpaid, unpaidQuantity }: Line): CartItem['returned'] =>
  unpaid && unpaidQuantity ? { ordered: unpaid.toISOString(), quantity: unpaidQuantity } : null

/** A line of the cart on the wire, in the reader's language. */
export function shownLine(row: LineNow, language: LanguageCode): CartItem {
  const { line } = row
  const { id, variantId, quantity } = line
  const variant = variantOf(row)
  const good = variant && goodOf(variant)
  const changes = changesShown(line, good)
  const about = { id, itemColorSizeId: variantId, quantity, changes, returned: returnedOf(line), left: good ? good.left : 0 }
  if (!variant || !good) return { ...about, ...GONE, name: line.name, price: moneyOf(line.unitPrice), discountPrice: '0' }
  const { price } = pricesOf(variant)
  return {
    ...about,
    itemColorId: variant.color.id,
    name: nameIn(language, variant.item),
    color: nameIn(language, variant.color),
    size: variant.size.name,
    image: variant.color.image,
    allergens: variant.item.allergens,
    price: moneyOf(price),
    discountPrice: good.unitPrice < price ? moneyOf(good.unitPrice) : '0',
  }
}

const GONE = { itemColorId: null, color: '', size: '', image: null, allergens: null }
