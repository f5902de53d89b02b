import { randomUUID } from 'node:crypto'
import { dayAfter, instantOf, onTheWall } from '#rules/days.ts'
import { mondayOf } from '#rules/figures.ts'
import { cents } from '#rules/money.ts'
import type { Loyalty } from '#rules/order-figures.ts'
import { gainOf } from '#rules/till.ts'
import { activityAt } from '../data/activities/rows.ts'
import type { Db } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { flows } from '../db/schema/cards.ts'
import { orderLines, orderNumbers, orders, orderSteps } from '../db/schema/orders.ts'
import { openWorkOf } from '../work/open.ts'
import { openScope, toolScope } from '../work/scope.ts'
import { readsOf } from '../work/work.ts'
import { orderOf, type PastOrder, type Shop, shopOf } from './past-orders.ts'

const PERMALINK = 'osteria-del-porto'
const WEEKS = 52
/** The counter shows what ended within a day: the past ends before that. */
const UNTIL_MS = 26 * 3_600_000
const AT_ONCE = 500

/** Who left: a number that is nobody's, and what is on the card. */
type Guest = { userId: string; balance: number; points: number }
type Past = { flows: (typeof flows.$inferInsert)[]; orders: PastOrder[]; bookings: (typeof bookings.$inferInsert)[] }

/** Numbers from 0 to 1 that are the same at each start. */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** So many of them, or all where they are fewer. */
function someOf<T>(all: readonly T[], count: number, roll: () => number): T[] {
  const left = [...all]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(roll() * left.length), 1)).flat()
}

/** How many came in a week so long ago: a house that is found by more and more. */
const visitsOf = (ago: number, roll: number) => Math.round(20 + 44 * Math.exp(-ago / 16) + (roll - 0.5) * 5)

/**
 * A year of the restaurant before its demo begins, for the owner's figures: movements, orders and bookings of people who have left
 * since, as an erasure leaves them, and of guests on the telephone. No account is made for them.
 */
export async function addPast(tx: Db, now: Date): Promise<void> {
  const ground = { tx, now: () => now, enqueue: async () => {}, forget: () => {} }
  const activity = await activityAt(openWorkOf(ground, openScope()), PERMALINK)
  if (!activity) return
  const past = pastOf(activity, await shopOf(readsOf(ground, toolScope({ activityId: activity.id })), activity), now)
  const inParts = async <R>(rows: R[], write: (some: R[]) => Promise<unknown>) => {
    for (let i = 0; i < rows.length; i += AT_ONCE) await write(rows.slice(i, i + AT_ONCE))
  }
  await inParts(past.flows, (some) => tx.insert(flows).values(some))
  await inParts(past.orders, async (some) => {
    await tx.insert(orders).values(some.map(({ order }) => order))
    await tx.insert(orderLines).values(some.flatMap(({ lines }) => lines))
    await tx.insert(orderSteps).values(some.flatMap(({ steps }) => steps))
  })
  await inParts(past.bookings, (some) => tx.insert(bookings).values(some))
  await tx.insert(orderNumbers).values({ activityId: activity.id, last: past.orders.length })
}

function pastOf({ id: activityId, zone }: { id: string; zone: string }, shop: Shop, now: Date): Past {
  const [roll, pick] = [dice(7), dice(11)]
  const past: Past = { flows: [], orders: [], bookings: [] }
  const monday = mondayOf(onTheWall(zone, now.getTime()).day)
  const known: Guest[] = []
  for (let ago = WEEKS - 1; ago >= 0; ago--) {
    const came = visitsOf(ago, roll())
    const again = someOf(known, Math.round(came * (0.64 + roll() * 0.1)), roll)
    const fresh = Array.from({ length: Math.max(0, came - again.length) }, () => ({ userId: '', balance: 0, points: 0 }))
    for (const guest of [...again, ...fresh]) {
      const day = dayAfter(monday, 1 + Math.floor(roll() * 6) - ago * 7) // closed on Mondays
      const at = new Date(instantOf(zone, day, roll() < 0.4 ? '12:45' : '20:15') + Math.floor(roll() * 40) * 60_000)
      const [isOrder, isBooked, isSpent, worth, other] = [
        roll() < 0.8,
        roll() < 0.6,
        roll() < 0.8,
        1800 + Math.floor(roll() * 22) * 100,
        roll(),
      ]
      if (at.getTime() > now.getTime() - UNTIL_MS) continue
      if (guest.userId === '') known.push(Object.assign(guest, { userId: randomUUID() }))
      const order = isOrder ? orderOf(shop, guest, at, { worth, isSpent, isSent: other < 0.3, roll: pick }) : undefined
      if (order) past.orders.push(order)
      past.flows.push(...visit(activityId, guest, at, order ? paidOf(order) : eaten(shop.loyalty, guest, { worth, isSpent })))
      if (isBooked) past.bookings.push(bookingOf(activityId, zone, at, other))
    }
  }
  past.orders.sort((a, b) => a.order.created.getTime() - b.order.created.getTime())
  past.orders.forEach(({ order }, n) => Object.assign(order, { number: n + 1 }))
  return past
}

/** What was eaten there: it is paid at the till, by the rule of an order. */
function eaten(loyalty: Loyalty, { balance }: Guest, { worth, isSpent }: { worth: number; isSpent: boolean }): Sums {
  const spent = isSpent ? Math.min(balance, worth) : 0
  const { credit, points } = gainOf(cents(worth - spent), loyalty)
  return { spent, earned: credit, points }
}
const paidOf = ({ order }: PastOrder): Sums => ({ spent: order.credit, earned: order.accumulation, points: order.points })

type Sums = { spent: number; earned: number; points: number }

/** What was paid of a visit with what was on the card, and what it earned. */
function visit(activityId: string, guest: Guest, at: Date, { spent, earned, points }: Sums): Past['flows'] {
  const move = (type: 'AA' | 'C', value: number, pointValue: number, minute: number) => {
    guest.balance += value
    guest.points += pointValue
    const created = new Date(at.getTime() + minute * 60_000)
    const { userId, balance, points: pointBalance } = guest
    return { activityId, id: randomUUID(), userId, created, type, value, pointValue, balance, pointBalance }
  }
  return [...(spent > 0 ? [move('C', -spent, 0, 0)] : []), move('AA', earned, points, 1)]
}

/** Whose name is long gone; a few did not come, or called it off. */
function bookingOf(activityId: string, zone: string, start: Date, fate: number): Past['bookings'][number] {
  const { day: date, time } = onTheWall(zone, start.getTime())
  const isOver = fate > 0.9
  const ended = { status: isOver ? 'N' : 'Y', noShow: fate > 0.95 } as const
  const made = new Date(start.getTime() - 86_400_000)
  const end = new Date(start.getTime() + 7_200_000)
  return {
    activityId,
    id: randomUUID(),
    userId: null,
    date,
    time,
    start,
    end,
    people: 2 + Math.floor(fate * 4),
    ...ended,
    created: made,
    updated: made,
  }
}
