import { randomUUID } from 'node:crypto'
import { onTheWall } from '#rules/days.ts'
import type { Period } from '#rules/figures.ts'
import { moneyOf } from '#rules/money.ts'
import type { Connection } from '../../server/db/connect.ts'
import { bookings } from '../../server/db/schema/bookings.ts'
import { flows } from '../../server/db/schema/cards.ts'
import { couponCustomers } from '../../server/db/schema/coupons.ts'
import { orders } from '../../server/db/schema/orders.ts'

/** What the figures count, as rows. */
type Rows = {
  flows: (typeof flows.$inferInsert)[]
  orders: (typeof orders.$inferInsert)[]
  bookings: (typeof bookings.$inferInsert)[]
  coupons: (typeof couponCustomers.$inferInsert)[]
}
export const none = (): Rows => ({ flows: [], orders: [], bookings: [], coupons: [] })

export const movement = (activityId: string, userId: string, created: Date, type = 'AA', value = 500, orderId: string | null = null) => ({
  activityId,
  userId,
  created,
  type,
  value,
  orderId,
  id: randomUUID(),
  pointValue: 0,
  balance: 0,
  pointBalance: 0,
  description: 'Prova',
})
/** Orders have a number of their own in their activity. */
let numbered = 0
export const order = (activityId: string, userId: string, created: Date, fields: Partial<typeof orders.$inferInsert> = {}) => ({
  activityId,
  userId,
  created,
  id: randomUUID(),
  number: ++numbered,
  progress: 'done' as const,
  payment: 'paid' as const,
  paymentType: 'ST' as const,
  shipping: 'S' as const,
  isGoods: true,
  subtotal: 3_000,
  credit: 500,
  shippingPrice: 0,
  total: 2500,
  accumulation: 0,
  points: 0,
  ...fields,
})
const booking = (activityId: string, userId: string | null, start: Date, fields: Partial<typeof bookings.$inferInsert> = {}) => ({
  activityId,
  userId,
  start,
  end: new Date(start.getTime() + 7_200_000),
  created: start,
  updated: start,
  id: randomUUID(),
  people: 2,
  date: '2026-11-18',
  time: '20:00',
  status: 'Y' as const,
  ...fields,
})

/** A dice that falls the same way each time. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

/** Rows of some months before now, of a few people, in an activity. */
export function someRows(activityId: string, owners: readonly string[], now: Date, seed: number, many: number): Rows {
  const roll = dice(seed)
  const pick = <T>(list: readonly T[]) => list[roll(list.length)] as T
  const when = () => new Date(now.getTime() - roll(100) ** 2 * 3_600_000 - roll(3_600_000))
  const rows = none()
  for (let n = 0; n < many; n++) {
    const who = `somebody ${roll(40)}`
    const kind = roll(4)
    if (kind === 0)
      rows.flows.push(movement(activityId, who, when(), pick(['AA', 'AM', 'W', 'B', 'IS']), roll(900), pick([null, 'an order'])))
    if (kind === 1) rows.flows.push(movement(activityId, who, when(), pick(['C', 'SM', 'P']), -roll(900)))
    if (kind === 2)
      rows.orders.push(
        order(activityId, who, when(), {
          progress: pick(['placed', 'done', 'cancelled', 'pending']),
          shipping: pick(['S', 'C', 'H']),
          refunded: roll(2) * 700,
        }),
      )
    if (kind === 3) {
      const status = pick(['Y', 'Y', 'I', 'N'] as const)
      const start = new Date(when().getTime() + roll(3) * 86_400_000)
      rows.bookings.push(booking(activityId, pick([who, null]), start, { status, noShow: status === 'N' && roll(2) === 0 }))
    }
    const used = when()
    if (roll(6) === 0)
      rows.coupons.push({
        activityId,
        userId: pick(owners),
        id: randomUUID(),
        couponId: 'one',
        title: 'Prova',
        type: 'T',
        code: randomUUID(),
        state: pick(['unused', 'used', 'deleted']),
        created: when(),
        expires: '2026-12-31',
        used: pick([null, used]),
      })
  }
  return rows
}

export async function write({ db }: Connection, rows: Rows) {
  if (rows.flows.length > 0) await db.insert(flows).values(rows.flows)
  if (rows.orders.length > 0) await db.insert(orders).values(rows.orders)
  if (rows.bookings.length > 0) await db.insert(bookings).values(rows.bookings)
  if (rows.coupons.length > 0) await db.insert(couponCustomers).values(rows.coupons)
}

/** The same figures, counted row by row. */
export function counted(rows: Rows, zone: string, now: Date, { from, to }: Period, span: { from: string; until: string }) {
  const wall = (at: Date) => Object.values(onTheWall(zone, at.getTime())).join(' ')
  const isIn = (at: Date) => wall(at) >= span.from && wall(at) < span.until
  const placed = rows.orders.filter(({ progress }) => !['pending', 'cancelled'].includes(progress))
  const over = rows.bookings.filter(({ start }) => start <= now)
  const visits = [
    ...rows.flows.filter(({ type }) => ['AA', 'C', 'P'].includes(type)).map(({ userId, created }) => ({ userId, at: created })),
    ...placed.map(({ userId, created }) => ({ userId, at: created })),
    ...over.filter(({ status, userId }) => status === 'Y' && userId).map(({ userId, start }) => ({ userId, at: start })),
  ]
  const came = new Set(visits.filter(({ at }) => isIn(at)).map(({ userId }) => userId))
  const back = [...came].filter((who) => visits.some(({ userId, at }) => userId === who && wall(at) < span.from))
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)
  const moved = rows.flows.filter(({ created }) => isIn(created))
  const isBack = ({ type, orderId }: { type: string; orderId?: string | null }) => type === 'AM' && Boolean(orderId)
  const [spent, given] = [
    moved.filter((one) => one.type === 'C' || isBack(one)),
    moved.filter((one) => !['C', 'P'].includes(one.type) && !isBack(one)),
  ]
  const sold = placed.filter(({ created }) => isIn(created))
  const due = over.filter(({ start, status }) => isIn(start) && status !== 'I')
  const absent = due.filter(({ noShow }) => noShow).length
  const tell = (people: number, part: number) => (people < 5 ? null : part)
  const buyers = new Set(sold.map(({ userId }) => userId)).size
  const guests = new Set(due.map(({ userId, id }) => userId ?? id)).size
  return {
    from,
    to,
    people: { came: came.size, back: tell(came.size, back.length) },
    credit: { given: moneyOf(sum(given.map(({ value }) => value))), spent: moneyOf(-sum(spent.map(({ value }) => value))) },
    orders: {
      count: sold.length,
      worth: moneyOf(sum(sold.map(({ total, credit, refunded }) => total + credit - (refunded ?? 0)))),
      collected: tell(buyers, sold.filter(({ shipping }) => shipping === 'S').length),
    },
    bookings: {
      count: due.filter(({ status }) => status === 'Y').length + absent,
      absent: tell(guests, absent),
      cancelled: tell(guests, due.filter(({ status, noShow }) => status === 'N' && !noShow).length),
    },
    packs: { sold: 0, used: 0 },
    scratchCards: { issued: 0, won: 0 },
    coupons: {
      given: rows.coupons.filter(({ created }) => isIn(created)).length,
      used: rows.coupons.filter(({ used }) => used && isIn(used)).length,
    },
  }
}
