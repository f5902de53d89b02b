import type { Order } from '#contract/orders.ts'

type Seen = Pick<Order, 'progress' | 'readyBy' | 'created'>

/** What matters first: what waits for her, then what others still do. */
const FIRST = ['ready', 'pending', 'accepted', 'shipped', 'placed'] as const
const rankOf = ({ progress }: Seen) => (FIRST as readonly string[]).indexOf(progress)
/** The one that is ready sooner, of those that nobody has said a time of the newer one. */
const isSooner = (one: Seen, other: Seen) =>
  one.readyBy !== null || other.readyBy !== null
    ? (one.readyBy ?? '9') < (other.readyBy ?? '9')
    : Date.parse(one.created) > Date.parse(other.created)

/** Those that are on their way, or wait for her. */
export const onTheirWay = <O extends Seen>(orders: readonly O[]): O[] => orders.filter((order) => rankOf(order) >= 0)

/** The order that home speaks of: of those on their way the one that matters first; undefined if there is none. LOOK "phone-6". */
export function orderOnItsWay<O extends Seen>(orders: readonly O[]): O | undefined {
  return onTheirWay(orders).toSorted((a, b) => rankOf(a) - rankOf(b) || (isSooner(a, b) ? -1 : 1))[0]
}

/** The order to make again: the last one that she has, and was not given all of back. @param orders newest first */
export const orderToRepeat = <O extends Seen & Pick<Order, 'payment'>>(orders: readonly O[]): O | undefined =>
  orders.find(({ progress, payment }) => progress === 'done' && payment !== 'refunded')
