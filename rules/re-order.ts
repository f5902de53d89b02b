import { added, type CartLine, MOST_OF_ONE } from './cart.ts'
import type { Good, SeenLine } from './order-changes.ts'

/** What becomes of a line of an old order: how many of it come into the cart, and why not all, or at another price. */
export type Restored = {
  variantId: string
  quantity: number
  asked: number
  why?: 'gone' | 'sold_out' | 'fewer'
  price?: { before: number; now: number }
}

/**
 * Puts a line of an old order into the cart again, as far as it can be had. SEMANTICS 5.
 * @param inCart how many of it are in the cart already: they take from the same stock
 */
export function restore(line: SeenLine, good: Good | undefined, inCart = 0): Restored {
  const { variantId, quantity: asked, unitPrice } = line
  if (!good) return { variantId, quantity: 0, asked, why: 'gone' }
  const room = Math.max(0, Math.min(good.left ?? Infinity, MOST_OF_ONE) - inCart)
  const quantity = Math.min(asked, room)
  return {
    variantId,
    quantity,
    asked,
    ...(quantity < asked && { why: quantity === 0 ? ('sold_out' as const) : ('fewer' as const) }),
    ...(quantity > 0 && good.unitPrice !== unitPrice && { price: { before: unitPrice, now: good.unitPrice } }),
  }
}

/**
 * A whole old order: the lines to add to the cart, and what to tell of those that are not as they were. Lines of one variant are
 * one, at the price of the first: they take from the same stock.
 */
export function reOrder(
  lines: readonly SeenLine[],
  goods: ReadonlyMap<string, Good>,
  cart: readonly CartLine[],
): { add: CartLine[]; tell: Restored[] } {
  const inCart = (id: string) => cart.find(({ variantId }) => variantId === id)?.quantity ?? 0
  const all = lines.reduce<SeenLine[]>(added, []).map((line) => restore(line, goods.get(line.variantId), inCart(line.variantId)))
  return {
    add: all.filter(({ quantity }) => quantity > 0).map(({ variantId, quantity }) => ({ variantId, quantity })),
    tell: all.filter(({ why, price }) => why || price),
  }
}
