import { instantOf, onTheWall } from '#rules/days.ts'
import { readyIn } from '#rules/order-ready.ts'
import { MINUTES, minutesUntil, nearestTo } from './minutes.ts'

/** When an order may be said to be ready: at her wish, so many minutes before or after it, or so many from now. */
export type AcceptChoice = {
  /** Stays the same while the clock moves. */
  id: string
  from: 'wish' | 'now'
  /** How far from her wish or from now, in minutes. */
  by: number
  /** When that is, in milliseconds: chosen once, and sent as it is however often. */
  at: number
  /** What the clock will show: `19:30`. */
  clock: string
}

/** From here on a number of minutes says less than the clock: what is offered stands around her wish. */
const FAR = 30
const AROUND = [-15, 15, 30]

/**
 * What an order can be accepted for, by one tap. Her wish is the first and proposed: with a while still to go times around it go
 * with it, else minutes from now. Without a wish, or once it has gone by, there are minutes alone: the nearest is proposed.
 * @param order with her wish as `HH:mm` on the wall of the day on which she ordered
 */
export function acceptChoices(
  { orderTimeRequest: wish, created }: { orderTimeRequest: string | null; created: string },
  now: number,
  zone: string,
): { choices: AcceptChoice[]; proposed: string } {
  const wished = wish === null ? undefined : instantOf(zone, onTheWall(zone, created).day, wish)
  const left = wished === undefined ? undefined : minutesUntil(wished, now)
  const choice = (from: AcceptChoice['from'], by: number): AcceptChoice => {
    const at = readyIn(by, from === 'wish' ? (wished ?? now) : now)
    return { id: `${from}${by}`, from, by, at, clock: onTheWall(zone, at).time }
  }
  const fromNow = MINUTES.map((by) => choice('now', by))
  if (left === undefined || left <= 0) return { choices: fromNow, proposed: `now${nearestTo(left)}` }
  const others = left > FAR ? AROUND.map((by) => choice('wish', by)) : fromNow.filter(({ by }) => by !== nearestTo(left))
  return { choices: [choice('wish', 0), ...others], proposed: 'wish0' }
}
