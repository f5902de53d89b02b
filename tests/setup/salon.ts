import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Availability, Booking } from '#contract/bookings.ts'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { bookingOperators, bookings, bookingServices, bookingSettings } from '../../server/db/schema/bookings.ts'
import { ask, freshActivity, freshPerson, type Stage, tokensOf } from './scene.ts'

const ROME = 'Europe/Rome'
type Fields = Partial<typeof bookingSettings.$inferInsert>

/** An activity that takes bookings: tables, tables at which one of two waits, or cuts of 45 minutes by two. In Rome, unless it is said where it is. */
export async function salon(
  stage: Stage,
  kind: 'tables' | 'waiters' | 'cuts',
  fields: Fields = {},
  about: { zone?: string; name?: string } = {},
) {
  const { connection, app, clock } = stage
  const { db } = connection
  const bookingType = { tables: 'R', waiters: 'RO', cuts: 'NO' }[kind]
  const activity = await freshActivity(connection, { zone: ROME, ...about, configuration: { showBookingApp: true, bookingType } })
  const activityId = activity.id
  const hours = { startTime: '09:00', endTime: '23:00', granularity: 30, seats: kind === 'cuts' ? null : 10, confirm: 'auto' as const }
  await db.insert(bookingSettings).values({ activityId, ...hours, ...fields })
  const operators = kind === 'tables' ? [] : ['Sara', 'Marco'].map((fullName, sort) => ({ activityId, id: randomUUID(), fullName, sort }))
  if (operators.length > 0) await db.insert(bookingOperators).values(operators)
  const service = { activityId, id: randomUUID(), title: 'Taglio', minutes: 45, price: 3200, operatorIds: operators.map(({ id }) => id) }
  await db.insert(bookingServices).values({ ...service, translations: { de: { title: 'Schneiden' } } })
  const today = onTheWall(activity.zone, clock().getTime()).day
  const customer = async () => {
    const person = await freshPerson(connection, [activity])
    const { token } = await tokensOf(app, person)
    const call = async (line: string, body?: object, headers: Record<string, string> = {}) => {
      const answer = await ask(app, line, { token, headers, ...(body && { body: { activityId, ...body } }) })
      const { data, code, message } = answer.body as { data: Booking; code?: string; message?: string }
      return { status: answer.status, code, message, booking: data, data: data as unknown }
    }
    const what = kind === 'cuts' ? { bookingServiceId: service.id } : {}
    return {
      ...person,
      token,
      call,
      book: (wish: object, key?: string) => call('POST /api/app/bookings', { ...what, ...wish }, key ? { 'Idempotency-Key': key } : {}),
      dates: async (more = '') => {
        const of = kind === 'cuts' ? `&filters[bookingServiceId]=${service.id}` : ''
        return (await call(`GET /api/app/bookings/dates?filters[activityId]=${activityId}${of}${more}`)).data as Availability
      },
    }
  }
  const staff = async () => {
    const { token } = await tokensOf(app, await freshPerson(connection, [activity], ['ROLE_STORE']))
    return (line: string, body: object = {}, key: string = randomUUID()) =>
      ask(app, line, {
        token,
        headers: { 'Idempotency-Key': key },
        ...(!line.startsWith('GET') && { body: { activityId, ...body } }),
      })
  }
  const taken = () =>
    db
      .select()
      .from(bookings)
      .where(and(eq(bookings.activityId, activityId), eq(bookings.status, 'Y')))
  return { activity, activityId, operators, service, customer, staff, taken, today, in: (days: number) => dayAfter(today, days), db }
}
