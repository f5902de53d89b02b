import type { LanguageCode } from '#contract/languages.ts'
import type { Restored, Wish } from '#contract/orders.ts'
import type { Paging } from '#contract/wire.ts'
import { checkCart } from '#rules/cart.ts'
import { cents, moneyOf } from '#rules/money.ts'
import type { StepName } from '#rules/order-steps.ts'
import type { PaymentOffer } from '#rules/payment-choice.ts'
import { reOrder as restored } from '#rules/re-order.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { checkWithdrawal } from '#rules/withdrawal.ts'
import { cartLines, orderLines, orders } from '../../db/schema/orders.ts'
import { itemColorSizes } from '../../db/schema/shop.ts'
import { cut } from '../../work/sorting.ts'
import type { Reads, Work } from '../../work/work.ts'
import { holdCart, mine as cart } from '../cart/cart.ts'
import { goodOf } from '../cart/variants.ts'
import { create } from './create.ts'
import type { Order } from './hers.ts'
import { archived, linesOf, orderById, unarchived, variantsNow } from './rows.ts'
import { shown, shownArticle, shownOne, shownOrder } from './shown.ts'
import { step } from './steps.ts'

/** A page of her orders, newest first unless asked otherwise: those in the archive, or those that are not. Spec §7. */
export async function mine(
  w: Reads,
  { archived: isArchived, ...paging }: Paging & { archived?: boolean | undefined },
  language: LanguageCode,
) {
  const { rows, totalRows } = await w.mine(orders).page(cut(paging), (isArchived ? archived : unarchived)(paging))
  return { data: await shown(w, rows, language), totalRows }
}

const hers = (w: Pick<Reads, 'mine'>, id: string): Promise<Order | undefined> => w.mine(orders).first(orderById, { id })

/** One of her orders, or not_found. */
export async function one(w: Reads, id: string, language: LanguageCode) {
  const order = await hers(w, id)
  return order ? shownOne(w, order, language) : refuse('not_found')
}

/** What an order holds, or not_found. Spec §7. */
export async function articles(w: Reads, orderId: string, language: LanguageCode) {
  if (!(await hers(w, orderId))) return refuse('not_found')
  const lines = await w.mine(orderLines).list(linesOf, { orderIds: [orderId] })
  return { data: lines.map((line) => shownArticle(line, language)), totalRows: lines.length }
}

/** Puts an order of hers away, or not_found. Spec §4. */
export async function archive(w: Work, id: string, language: LanguageCode) {
  const order = await w.mine(orders).set(id, { isArchived: true })
  return order ? shownOne(w, order, language) : refuse('not_found')
}

/** Orders her cart where no provider is to be asked. @returns the order, or as `create` refuses */
export async function order(w: Work, wish: Wish, providers: PaymentOffer['providers'], language: LanguageCode) {
  const made = await create(w, wish, providers, 'order')
  return isRefusal(made) ? made : { data: shownOrder(made.order, made.about, { now: w.now().getTime(), language }) }
}

/** Takes a step of her own with an order. @returns it; or not_found, or order_step where it is not one from where the order is */
async function take(w: Work, id: string, name: StepName, language: LanguageCode) {
  const taken = await step(w, w.scope.customerId ?? '', id, name)
  return isRefusal(taken) ? taken : shownOne(w, taken, language)
}

/** Cancels an order that is placed; after that asks for it, and staff decide. SEMANTICS 14. */
export async function cancel(w: Work, id: string, language: LanguageCode) {
  const order = await hers(w, id)
  if (!order) return refuse('not_found')
  return take(w, id, order.progress === 'placed' ? 'cancel' : 'ask_cancel', language)
}

/** Withdraws from the contract about goods, for 14 days. @returns the order; or not_found, withdrawal_none, withdrawal_over */
export async function withdraw(w: Work, id: string, language: LanguageCode) {
  const order = await hers(w, id)
  const activity = await w.activity()
  if (!order || !activity) return refuse('not_found')
  const no = checkWithdrawal({ ...order, done: order.done?.getTime() ?? null }, activity.zone, w.now().getTime())
  return no ?? take(w, id, 'withdraw', language)
}

/**
 * Puts what an old order held into the cart again, as far as it can be had. Spec §4, SEMANTICS 5.
 * @returns the cart, and what is not as it was; or not_found, cart_full, cart_quantity
 */
export async function reOrder(w: Work, orderId: string, language: LanguageCode) {
  const order = await hers(w, orderId)
  if (!order) return refuse('not_found')
  await holdCart(w)
  const lines = await w.mine(orderLines).list(linesOf, { orderIds: [orderId] })
  const variants = await w.all(itemColorSizes).list(variantsNow, { ids: lines.map(({ variantId }) => variantId) })
  const inCart = await w.mine(cartLines).list()
  const old = lines.map(({ variantId, quantity, unitPrice }) => ({ variantId, quantity, unitPrice: cents(unitPrice) }))
  const { add, tell } = restored(old, new Map(variants.map((one) => [one.size.id, goodOf(one)])), inCart)
  const isNew = ({ variantId }: { variantId: string }) => !inCart.some((line) => line.variantId === variantId)
  const no = checkCart([...inCart, ...add.filter(isNew)])
  if (no) return no
  for (const { variantId, quantity } of add) {
    const known = inCart.find((line) => line.variantId === variantId)
    const variant = variants.find(({ size }) => size.id === variantId)
    if (known) await w.mine(cartLines).set(known.id, { quantity: known.quantity + quantity })
    else if (variant)
      await w.mine(cartLines).add({ variantId, quantity, name: variant.item.name, unitPrice: goodOf(variant).unitPrice, created: w.now() })
  }
  const nameOf = (variantId: string) => {
    const line = lines.find((one) => one.variantId === variantId)
    return line ? shownArticle(line, language).name : ''
  }
  const told = tell.map(
    ({ variantId, asked, quantity, why, price }): Restored => ({
      name: nameOf(variantId),
      asked,
      quantity,
      ...(why && { why }),
      ...(price && { price: { before: moneyOf(price.before), now: moneyOf(price.now) } }),
    }),
  )
  const { data } = await cart(w, language)
  return { data, told }
}
