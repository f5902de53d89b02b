import type { CounterOrder } from '#contract/counter.ts'
import { cameAt, placeOf } from './columns.ts'
import { minutesBetween } from './minutes.ts'

/** How an order waits: `for` so many minutes where it is, or `due` in so many; below zero for so many past it. */
export type Waiting = { is: 'for' | 'due'; minutes: number }

/** How long an order has waited, or how long there still is. @param now milliseconds */
export function waitingOf(order: CounterOrder, now: number): Waiting {
  const { readyBy } = order
  if (placeOf(order) === 'working' && readyBy)
    return { is: 'due', minutes: Date.parse(readyBy) > now ? minutesBetween(now, readyBy) : 0 - minutesBetween(readyBy, now) }
  return { is: 'for', minutes: Math.max(0, minutesBetween(cameAt(order), now)) }
}
