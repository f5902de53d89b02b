import { and, asc, eq } from 'drizzle-orm'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { cents, moneyOf } from '#rules/money.ts'
import { linePriceOf } from '#rules/line-price.ts'
import { readyIn } from '#rules/order-ready.ts'
import { isRefusal, type Refusal } from '#rules/refusal.ts'
import { shippingPriceOf } from '#rules/shipping.ts'
import { add as keepAddress } from '../data/addresses/addresses.ts'
import { add as putIntoCart } from '../data/cart/cart.ts'
import { refund, take, type Taking } from '../data/counter/counter.ts'
import { cancel, order, withdraw } from '../data/orders/orders.ts'
import { checkout } from '../data/payments/checkout.ts'
import { confirm } from '../data/payments/session.ts'
import type { Db } from '../db/connect.ts'
import { itemColors, itemColorSizes, items, payments, shippings } from '../db/schema/shop.ts'
import type { Sandbox } from '../payments/sandbox.ts'
import type { Scope } from '../work/scope.ts'
import type { Work } from '../work/work.ts'
import type { Works } from '../work/works.ts'
import type { Deed, PlannedOrder } from './order-plans.ts'

const HOME = { address: 'Via della Repubblica', streetNumber: '18', cap: '16032', city: 'Camogli', province: 'GE', countryId: 'IT' }

/** Where the demo's orders are made: the shop of an activity, its app's address, and who works there. */
export type Shop = { tx: Db; rooms: Works; cards: Sandbox; activityId: string; origin: string; counter: Scope; administration: Scope }

/** What the demo does is what anybody could have done: a refusal is a fault of its plan. */
export async function done<T>(deed: Promise<T | Refusal>): Promise<T> {
  const result = await deed
  if (isRefusal(result)) throw new Error(`the demo was refused: ${result.refused} ${JSON.stringify(result.values ?? {})}`)
  return result
}

/** The first variant of a good by its Italian name, with what it costs. */
async function goodNamed({ tx, activityId }: Shop, name: string) {
  const [found] = await tx
    .select({ variantId: itemColorSizes.id, item: items })
    .from(itemColorSizes)
    .innerJoin(items, and(eq(items.activityId, itemColorSizes.activityId), eq(items.id, itemColorSizes.itemId)))
    .innerJoin(itemColors, and(eq(itemColors.activityId, itemColorSizes.activityId), eq(itemColors.id, itemColorSizes.itemColorId)))
    .where(and(eq(items.activityId, activityId), eq(items.name, name)))
    .orderBy(asc(itemColors.sort), asc(itemColorSizes.sort))
    .limit(1)
  if (!found) throw new Error(`the demo has no good called ${name}`)
  return found
}

/** What the goods cost that are put into her cart. */
async function fillCart(shop: Shop, hers: Scope, goods: PlannedOrder['goods']) {
  let subtotal = 0
  for (const [name, quantity] of Object.entries(goods)) {
    const { variantId, item } = await goodNamed(shop, name)
    await done(shop.rooms.run(hers, 'writes', (w) => putIntoCart(w, { itemColorSizeId: variantId, quantity }, 'it')))
    const discountPrice = item.discountPrice === null ? null : cents(item.discountPrice)
    subtotal += linePriceOf({ price: cents(item.price), discountPrice, quantity })
  }
  return cents(subtotal)
}

/** Orders as her app would: what is paid by card is paid on the sandbox's page, unless it is left there. @returns the order's id */
export async function buy(shop: Shop, hers: Scope, { goods, sent = 'S', by, isLeft, note }: PlannedOrder): Promise<string> {
  const { tx, rooms, cards, activityId, origin } = shop
  const subtotal = await fillCart(shop, hers, goods)
  const [way] = await tx
    .select()
    .from(shippings)
    .where(and(eq(shippings.activityId, activityId), eq(shippings.type, sent)))
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.activityId, activityId), eq(payments.type, by)))
  if (!way || !payment) throw new Error(`the demo sends nothing by ${sent}, or takes no ${by}`)
  const { type, priceMin, offerPrice, standardPrice } = way
  const prices = { type, priceMin: cents(priceMin), offerPrice: cents(offerPrice), standardPrice: cents(standardPrice) }
  const home =
    sent === 'S' ? undefined : await done(rooms.run(hers, 'writes', (w) => keepAddress(w, { name: 'Giulia Conti', ...HOME }, 'it')))
  const wish = {
    shippingId: way.id,
    paymentId: payment.id,
    customerAddressId: home?.data.id ?? null,
    checkCreditUse: false,
    ...(note && { note }),
  }
  if (by !== 'S') {
    const totalPrice = moneyOf(subtotal + shippingPriceOf(prices, subtotal))
    const { data } = await done(rooms.run(hers, 'writes', (w) => order(w, { ...wish, totalPrice }, [], 'it')))
    return data.id
  }
  const [ports, steps] = [{ S: cards }, rooms.steps(hers)]
  const { data } = await done(checkout(steps, ports, { wish, origin, language: 'it' }))
  if (isLeft || data.sessionId === null) return data.order.id
  await cards.act(data.sessionId, 'pay')
  await done(confirm({ rooms, ports, steps, language: 'it' }, data.sessionId))
  return data.order.id
}

/** Says that an order has left, and in how many days it arrives, if anybody said that. */
async function ship(w: Work, id: string, days?: number) {
  const today = onTheWall((await w.activity())?.zone ?? 'UTC', w.now().getTime()).day
  return take(w, { id, step: 'ship', ...(days !== undefined && { expected: dayAfter(today, days) }) }, 'it')
}

/** Takes a step with an order, hers or the staff's. */
export async function follow({ rooms, counter, administration }: Shop, hers: Scope, orderId: string, deed: Deed): Promise<void> {
  const atCounter = (taking: Omit<Taking, 'id'>) => done(rooms.run(counter, 'writes', (w) => take(w, { id: orderId, ...taking }, 'it')))
  if (deed.is === 'cancel') await done(rooms.run(hers, 'writes', (w) => cancel(w, orderId, 'it')))
  else if (deed.is === 'withdraw') await done(rooms.run(hers, 'writes', (w) => withdraw(w, orderId, 'it')))
  else if (deed.is === 'refuse') await atCounter({ step: 'cancel', reason: deed.reason })
  else if (deed.is === 'refund')
    await done(rooms.run(administration, 'writes', (w) => refund(w, { id: orderId, amount: deed.amount, reason: deed.reason }, 'it')))
  else if (deed.is === 'ship') await done(rooms.run(counter, 'writes', (w) => ship(w, orderId, deed.days)))
  else if (deed.is === 'accept' && deed.minutes !== undefined)
    await atCounter({ step: 'accept', readyBy: new Date(readyIn(deed.minutes, rooms.now().getTime())).toISOString() })
  else await atCounter({ step: deed.is })
}
