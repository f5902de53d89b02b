import { randomUUID } from 'node:crypto'
import type { Given, ToCancel } from '#contract/reasons.ts'
import { MOST_OF_ONE } from '#rules/cart.ts'
import { addressOf } from '#rules/contact-links.ts'
import { onTheWall } from '#rules/days.ts'
import { cents } from '#rules/money.ts'
import { actsAs } from '#rules/order-actors.ts'
import { type FailedRefund, owedAfter, type Refund, restOf } from '#rules/order-refund.ts'
import { type Effect, type StepName, takeStep } from '#rules/order-steps.ts'
import { isByProvider } from '#rules/payment-choice.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { needsAddress } from '#rules/shipping.ts'
import { customers } from '../../db/schema/customers.ts'
import { cartLines } from '../../db/schema/carts.ts'
import { orderLines, orders, orderSteps, paymentAttempts, refunds } from '../../db/schema/orders.ts'
import { stores } from '../../db/schema/stores.ts'
import { refund as refundJob } from '../../jobs/definitions.ts'
import type { Work } from '../../work/work.ts'
import { holdCart } from '../cart/cart.ts'
import { news } from '../notifications/kinds.ts'
import { keptAs } from '../reasons.ts'
import { issueAt } from '../scratch-cards/issue.ts'
import { oneOfSeveral } from '../stores/rows.ts'
import { applyEffects, type Doing, sumsOf } from './effects.ts'
import { type Hers, hersIn, type Order, type Unwritten } from './hers.ts'
import { attemptsOf, linesOf, orderById } from './rows.ts'

/** Queues everybody who does something with an order: she, staff at two tablets, the provider's word, the sweep. */
export const holdOrder = (w: Work, orderId: string) => w.lock(`order ${orderId}`)

/** A step with somebody's order. `part`: what goes back, where it is not all that is left; `readyBy`: when staff say it is ready;
 * `expected`: by which day they say it arrives; `owed`: in cents, all that they know to be owed; `failed`: what did not go back. */
type Taken = { userId: string; orderId: string; step: StepName } & Further
type Further = { reason?: Given<ToCancel>; readyBy?: Date; expected?: string; part?: Refund; owed?: number; failed?: FailedRefund }

const GIVES_BACK: readonly Effect[] = ['give_credit_back', 'refund_money', 'take_accrual_back']

/**
 * Takes a step with an order, with all that it does to credit, stock, money and what was earned, and tells the customer. The
 * order is locked first, so that of any number who take the same step one does and the others are told where it is. SEMANTICS 14.
 * @returns the order after it; or not_found, forbidden, own_card, order_step
 */
export async function step(w: Work, { userId, orderId, step: name, ...further }: Taken): Promise<Order | Refusal> {
  await holdOrder(w, orderId)
  if (name === 'give_up') await holdCart(w) // before her card and the stock, as an order does
  const hers = hersIn(w, userId)
  const order = await hers.rows(orders).first(orderById, { id: orderId })
  if (!order) return refuse('not_found')
  const taken = takeStep(order, name, actsAs(w.scope.actor))
  if (isRefusal(taken)) return taken
  // What went back is what they saw: if more of it failed meanwhile, that is owed still.
  if (further.owed !== undefined && further.owed !== order.owed) return refuse('order_step')
  const lines = await hers.rows(orderLines).list(linesOf, { orderIds: [orderId] })
  const activity = await w.activity()
  const { failed } = further
  const doing: Doing = { w, hers, order, lines, zone: activity?.zone ?? 'UTC', ...(failed && { failed }) }
  const back = await writeBack(doing, taken.effects, further)
  const refunded = order.refunded + (back ? back.money + back.credit : 0)
  const no = await applyEffects({ ...doing, order: { ...order, refunded }, ...(back && { back }) }, taken.effects)
  if (no) return no
  const { progress, payment, isAccrued, isCancelAsked, owed, unreturned } = taken.order
  const isPlaced = name === 'place'
  const isDone = progress === 'done' && order.progress !== 'done'
  const changed = await hers.rows(orders).set(orderId, {
    progress,
    payment,
    isAccrued,
    isCancelAsked,
    refunded,
    ...(failed ? owedAfter(order, failed) : { owed, unreturned }),
    ...(isPlaced && { expires: null, placed: w.now() }),
    ...(isDone && { done: w.now() }),
    ...((isDone || (progress === 'cancelled' && order.progress !== 'cancelled')) && { ended: w.now() }),
    ...(further.readyBy && { readyBy: further.readyBy }),
    ...(further.expected && { expected: further.expected }),
  })
  if (!changed) return refuse('not_found')
  if (isDone && (await isCustomer(hers))) await issueAt(w, 'purchase', userId)
  if (name === 'give_up') await fillCart(doing)
  await hers.rows(orderSteps).add(stepOf(w, changed, name, further.reason))
  await w.changed(userId, 'orders', orderId)
  if (!taken.effects.includes('owe_money')) await told(w, changed, name, doing.zone) // that it comes back she is told already
  return changed
}

/**
 * Writes down what goes back of an order, before it does. Money that came by a provider goes back by it, in a job; any other by
 * hand.
 */
