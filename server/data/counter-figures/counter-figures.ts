import type { FigureRange, Figures, Report } from '#contract/counter-figures.ts'
import { onTheWall } from '#rules/days.ts'
import { mayBeCompared, mayBeSplit, type Period, periodsOf, sameDaysBefore, spanOf } from '#rules/figures.ts'
import { moneyOf } from '#rules/money.ts'
import type { Reads } from '../../work/work.ts'
import { type Asked, beginning, booked, coupons, credit, ordered, rewards, visitors } from './rows.ts'

/** All that is counted, by the place of its stretch. */
async function counts(w: Reads, asked: Asked) {
  const [people, sums, orders, places, tickets, given] = await Promise.all([
    visitors(w, asked),
    credit(w, asked),
    ordered(w, asked),
    booked(w, asked),
    coupons(w, asked),
    rewards(w, asked),
  ])
  return (n: number) => ({
    people: people.get(n) ?? { came: 0, back: 0 },
    credit: sums.get(n) ?? { given: 0, spent: 0 },
    orders: orders.get(n) ?? { count: 0, worth: 0, collected: 0, people: 0 },
    bookings: places.get(n) ?? { kept: 0, absent: 0, cancelled: 0, people: 0 },
    coupons: tickets.get(n) ?? { given: 0, used: 0 },
    rewards: given.get(n) ?? { sold: 0, used: 0, issued: 0, won: 0 },
  })
}
type Counted = ReturnType<Awaited<ReturnType<typeof counts>>>

/** @param isTold may a part be told of so many people of this noun? */
function shown(
  { from, to }: Period,
  { people, credit: sums, orders, bookings, coupons: tickets, rewards: given }: Counted,
  isTold: (noun: 'people' | 'orders' | 'bookings', people: number) => boolean = (_, many) => mayBeSplit(many),
): Figures {
  const [byPeople, byOrders, byBookings] = [
    isTold('people', people.came),
    isTold('orders', orders.people),
    isTold('bookings', bookings.people),
  ]
  return {
    from,
    to,
    people: { came: people.came, back: byPeople ? people.back : null },
    credit: { given: moneyOf(sums.given), spent: moneyOf(sums.spent) },
    orders: { count: orders.count, worth: moneyOf(orders.worth), collected: byOrders ? orders.collected : null },
    bookings: {
      count: bookings.kept + bookings.absent,
      absent: byBookings ? bookings.absent : null,
      cancelled: byBookings ? bookings.cancelled : null,
    },
    coupons: { given: tickets.given, used: tickets.used },
    packs: { sold: given.sold, used: given.used },
    scratchCards: { issued: given.issued, won: given.won },
  }
}

/**
 * What the activity came to, by week or month of its own wall clock: sums alone, in as many statements whatever the range. Parts of
 * fewer than five people never leave this place. SEMANTICS 14, docs/decisions/figures.md.
 */
export async function report(w: Reads, range: FigureRange): Promise<{ data: Report }> {
  const zone = (await w.activity())?.zone ?? 'Europe/Rome'
  const now = onTheWall(zone, w.now().getTime())
  const periods = periodsOf(range, now.day)
  const same = sameDaysBefore(range, now)
  const [began, of] = await Promise.all([beginning(w, zone), counts(w, { zone, now: w.now(), spans: [...periods.map(spanOf), same.span] })])
  const [before, whole] = [of(periods.length), of(periods.length - 2)]
  const wholePeople = { people: whole.people.came, orders: whole.orders.people, bookings: whole.bookings.people }
  return {
    data: {
      range,
      today: now.day,
      ...began,
      periods: periods.map((period, n) => shown(period, of(n))),
      before: shown(same.period, before, (noun, people) => mayBeCompared(wholePeople[noun], people)),
    },
  }
}
