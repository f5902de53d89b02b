import * as z from 'zod'
import type { CounterOrder } from '#contract/counter.ts'
import { onTheWall } from '#rules/days.ts'
import { isRefusal, type Refusal } from '#rules/refusal.ts'
import { activityAt } from '../data/activities/rows.ts'
import { byNumber } from '../data/counter/counter.ts'
import { openScope, toolScope } from '../work/scope.ts'
import { type Works, works } from '../work/works.ts'
import type { Tools } from './command.ts'

/** The number of an order, as customers and staff read it. */
export const OrderNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'the number of an order is a whole number, such as 12')
  .transform(Number)
  .describe("the order's number")

/** An activity by its permalink, and its orders as the operator reaches them; undefined if there is none. */
export async function counterOf(permalink: string, { db, clock, enqueue }: Pick<Tools, 'db' | 'clock' | 'enqueue'>) {
  const rooms: Works = works(db, clock, enqueue)
  const activity = await rooms.run(openScope(), 'reads', (w) => activityAt(w, permalink))
  if (!activity) return undefined
  const scope = toolScope({ activityId: activity.id })
  const find = async (number: number) => {
    const found = await rooms.run(scope, 'reads', (w) => byNumber(w, number, 'en'))
    return isRefusal(found) ? undefined : found
  }
  return { zone: activity.zone, scope, rooms, find }
}

export const noActivity = (permalink: string): string => `There is no activity with the permalink ${permalink}.`
export const noOrder = (permalink: string, number: number): string => `${permalink} has no order ${number}.`

/** `2026-11-21 19:15`, on the activity's wall. */
export const moment = (zone: string, at: string | number): string => Object.values(onTheWall(zone, at)).join(' ')

/** How an order stands: `accepted, paid`. */
export const standing = ({ progress, payment }: Pick<CounterOrder, 'progress' | 'payment'>): string =>
  `${progress}, ${payment.replace('_', ' ')}`

/** Why a step was not taken, in one sentence. */
export function whyNot({ refused, values }: Refusal, order: CounterOrder): string {
  if (refused === 'order_step') return `Order ${order.number} is ${standing(order)}: this cannot be done with it. Nothing was changed.`
  if (refused === 'refund_wrong') return `At most ${values?.['most']} can go back of order ${order.number}. Nothing was changed.`
  if (refused === 'not_found') return `Whoever made order ${order.number} is no customer any more. Nothing was changed.`
  return `Order ${order.number}: ${refused}. Nothing was changed.`
}
