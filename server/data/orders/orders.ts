import type { LanguageCode } from '#contract/languages.ts'
import type { Wish } from '#contract/orders.ts'
import type { Paging } from '#contract/wire.ts'
import { cents } from '#rules/money.ts'
import type { StepName } from '#rules/order-steps.ts'
import type { PaymentOffer } from '#rules/payment-choice.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { checkWithdrawal } from '#rules/withdrawal.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { cut } from '../../work/sorting.ts'
import type { Reads, Work } from '../../work/work.ts'
import { pour } from '../cart/pour.ts'
import { create } from './create.ts'
import type { Order } from './hers.ts'
import { archived, linesOf, orderById, unarchived } from './rows.ts'
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
  const taken = await step(w, { userId: w.scope.customerId ?? '', orderId: id, step: name })
  return isRefusal(taken) ? taken : shownOne(w, taken, language)
}

/** Cancels an order that is placed; after that asks for it once, and staff decide. SEMANTICS 14. */
export async function cancel(w: Work, id: string, language: LanguageCode) {
  const order = await hers(w, id)
  if (!order) return refuse('not_found')
  if (order.isCancelAsked) return shownOne(w, order, language)
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
  const lines = await w.mine(orderLines).list(linesOf, { orderIds: [orderId] })
  return pour(
    w,
    lines.map((line) => ({ ...line, unitPrice: cents(line.unitPrice), name: shownArticle(line, language).name })),
    language,
  )
}
