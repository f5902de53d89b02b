import type { CounterOrder } from '#contract/counter.ts'

/** Where an order stands on the board. */
export type Place = 'new' | 'working' | 'ready' | 'ended'

const places: Record<CounterOrder['progress'], Place> = {
  pending: 'ended',
  placed: 'new',
  accepted: 'working',
  ready: 'ready',
  shipped: 'ready',
  done: 'ended',
  cancelled: 'ended',
  withdrawn: 'ended',
}

export const placeOf = ({ progress }: Pick<CounterOrder, 'progress'>): Place => places[progress]

/** When it is due, or since when it waits (milliseconds). */
const due = ({ readyBy, created }: CounterOrder) => Date.parse(readyBy ?? created)
/** When it came to where it is. */
export const cameAt = ({ timeline, created }: CounterOrder): string => timeline.find(({ is }) => is === 'now')?.at ?? created

/** The board: what has waited longest or is due first on top; of those that ended, the latest. */
export function columnsOf(orders: readonly CounterOrder[]): Record<Place, CounterOrder[]> {
  const at = (place: Place) => orders.filter((order) => placeOf(order) === place)
  const bySince = (a: CounterOrder, b: CounterOrder) => Date.parse(cameAt(a)) - Date.parse(cameAt(b))
  return {
    new: at('new').toSorted(bySince),
    working: at('working').toSorted((a, b) => due(a) - due(b)),
    ready: at('ready').toSorted(bySince),
    ended: at('ended').toSorted((a, b) => bySince(b, a)),
  }
}

/** Why somebody has to look at an order: it is new, or its customer asks to cancel it. `about` tells one call from another. */
export type Call = { about: string; order: CounterOrder; isAsked: boolean }

/** All that staff have to look at, the longest waiting first of each kind. */
export const callsFor = ({ new: fresh, working, ready }: ReturnType<typeof columnsOf>): Call[] => [
  ...fresh.map((order) => ({ about: order.id, order, isAsked: false })),
  ...[...working, ...ready]
    .filter(({ keys }) => keys.includes('keep'))
    .map((order) => ({ about: `${order.id} asked`, order, isAsked: true })),
]

const ON_BOARD = ['new', 'working', 'ready'] as const

/** Does any card stand elsewhere than before? One that comes after all others moves none. */
export const hasMoved = (before: ReturnType<typeof columnsOf>, now: ReturnType<typeof columnsOf>): boolean =>
  ON_BOARD.some((place) => before[place].some(({ id }, at) => now[place][at]?.id !== id))
