import { randomUUID } from 'node:crypto'
import { type Cents, cents, points4 } from '#rules/money.ts'
import { subtotalOf } from '#rules/line-price.ts'
import { figuresOf, type Loyalty } from '#rules/order-figures.ts'
import type { Progress } from '#rules/order-steps.ts'
import { type ShippingPrices, shippingPriceOf } from '#rules/shipping.ts'
import { variantsNow } from '../data/cart/rows.ts'
import { pricesOf, type Variant } from '../data/cart/variants.ts'
import { kept } from '../data/orders/create.ts'
import type { activities } from '../db/schema/activities.ts'
import type { orderLines, orders, orderSteps } from '../db/schema/orders.ts'
import { itemColorSizes, shippings } from '../db/schema/shop.ts'
import type { Row } from '../work/tables.ts'
import type { Reads } from '../work/work.ts'

/** Where past orders were made: what is sold there, what it costs to have it brought, and what a purchase gives. */
export type Shop = { activityId: string; goods: Variant[]; home: ShippingPrices; least: Cents; loyalty: Loyalty }
/** An order with what it held and what became of it, as the database has it. */
export type PastOrder = {
  order: typeof orders.$inferInsert
  lines: (typeof orderLines.$inferInsert)[]
  steps: (typeof orderSteps.$inferInsert)[]
}

const byPlace = (a: Variant, b: Variant) => a.item.sort - b.item.sort || a.item.name.localeCompare(b.item.name) || a.size.sort - b.size.sort

/** Reads it, as it is sold today. */
export async function shopOf(w: Reads, { id: activityId, ...activity }: Row<typeof activities>): Promise<Shop> {
  const ids = (await w.all(itemColorSizes).list()).map(({ id }) => id)
  const goods = await w.all(itemColorSizes).list(variantsNow, { ids })
  const home = (await w.all(shippings).list()).find(({ type }) => type === 'H')
  if (!home || goods.length === 0) throw new Error('the demo has a past where nothing is sold, or brought home')
  const { priceMin, offerPrice, standardPrice } = home
  const { cashBackType, rate, pointValue, configuration } = activity
  return {
    activityId,
    goods: goods.map((one) => ({ ...one, left: null })).toSorted(byPlace),
    home: { type: 'H', priceMin: cents(priceMin), offerPrice: cents(offerPrice), standardPrice: cents(standardPrice) },
    least: cents(Math.round(Number(configuration['shopTotalMinPrice'] ?? 0) * 100)),
    loyalty: { cashBackType, rate, pointValue: cents(pointValue) },
  }
}

type Roll = () => number

/** Goods that come to about so much, and to what the shop asks for at least. */
function basketOf({ goods, least }: Shop, worth: number, roll: Roll): { variant: Variant; quantity: number }[] {
  const basket = new Map<Variant, number>()
  for (let sum = 0; sum < Math.max(worth - 300, least); ) {
    const variant = goods[Math.floor(roll() * goods.length)]
    if (!variant) break
    const price = subtotalOf([{ ...pricesOf(variant), quantity: 1 }])
    if (price > Math.max(worth, least) - sum + 600) continue
    basket.set(variant, (basket.get(variant) ?? 0) + 1)
    sum += price
  }
  return [...basket].map(([variant, quantity]) => ({ variant, quantity }))
}

type Wish = { worth: number; isSpent: boolean; isSent: boolean; roll: Roll }

/**
 * An order of so long ago that all of it is over, with the figures that the rules give it; what it was paid with of the card, and
 * earned, stands in it. As an erasure leaves it: it is nobody's. Its number comes once all are there.
 */
export function orderOf(shop: Shop, guest: { userId: string; balance: number; points: number }, at: Date, wish: Wish): PastOrder {
  const { activityId, loyalty } = shop
  const basket = basketOf(shop, wish.worth, wish.roll)
  const priced = basket.map(({ variant, quantity }) => ({ ...pricesOf(variant), quantity }))
  const figures = figuresOf({
    lines: priced,
    shipping: wish.isSent ? shippingPriceOf(shop.home, subtotalOf(priced)) : cents(0),
    card: { balance: cents(guest.balance), pointBalance: points4(guest.points) },
    loyalty,
    ...(!wish.isSpent && { chosen: cents(0) }),
  })
  const owner = { activityId, userId: guest.userId, id: randomUUID() }
  const { subtotal, total, accumulation, points } = figures
  const done = new Date(at.getTime() + 45 * MINUTE)
  const order: PastOrder['order'] = {
    ...owner,
    number: 0,
    created: at,
    placed: at,
    done,
    ended: done,
    progress: 'done',
    payment: 'paid',
    paymentType: 'ST',
    shipping: wish.isSent ? 'H' : 'S',
    isGoods: false,
    isArchived: true,
    isAccrued: true,
    subtotal,
    credit: Math.abs(figures.credit),
    shippingPrice: figures.shipping,
    total,
    accumulation,
    points,
  }
  return {
    order,
    lines: basket.map(({ variant, quantity }, sort) => kept(owner)({ line: { quantity }, variant }, sort)),
    steps: stepsOf(order, at, wish.isSent),
  }
}

const MINUTE = 60_000

/** It was accepted, made, paid when she had it, and handed over. */
function stepsOf({ activityId, id: orderId, userId }: PastOrder['order'], at: Date, isSent: boolean): PastOrder['steps'] {
  const reached = isSent ? 'shipped' : 'ready'
  const all: [step: string, progress: Progress, payment: 'open' | 'paid', minute: number][] = [
    ['create', 'placed', 'open', 0],
    ['accept', 'accepted', 'open', 4],
    [isSent ? 'ship' : 'ready', reached, 'open', 28],
    ['pay', reached, 'paid', 44],
    ['hand_over', 'done', 'paid', 45],
  ]
  return all.map(([step, progress, payment, minute]) => ({
    activityId,
    id: randomUUID(),
    orderId,
    userId,
    step,
    progress,
    payment,
    via: step === 'create' ? 'customer' : 'staff',
    at: new Date(at.getTime() + minute * MINUTE),
  }))
}
