import type { Restored } from '#contract/cart.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { checkCart } from '#rules/cart.ts'
import { moneyOf } from '#rules/money.ts'
import type { SeenLine } from '#rules/order-changes.ts'
import { reOrder as restored } from '#rules/re-order.ts'
import { cartLines } from '../../db/schema/carts.ts'
import { itemColorSizes } from '../../db/schema/shop.ts'
import type { Work } from '../../work/work.ts'
import { addLine, chosen, comes, holdCart, mine } from './cart.ts'
import { variantsNow } from './rows.ts'
import { goodOf } from './variants.ts'

/**
 * Adds lines to her cart, as far as they can be had: those of an old order, or what she chose before she logged in. SEMANTICS 5.
 * @returns the cart, and what is not as it was; or cart_full, cart_quantity
 */
export async function pour(w: Work, lines: readonly (SeenLine & { name: string })[], language: LanguageCode) {
  await holdCart(w)
  const variants = await w.all(itemColorSizes).list(variantsNow, { ids: lines.map(({ variantId }) => variantId) })
  const inCart = await w.mine(cartLines).list()
  const { add, tell } = restored(lines, new Map(variants.map((one) => [one.size.id, goodOf(one)])), inCart)
  const isNew = ({ variantId }: { variantId: string }) => !inCart.some((line) => line.variantId === variantId)
  const no = checkCart([...inCart, ...add.filter(isNew)])
  if (no) return no
  for (const { variantId, quantity } of add) {
    const known = inCart.find((line) => line.variantId === variantId)
    const variant = variants.find(({ size }) => size.id === variantId)
    if (known) await w.mine(cartLines).set(known.id, chosen(known.quantity + quantity))
    else if (variant) inCart.push(await addLine(w, variant, quantity, comes(w, inCart)))
  }
  const told = tell.map(
    ({ variantId, asked, quantity, why, price }): Restored => ({
      name: lines.find((one) => one.variantId === variantId)?.name ?? '',
      asked,
      quantity,
      ...(why && { why }),
      ...(price && { price: { before: moneyOf(price.before), now: moneyOf(price.now) } }),
    }),
  )
  const { data } = await mine(w, language)
  return { data, told }
}