async function writeBack({ w, hers, order }: Doing, effects: readonly Effect[], { part, reason }: Further) {
  if (!effects.some((effect) => GIVES_BACK.includes(effect))) return undefined
  const whole = part ?? restOf(sumsOf(order), cents(order.refunded))
  const back = effects.includes('refund_money') ? whole : { ...whole, money: cents(0) }
  const attempts = back.money > 0 ? await hers.rows(paymentAttempts).list(attemptsOf, { orderIds: [order.id] }) : []
  const paid = attempts.find(({ state }) => state === 'paid')
  const { id } = await hers.rows(refunds).add({
    orderId: order.id,
    attemptId: paid?.id ?? null,
    money: back.money,
    credit: back.credit,
    accumulation: order.isAccrued ? back.accumulation : 0,
    points: order.isAccrued ? back.points : 0,
    missing: 0,
    missingPoints: 0,
    state: paid ? 'due' : 'done',
    ...keptAs(reason),
    created: w.now(),
    ended: paid ? null : w.now(),
  })
  if (paid) await w.enqueue(refundJob, { activityId: order.activityId, id })
  return { ...back, refundId: id }
}

/** Who was erased, or left the activity, is no customer any more; her orders stay. */
const isCustomer = async (hers: Hers) => (await hers.rows(customers).count()) > 0

/** What she did not pay for is in her cart again and says so, beside what she put there meanwhile, as long as she is a customer. */
async function fillCart({ w, hers, order, lines }: Doing) {
  if (!(await isCustomer(hers))) return
  const inCart = await hers.rows(cartLines).list()
  for (const { variantId, quantity, name, unitPrice } of lines) {
    const known = inCart.find((line) => line.variantId === variantId)
    const whole = Math.min((known?.quantity ?? 0) + quantity, MOST_OF_ONE)
    const unpaidQuantity = whole - (known?.quantity ?? 0)
    if (unpaidQuantity === 0) continue
    const line = { quantity: whole, unpaid: order.created, unpaidQuantity }
    if (known) await hers.rows(cartLines).set(known.id, line)
    else await hers.rows(cartLines).add({ ...line, variantId, name, unitPrice, created: w.now() })
  }
}

/** A step in an order's history. */
export function stepOf(
  w: Work,
  { activityId, id: orderId, userId, progress, payment }: Unwritten,
  name: StepName | 'create',
  reason?: Given<ToCancel>,
) {
  const { via, id: actor } = w.scope.actor
  const whose = { activityId, id: randomUUID(), userId, orderId }
  return { ...whose, step: name, progress, payment, via, actor, ...keptAs(reason), at: w.now() }
}

type Is = 'placed' | 'accepted' | 'kept' | 'ready' | 'shipped' | 'delivered' | 'paid' | 'cancelled' | 'withdrawn' | 'refunded'
/** Steps that she is told of. What a provider says was paid is told as the order that it places. */
const TOLD: Partial<Record<StepName, Is>> = {
  place: 'placed',
  accept: 'accepted',
  keep: 'kept',
  ready: 'ready',
  ship: 'shipped',
  hand_over: 'delivered',
  pay: 'paid',
  pay_late: 'paid',
  cancel: 'cancelled',
  withdraw: 'withdrawn',
  refund: 'refunded',
  refund_part: 'refunded',
  return_late: 'refunded',
}

/** Is she where it happens? She comes for what she collects, or sits at the table; she gives the money for what is paid at the store. */
const isThere = ({ shipping, paymentType }: Order, is: Is) =>
  (is === 'delivered' && !needsAddress(shipping)) || (is === 'paid' && paymentType === 'ST')

/** What she is told once: parts of a refund each, each answer to what she asked, and what came too late as often as it did. */
function aboutOf(name: StepName, is: string, { refunded }: Order, now: Date) {
  if (name === 'keep' || name === 'return_late') return `${is} ${now.toISOString()}`
  return is === 'refunded' ? `${is} ${refunded}` : is
}

/** Where she is to come for it, of several stores, once it is made for her; undefined if there is no choice, or nobody knows. */
async function placeOf(w: Work, { storeId }: Order, is: Is) {
  if (storeId === null || (is !== 'accepted' && is !== 'ready')) return undefined
  const store = await w.all(stores).first(oneOfSeveral, { id: storeId })
  return store && { name: store.name, address: addressOf(store) }
}

/** Was nothing ever paid for what she sends back? Neither money nor credit goes back of it. */
const isUnpaid = ({ progress, payment, credit, refunded }: Order, name: StepName) =>
  progress === 'withdrawn' && ((name === 'withdraw' && payment === 'open' && credit === 0) || (name === 'refund' && refunded === 0))

/** Tells her how her order stands, at the hour that it is in its activity's zone. What she did, or was there for, rings nowhere. */
export async function told(w: Work, order: Order, name: StepName, zone: string) {
  const stands = TOLD[name]
  if (!stands) return
  const isQuiet = w.scope.actor.via === 'customer' || isThere(order, stands)
  const is = stands === 'delivered' && !needsAddress(order.shipping) && order.table === null ? 'collected' : stands
  const about = aboutOf(name, is, order, w.now())
  const readyBy = order.readyBy?.toISOString() ?? null
  const kind = is === 'placed' ? 'orderPlaced' : is === 'withdrawn' || is === 'refunded' ? 'orderBack' : isQuiet ? 'orderDeed' : 'orderStep'
  const at = onTheWall(zone, w.now().getTime())
  const expected = is === 'shipped' ? order.expected : null
  const coupon = is === 'placed' && order.coupon ? { ...order.coupon, value: 0 - order.couponValue } : undefined
  const store = await placeOf(w, order, stands)
  const isBack = order.refunded > 0
  await w.tell(
    order.userId,
    news(kind, {
      orderId: order.id,
      about,
      is,
      number: order.number,
      readyBy,
      at,
      isBack,
      ...(isUnpaid(order, name) && { isUnpaid: true }),
      ...(is === 'refunded' && order.progress === 'cancelled' && name === 'refund' && { isCancelled: true }),
      ...(name === 'return_late' && isByProvider(order.paymentType) && { isByHand: true }),
      ...(expected && { expected }),
      ...(store && { store }),
      ...(coupon && { coupon }),
    }),
  )
}
