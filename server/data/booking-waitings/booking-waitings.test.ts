import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Availability, Booking } from '#contract/bookings.ts'
import type { BookingWaiting } from '#contract/booking-waitings.ts'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, type Stage, tokensOf } from '../../../tests/setup/scene.ts'
import { bookings, bookingSettings } from '../../db/schema/bookings.ts'
import { notifications } from '../../db/schema/notices.ts'
import { jobScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'
import { HOLD_MINUTES, passOn } from '../bookings/line.ts'
import { holdDays } from '../bookings/request.ts'

const ROME = 'Europe/Rome'

/** An activity with so many seats of an evening, open from 18:00 on. */
async function osteria(stage: Stage, seats: number) {
  const { connection, app, clock } = stage
  const { db } = connection
  const configuration = { showBookingApp: true, bookingType: 'R' }
  const activity = await freshActivity(connection, { zone: ROME, configuration })
  const activityId = activity.id
  const hours = { startTime: '18:00', endTime: '23:00', granularity: 30, confirm: 'auto' as const }
  await db.insert(bookingSettings).values({ activityId, seats, ...hours })
  const date = dayAfter(onTheWall(ROME, clock().getTime()).day, 2)
  const customer = async (...roles: string[]) => {
    const person = await freshPerson(connection, [activity], roles.length > 0 ? roles : undefined)
    let { token } = await tokensOf(app, person)
    const call = async <T>(line: string, body?: object) => {
      const answer = await ask(app, line, { token, ...(body && { body: { activityId, ...body } }) })
      const { data, code } = answer.body as { data: T; code?: string }
      return { status: answer.status, code, data }
    }
    const asked = `activityId=${activityId}`
    return {
      ...person,
      call,
      /** A new log-in: the token of the last one is over. */
      enter: async () => {
        token = (await tokensOf(app, person)).token
      },
      book: (people: number, timeStart = '20:00') => call<Booking>('POST /api/app/bookings', { date, timeStart, numberOfPeople: people }),
      cancel: (id: string) => call<Booking>(`PUT /api/bookings/confirm/${id}`, { confirm: 'N' }),
      join: (numberOfPeople: number, time?: string) =>
        call<BookingWaiting>('POST /api/app/booking-waitings', { date, time, numberOfPeople }),
      waits: async () => (await call<BookingWaiting[]>(`GET /api/app/booking-waitings?${asked}`)).data,
      take: (id: string) => call<Booking>(`PUT /api/app/booking-waitings/${id}/take`, {}),
      leave: (id: string) => call(`DELETE /api/app/booking-waitings/${id}?${asked}`),
      dates: async () => (await call<Availability>(`GET /api/app/bookings/dates?${asked}&numberOfPeoples=1`)).data.dates,
      told: async () => {
        const here = and(eq(notifications.activityId, activityId), eq(notifications.userId, person.id))
        const rows = await db
          .select()
          .from(notifications)
          .where(and(here, inArray(notifications.kind, ['placeHeld', 'placePassed'])))
        return rows.map(({ kind }) => kind)
      },
    }
  }
  /** The job that a hold asks for when its time is over. */
  const expire = () =>
    works(db, clock, async () => {}).run(jobScope({ activityId }), 'writes', async (w) => {
      await holdDays(w, date)
      await passOn(w, date)
    })
  const people = async () => {
    const rows = await db
      .select()
      .from(bookings)
      .where(and(eq(bookings.activityId, activityId), eq(bookings.status, 'Y')))
    return rows.reduce((sum, row) => sum + row.people, 0)
  }
  return { activityId, date, customer, expire, people }
}
type Customer = Awaited<ReturnType<Awaited<ReturnType<typeof osteria>>['customer']>>

describe.each(engines)('the waiting list, %s', async (engine) => {
  const stage = appOver(await database(engine))

  /** A full house, and so many who wait for it, two people each. */
  async function full(seats: number, waiting: number) {
    const here = await osteria(stage, seats)
    const guest = await here.customer()
    const { data: booked } = await guest.book(seats)
    const line: Customer[] = []
    for (let n = 0; n < waiting; n++) {
      const one = await here.customer()
      expect((await one.join(2)).status).toBe(200)
      line.push(one)
    }
    return { ...here, guest, booked, line }
  }

  test('who waits knows her place in the line; a place that becomes free is held for the first, then hers', async () => {
    const { guest, booked, line, customer, date } = await full(4, 3)
    const [first, second, third] = line as [Customer, Customer, Customer]
    expect((await second.waits())[0]).toMatchObject({ state: 'waiting', position: 2, time: null, held: null, holdMinutes: HOLD_MINUTES })
    expect((await guest.cancel(booked.id)).status).toBe(200)
    const [held] = await first.waits()
    expect(held).toMatchObject({ state: 'held', position: null, held: { time: '18:00' } })
    expect((await second.waits())[0]).toMatchObject({ state: 'held' })
    expect((await third.waits())[0]).toMatchObject({ state: 'waiting', position: 1 })
    expect(await Promise.all(line.map((one) => one.told()))).toEqual([['placeHeld'], ['placeHeld'], []])
    const stranger = await customer()
    expect((await stranger.book(1)).code).toBe('booking_seats')
    expect((await stranger.dates()).find((day) => day.date === date)?.status).toBe('full')
    expect((await first.dates()).find((day) => day.date === date)?.status).toBe('open')
    const taken = await first.take(held?.id ?? '')
    expect(taken.data).toMatchObject({ confirmed: 'Y', timeStart: '18:00', numberOfPeople: 2 })
    expect(await first.waits()).toEqual([])
  })

  test('not taken in time it goes to the next, also before a job has tidied up; then it is over', async () => {
    const { guest, booked, line, customer, expire } = await full(2, 2)
    const [first, second] = line as [Customer, Customer]
    await guest.cancel(booked.id)
    const [held] = await first.waits()
    const [seen] = await second.waits()
    stage.clock.pass(HOLD_MINUTES * 60)
    for (const one of line) await one.enter()
    expect((await first.waits())[0]).toMatchObject({ state: 'passed', held: null })
    // Who comes by chance just then is not faster than who waited.
    expect((await (await customer()).book(2)).code).toBe('booking_seats')
    await expire()
    expect(await first.take(held?.id ?? '')).toMatchObject({ status: 409, code: 'waiting_over' })
    expect(await first.told()).toEqual(['placeHeld', 'placePassed'])
    expect((await second.take(seen?.id ?? '')).status).toBe(200)
    const again = await first.join(2)
    expect(again.data).toMatchObject({ state: 'waiting', position: 1 })
  })

  test('a party for whom it is too small keeps its place and keeps nobody waiting', async () => {
    const here = await osteria(stage, 6)
    const [guest, small] = [await here.customer(), await here.customer()]
    const { data: booked } = await guest.book(4)
    await small.book(2)
    const [big, two] = [await here.customer(), await here.customer()]
    await big.join(6)
    await two.join(2)
    await guest.cancel(booked.id)
    expect((await big.waits())[0]).toMatchObject({ state: 'waiting', position: 1 })
    expect((await two.waits())[0]).toMatchObject({ state: 'held' })
  })

  test('left, declined or moved away, what was held or taken goes to who waits', async () => {
    const { guest, booked, line } = await full(2, 2)
    const [first, second] = line as [Customer, Customer]
    const move = { date: dayAfter(booked.date, 1), timeStart: '20:00' }
    expect((await guest.call(`PUT /api/app/bookings/${booked.id}/move`, move)).status).toBe(200)
    const [held] = await first.waits()
    expect(held?.state).toBe('held')
    expect((await first.leave(held?.id ?? '')).status).toBe(200)
    expect((await second.waits())[0]).toMatchObject({ state: 'held' })
    expect(await first.waits()).toEqual([])
  })

  test('what staff decline goes to who waits', async () => {
    const { booked, line, customer, activityId } = await full(2, 1)
    const staff = await customer('ROLE_STORE')
    const no = await staff.call(`PUT /api/counter/bookings/${booked.id}/decline`, { reason: 'Chiuso', activityId })
    expect(no.status).toBe(200)
    expect((await line[0]?.waits())?.[0]).toMatchObject({ state: 'held' })
  })

  test.each(['takes', 'moves'] as const)('whom staff give a place by what it %s waits for none', async (what) => {
    const { guest, booked, line, customer, date } = await full(2, 1)
    const [staff, first] = [await customer('ROLE_STORE'), line[0] as Customer]
    const place = { date, timeStart: '20:00', numberOfPeople: 2 }
    const other = (await first.call<Booking>('POST /api/app/bookings', { ...place, date: dayAfter(date, 1) })).data
    await guest.cancel(booked.id)
    expect(await first.waits()).toMatchObject([{ state: 'held' }])
    const given =
      what === 'takes'
        ? await staff.call<Booking>('POST /api/counter/bookings', { ...place, customerId: first.id })
        : await staff.call<Booking>(`PUT /api/counter/bookings/${other.id}/move`, place)
    expect([given.status, await first.waits()]).toEqual([200, []])
    expect((await staff.call(`PUT /api/counter/bookings/${given.data.id}/decline`, { reason: 'Chiuso' })).status).toBe(200)
    expect(await first.told()).toEqual(['placeHeld'])
  })

  test('who moves there waits no longer, and is not offered what she leaves', async () => {
    const { guest, booked, line, date } = await full(2, 1)
    const first = line[0] as Customer
    const other = (await first.call<Booking>('POST /api/app/bookings', { date: dayAfter(date, 1), timeStart: '20:00', numberOfPeople: 2 }))
      .data
    await guest.cancel(booked.id)
    const move = (timeStart: string) => first.call(`PUT /api/app/bookings/${other.id}/move`, { date, timeStart, numberOfPeople: 2 })
    expect([(await move('20:00')).status, await first.waits()]).toEqual([200, []])
    expect((await move('21:00')).status).toBe(200)
    expect(await first.told()).toEqual(['placeHeld'])
  })

  test('what can be had is not waited for; asked twice it is one wish; nonsense is refused; nobody else’s is there', async () => {
    const { guest, line, customer, date } = await full(4, 1)
    const her = line[0] as Customer
    expect((await her.join(2)).data.id).toBe((await her.waits())[0]?.id)
    expect(await her.waits()).toHaveLength(1)
    const late = { date: dayAfter(date, 1) }
    expect((await her.call('POST /api/app/booking-waitings', late)).code).toBe('waiting_free')
    expect((await her.call('POST /api/app/booking-waitings', { ...late, time: '20:00' })).code).toBe('waiting_free')
    expect((await her.join(0)).code).toBe('booking_people')
    expect((await her.join(5)).code).toBe('booking_people')
    expect((await her.join(1, '20:10')).code).toBe('booking_time')
    expect((await guest.join(1, '20:00')).code).toBe('booking_own')
    expect((await her.call('POST /api/app/booking-waitings', { date: '2099-01-01' })).code).toBe('booking_day')
    const id = (await her.waits())[0]?.id ?? ''
    const stranger = await customer()
    expect((await stranger.take(id)).status).toBe(404)
    expect((await stranger.leave(id)).status).toBe(404)
    expect(await her.waits()).toHaveLength(1)
    const elsewhere = await (await osteria(stage, 4)).customer()
    expect((await elsewhere.take(id)).status).toBe(404)
  })

  test('fifty wait and ten places are given back at once: ten are held for the first ten, and never more than there are', async () => {
    const here = await osteria(stage, 20)
    const guests: [Customer, string][] = []
    for (let n = 0; n < 10; n++) {
      const guest = await here.customer()
      guests.push([guest, (await guest.book(2)).data.id])
    }
    const line: Customer[] = []
    for (let n = 0; n < 50; n++) line.push(await here.customer())
    for (const one of line) await one.join(2)
    const strangers = await Promise.all(Array.from({ length: 5 }, () => here.customer()))
    await Promise.all([...guests.map(([guest, id]) => guest.cancel(id)), ...strangers.map((one) => one.book(2))])
    const states = await Promise.all(line.map(async (one) => (await one.waits())[0]))
    expect(states.map((one) => one?.state)).toEqual(line.map((_, n) => (n < 10 ? 'held' : 'waiting')))
    expect(states.slice(10).map((one) => one?.position)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
    const took = await Promise.all(line.map((one, n) => one.take(states[n]?.id ?? '')))
    expect(took.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(await here.people()).toBe(20)
  })
})
