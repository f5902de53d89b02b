import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { CounterOrder } from '#contract/counter.ts'
import { couponStanding } from '#rules/coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { type Definition, give } from '../../server/data/coupons/give.ts'
import { entryIn } from '../../server/data/notifications/kinds.ts'
import { couponCustomers, coupons } from '../../server/db/schema/coupons.ts'
import { orders } from '../../server/db/schema/orders.ts'
import { notifications } from '../../server/db/schema/notices.ts'
import { toolScope } from '../../server/work/scope.ts'
import { works } from '../../server/work/works.ts'
import { wordsIn } from '../../server/words.ts'
import { ask, freshPerson, type Stage, tokensOf } from './scene.ts'
import { freshShop } from './shopper.ts'

export const GLASS = { title: 'Un calice', price: 600, percentage: null, translations: { de: { title: 'Ein Glas' } } }
export const PART = { title: 'Dodici e mezzo', price: null, percentage: 12.5, translations: {} }
/** Worth something, but only to whoever serves her. */
export const HEM = { title: 'Un orlo', price: 1200, percentage: null, tillOnly: true, translations: {} }
export const TOLD = { title: 'Un dolce', price: null, percentage: null, translations: {} }
type Worded = Pick<Definition, 'title' | 'price' | 'percentage' | 'translations'> & { tillOnly?: boolean }

const VALID_DAYS = 7

/** A shop that gives coupons, with a customer, and staff by their roles. */
export async function couponShop(stage: Stage, goods: Parameters<typeof freshShop>[1], balance = 0) {
  const { app, clock, connection } = stage
  const { db } = connection
  const shop = await freshShop(stage, goods)
  const { activity } = shop
  const activityId = activity.id
  const her = await shop.customer(balance)

  const somebody = async (...roles: string[]) => {
    const person = await freshPerson(connection, [activity], roles)
    const { token } = await tokensOf(app, person)
    const call = async (line: string, body: object = {}) => {
      const answer = await ask(app, line, { token, body: { activityId, ...body } })
      return { status: answer.status, code: answer.body['code'], message: answer.body['message'], order: answer.body.data as CounterOrder }
    }
    return {
      redeem: (id: string) => call(`PUT /api/counter/coupons/${id}/redeem`),
      take: (orderId: string, act: string, body: object = {}) => call(`PUT /api/counter/orders/${orderId}/${act}`, body),
    }
  }

  return {
    shop,
    her,
    somebody,
    /** A coupon that she is given. @returns its id */
    given: async (worded: Worded, userId = her.userId) => {
      const definition: Definition = {
        activityId,
        id: randomUUID(),
        tillOnly: false,
        description: null,
        image: null,
        validDays: VALID_DAYS,
        sort: 0,
        ...worded,
      }
      await db.insert(coupons).values(definition)
      const [id = ''] = (await works(db, clock, async () => {}).run(toolScope({ activityId }), 'writes', (w) =>
        give(w, definition, userId),
      )) as string[]
      return id
    },
    /** How a coupon stands, and in which order it is. */
    standing: async (id: string) => {
      const [row] = await db
        .select()
        .from(couponCustomers)
        .where(and(eq(couponCustomers.activityId, activityId), eq(couponCustomers.id, id)))
      if (!row) throw new Error('no coupon')
      return [row.state === 'deleted' ? 'deleted' : couponStanding(row, onTheWall(activity.zone, clock().getTime()).day), row.orderId]
    },
    /** What her feed says, in Italian. */
    told: async () => {
      const rows = await db.select().from(notifications).where(eq(notifications.userId, her.userId))
      const words = await wordsIn('it')
      return rows.map((row) => Object.values(entryIn(words, row)).join(': ').replaceAll('\u00a0', ' '))
    },
  }
}

/**
 * Every coupon of an activity is in one place: what was given is unused (expired or not), used, or thrown away; each order that stands
 * has its own alone, and one that came to nothing has none.
 */
export async function couponsHold({ db }: Stage['connection'], activityId: string) {
  const given = await db.select().from(couponCustomers).where(eq(couponCustomers.activityId, activityId))
  const made = await db.select().from(orders).where(eq(orders.activityId, activityId))
  const isStanding = ({ progress, payment }: typeof orders.$inferSelect) => progress !== 'cancelled' && payment !== 'refunded'
  const taken = made.filter((order) => order.coupon && isStanding(order))
  expect(given.filter(({ state }) => state === 'unused').every(({ used, orderId }) => used === null && orderId === null)).toBe(true)
  expect(
    given.filter(({ state }) => state === 'used').every(({ used, usedBy, orderId }) => used && (usedBy === null) !== (orderId === null)),
  ).toBe(true)
  expect(taken.map(({ id, coupon }) => `${id} ${coupon?.id}`).toSorted()).toEqual(
    given.flatMap(({ id, orderId }) => (orderId === null ? [] : [`${orderId} ${id}`])).toSorted(),
  )
  expect(made.every(({ coupon, couponValue }) => (coupon === null) === (couponValue === 0))).toBe(true)
}
