import { randomUUID } from 'node:crypto'
import { dayAfter, instantOf, onTheWall } from '#rules/days.ts'
import { mondayOf } from '#rules/figures.ts'
import { activityAt } from '../data/activities/rows.ts'
import type { Db } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { flows } from '../db/schema/cards.ts'
import { orderNumbers, orders } from '../db/schema/orders.ts'
import { openWorkOf } from '../work/open.ts'
import { openScope } from '../work/scope.ts'

const PERMALINK = 'osteria-del-porto'
const WEEKS = 52
/** The counter shows what ended within a day: the past ends before that. */
const UNTIL_MS = 26 * 3_600_000
const AT_ONCE = 500

/** Who left: a number that is nobody's, and what is on the card. */
type Guest = { userId: string; balance: number }
type Past = { flows: (typeof flows.$inferInsert)[]; orders: (typeof orders.$inferInsert)[]; bookings: (typeof bookings.$inferInsert)[] }

/** Numbers from 0 to 1 that are the same at each start. */
function dice() {
  let state = 7
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
  const open = openWorkOf({ tx, now: () => now, enqueue: async () => {}, forget: () => {} }, openScope())
  const activity = await activityAt(open, PERMALINK)
  if (!activity) return
  const past = pastOf(activity, now)
  const inParts = async <R>(rows: R[], write: (some: R[]) => Promise<unknown>) => {
    for (let i = 0; i < rows.length; i += AT_ONCE) await write(rows.slice(i, i + AT_ONCE))
  }
  await inParts(past.flows, (some) => tx.insert(flows).values(some))
  await inParts(past.orders, (some) => tx.insert(orders).values(some))
  await inParts(past.bookings, (some) => tx.insert(bookings).values(some))
  await tx.insert(orderNumbers).values({ activityId: activity.id, last: past.orders.length })
}

function pastOf({ id: activityId, zone }: { id: string; zone: string }, now: Date): Past {
  const roll = dice()
  const past: Past = { flows: [], orders: [], bookings: [] }
  const monday = mondayOf(onTheWall(zone, now.getTime()).day)
  const known: Guest[] = []
  for (let ago = WEEKS - 1; ago >= 0; ago--) {
    const came = visitsOf(ago, roll())
    const again = someOf(known, Math.round(came * (0.64 + roll() * 0.1)), roll)
    const fresh = Array.from({ length: Math.max(0, came - again.length) }, () => ({ userId: '', balance: 0 }))
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
      past.flows.push(...visit(activityId, guest, at, { worth, isSpent }))
      if (isOrder) past.orders.push(orderOf(activityId, guest, at, { worth, isSent: other < 0.3 }))
      if (isBooked) past.bookings.push(bookingOf(activityId, zone, at, other))
    }
  }
  past.orders.sort((a, b) => a.created.getTime() - b.created.getTime())
  past.orders.forEach((order, n) => Object.assign(order, { number: n + 1 }))
  return past
}

/** What a visit earned, and what was paid with what was on the card. */
function visit(activityId: string, guest: Guest, at: Date, { worth, isSpent }: { worth: number; isSpent: boolean }): Past['flows'] {
  const move = (type: 'AA' | 'C', value: number, minute: number) => {
    guest.balance += value
    const created = new Date(at.getTime() + minute * 60_000)
    return {
      activityId,
      id: randomUUID(),
      userId: guest.userId,
      created,
      type,
      value,
      pointValue: 0,
      balance: guest.balance,
      pointBalance: 0,
    }
  }
  const spent = isSpent && guest.balance > 0 ? [move('C', -guest.balance, 0)] : []
  return [...spent, move('AA', Math.round(worth * 0.062), 1)]
}

function orderOf(
  activityId: string,
  { userId }: Guest,
  at: Date,
  { worth, isSent }: { worth: number; isSent: boolean },
): Past['orders'][number] {
  const sums = {
    subtotal: worth,
    credit: 0,
    shippingPrice: isSent ? 250 : 0,
    total: worth + (isSent ? 250 : 0),
    accumulation: 0,
    points: 0,
  }
  const paid = { payment: 'paid', paymentType: 'ST', shipping: isSent ? 'H' : 'S' } as const
  const done = new Date(at.getTime() + 3_600_000)
  const ended = { progress: 'done', done, ended: done, isArchived: true, isGoods: false } as const
  return { activityId, id: randomUUID(), userId, number: 0, created: at, placed: at, ...paid, ...ended, ...sums }
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
