import * as z from 'zod'
import type { CounterOrder } from '#contract/counter.ts'
import { isByProvider } from '#rules/payment-choice.ts'
import { isRefusal, type Refusal } from '#rules/refusal.ts'
import { byNumber } from '../data/counter/counter.ts'
import { namesOfSeveral } from '../data/orders/pick-up.ts'
import { counterOf, noActivity, type Rooms } from './at-counter.ts'

/** The number of an order, as customers and staff read it. */
export const OrderNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'the number of an order is a whole number, such as 12')
  .transform(Number)
  .describe("the order's number")

/** Why staff do it. */
export const Reason = z
  .string()
  .trim()
  .min(1, 'the reason stays in the history of the order; it is not empty')
  .max(200, 'at most 200 characters')
  .describe('why; it stays in the history of the order')

/** One of its orders by its number, with its steps; or the sentence that says why there is none. */
export async function orderAt({ number, activity: permalink }: { number: number; activity: string }, tools: Rooms) {
  const counter = await counterOf(permalink, tools)
  if (!counter) return noActivity(permalink)
  const found = await counter.rooms.run(counter.scope, 'reads', (w) => byNumber(w, number, 'en'))
  return isRefusal(found) ? `${permalink} has no order ${number}.` : { ...counter, order: found.data, steps: found.steps }
}

/** How an order stands: `accepted, paid`. */
export const standing = ({ progress, payment, owed }: Pick<CounterOrder, 'progress' | 'payment' | 'owed'>): string =>
  [progress, payment.replace('_', ' '), ...(owed ? [`${owed} € to give back`] : [])].join(', ')

/** Why there is money to give back by hand. */
export const whyOwed = ({ paymentType }: Pick<CounterOrder, 'paymentType'>): string =>
  isByProvider(paymentType) ? 'the payment provider could not give back' : 'came when it was over'

type Counter = NonNullable<Awaited<ReturnType<typeof counterOf>>>

/** What gives the store of several in which an order of this activity is collected; undefined if there is none. */
export async function placesOf({ rooms, scope }: Pick<Counter, 'rooms' | 'scope'>) {
  const names = await rooms.run(scope, 'reads', namesOfSeveral)
  return ({ storeId }: Pick<CounterOrder, 'storeId'>): string | undefined =>
    storeId === null || isRefusal(names) ? undefined : names.get(storeId)
}

/** Why a step was not taken, in one sentence. */
export function whyNot({ refused, values }: Refusal, order: CounterOrder): string {
  if (refused === 'order_step') return `Order ${order.number} is ${standing(order)}: this cannot be done with it. Nothing was changed.`
  if (refused === 'order_expected')
    return `Only a parcel by courier is expected on a day, from today on and at most ${values?.['days']} days ahead. Nothing was changed.`
  if (refused === 'refund_wrong') return `At most ${values?.['most']} can go back of order ${order.number}. Nothing was changed.`
  if (refused === 'not_found') return `Whoever made order ${order.number} is no customer any more. Nothing was changed.`
  return `Order ${order.number}: ${refused}. Nothing was changed.`
}
