import type { Progress } from './order-steps.ts'
import { needsAddress, type ShippingType } from './shipping.ts'

/** A state that an order came to, and when. */
export type Reached = { progress: Progress; at: string }
/** A point of the line that the customer sees: gone by, where it stands, or still to come. */
export type Milestone = { progress: Progress; is: 'past' | 'now' | 'next'; at?: string }

const MINUTE = 60_000

/**
 * An order that still is prepared although it was promised: its minute is over.
 * @param now milliseconds
 */
export const isLate = ({ progress, readyBy }: { progress: Progress; readyBy: string | null }, now: number): boolean =>
  progress === 'accepted' && readyBy !== null && now >= Date.parse(readyBy) + MINUTE

/** Was it ever placed? One that was given up before it was paid never was: nothing was bought. */
export const wasPlaced = ({ timeline }: { timeline: readonly Pick<Milestone, 'progress' | 'is'>[] }): boolean =>
  timeline.some(({ progress, is }) => progress === 'placed' && is !== 'next')

const ENDS: readonly Progress[] = ['cancelled', 'withdrawn']

/** The way of an order that goes well: collected it becomes ready, sent it is shipped. SEMANTICS 14. */
const wayOf = (shipping: ShippingType): Progress[] => ['placed', 'accepted', needsAddress(shipping) ? 'shipped' : 'ready', 'done']

/**
 * The timeline of an order: the states it came to, each with its time, and those to come unless it has ended. `pending` is no
 * point of it.
 * @param history oldest first, as it was written down
 */
export function timelineOf(shipping: ShippingType, history: readonly Reached[]): Milestone[] {
  const reached = history.filter(({ progress }) => progress !== 'pending')
  const points = reached.map(({ progress, at }, index): Milestone => ({ progress, at, is: index === reached.length - 1 ? 'now' : 'past' }))
  const last = reached.at(-1)?.progress
  if (last && ENDS.includes(last)) return points
  const way = wayOf(shipping)
  const ahead = way.slice(last ? way.indexOf(last) + 1 : 0)
  return [...points, ...ahead.map((progress): Milestone => ({ progress, is: 'next' }))]
}
