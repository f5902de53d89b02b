import type { LanguageCode } from '#contract/languages.ts'
import { added, checkCart } from '#rules/cart.ts'
import { moneyOf } from '#rules/money.ts'
import { type Refusal, refuse } from '#rules/refusal.ts'
import { cartLines } from '../../db/schema/carts.ts'
import { itemColorSizes } from '../../db/schema/shop.ts'
import type { Reads, Work } from '../../work/work.ts'
import { linesNow, variantNow } from './rows.ts'
import { goodOf, shownLine, type Variant } from './variants.ts'

/** Her cart, in the order in which things were put into it, with what changed since. Spec §7, SEMANTICS 5. */
export async function mine(w: Reads, language: LanguageCode) {
  const rows = await w.mine(cartLines).list(linesNow)
  return { data: rows.map((row) => shownLine(row, language)), totalRows: rows.length }
}

/** What a purchase gives back here. Spec §3 (cart). */
export async function shop(w: Reads) {
  const activity = await w.activity()
  if (!activity) return refuse('not_found')
  return { data: { value: moneyOf(activity.rate), pointValue: moneyOf(activity.pointValue) } }
}

/** So many of a line because she wants so many: where they came from says nothing any more. */
export const chosen = (quantity: number) => ({ quantity, unpaid: null, unpaidQuantity: null })

/** Queues the writes of her cart: two taps on two devices, and the order that empties it. */
export const holdCart = (w: Work) => w.lock(`cart ${w.scope.customerId}`)

/** Can so many be had? Nothing, or sold_out with how many are left. */
function checkLeft(variant: Variant, quantity: number): Refusal | undefined {
  const { left } = goodOf(variant)
  if (left === null || quantity <= left) return undefined
  return refuse('sold_out', undefined, { fresh: { lines: [{ id: variant.size.id, count: quantity, left }] } })
}

/** When a line comes that is put in now: after those that are there, though all came within one millisecond. */
export const comes = (w: Work, there: readonly { created: Date }[]): Date =>
  new Date(Math.max(w.now().getTime(), ...there.map(({ created }) => created.getTime() + 1)))

type Wish = { itemId?: string | undefined; itemColorSizeId: string; quantity: number }

/**
 * Puts so many of a variant into the cart; of what is there already it becomes more. SEMANTICS 5.
 * @returns the line; or not_found, cart_quantity, cart_full, or sold_out with how many are left
 */
export async function add(w: Work, { itemId, itemColorSizeId: variantId, quantity }: Wish, language: LanguageCode) {
  if (quantity < 1) return checkCart([{ variantId, quantity }]) ?? refuse('malformed')
  await holdCart(w)
  const variant = await w.all(itemColorSizes).first(variantNow, { id: variantId })
  if (!variant || (itemId !== undefined && itemId !== variant.item.id)) return refuse('not_found')
  const lines = await w.mine(cartLines).list()
  const known = lines.find((line) => line.variantId === variantId)
  const wanted = (known?.quantity ?? 0) + quantity
  const asked = lines.map((line) => ({ variantId: line.variantId, quantity: line.quantity }))
  const no = checkCart(added(asked, { variantId, quantity })) ?? checkLeft(variant, wanted)
  if (no) return no
  const line = known ? await w.mine(cartLines).set(known.id, chosen(wanted)) : await addLine(w, variant, quantity, comes(w, lines))
  return line ? { data: shownLine({ line, ...variant }, language) } : refuse('not_found')
}

/** Puts a variant that is not in it into her cart. */
export const addLine = (w: Work, variant: Variant, quantity: number, created: Date) =>
  w.mine(cartLines).add({
    variantId: variant.size.id,
    ...chosen(quantity),
    name: variant.item.name,
    unitPrice: goodOf(variant).unitPrice,
    created,
  })

/**
 * Makes a line so many; 0 and less change nothing. Spec §5.
 * @returns the line; or not_found, cart_quantity, or sold_out with how many are left
 */
export async function setQuantity(w: Work, id: string, quantity: number, language: LanguageCode) {
  await holdCart(w)
  const row = (await w.mine(cartLines).list(linesNow)).find(({ line }) => line.id === id)
  if (!row) return refuse('not_found')
  if (quantity < 1) return { data: shownLine(row, language) }
  const { size, color, item, left } = row
  const no =
    checkCart([{ ...row.line, quantity }]) ?? (size && color && item ? checkLeft({ size, color, item, left }, quantity) : undefined)
  if (no) return no
  const line = await w.mine(cartLines).set(id, chosen(quantity))
  return line ? { data: shownLine({ ...row, line }, language) } : refuse('not_found')
}

/** Takes a line out of the cart; not_found if it is not in it. */
export async function remove(w: Work, id: string) {
  await holdCart(w)
  const gone = await w.mine(cartLines).removeOne(id)
  return gone ? {} : refuse('not_found')
}
