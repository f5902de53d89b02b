import type { CounterOrder } from '#contract/counter.ts'
import { cameAt, placeOf } from './columns.ts'
import { minutesBetween, minutesUntil } from './minutes.ts'

/** How an order waits: `for` so many minutes where it is, or `due` in so many; below zero for so many past it. */
export type Waiting = { is: 'for' | 'due'; minutes: number }

/** How much of the promised time has gone by, up to 1; undefined of an order that is not at work, or without an hour. @param now milliseconds */
export function passedOf(order: CounterOrder, now: number): number | undefined {
  if (placeOf(order) !== 'working' || !order.readyBy) return undefined
  const [from, to] = [Date.parse(cameAt(order)), Date.parse(order.readyBy)]
  return now < to ? Math.max(0, now - from) / (to - from) : 1
}

/** How long an order has waited, or how long there still is. @param now milliseconds */
export function waitingOf(order: CounterOrder, now: number): Waiting {
  const { readyBy } = order
  // What was promised for a minute is cut to it already: what is left is not cut once more.
  if (placeOf(order) === 'working' && readyBy) return { is: 'due', minutes: minutesUntil(Date.parse(readyBy), now) }
  return { is: 'for', minutes: Math.max(0, minutesBetween(cameAt(order), now)) }
}
