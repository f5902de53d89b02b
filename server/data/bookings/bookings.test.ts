import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Availability, Booking } from '#contract/bookings.ts'
import { CALENDAR_DAYS } from '#rules/booking-request.ts'
import { database, engines, statements } from '../../../tests/setup/engines.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { bookingOperators, bookingSettings } from '../../db/schema/bookings.ts'
import { notifications } from '../../db/schema/notices.ts'

describe.each(engines)('bookings, %s', async (engine) => {
  const stage = appOver(await database(engine))

  test('the calendar has 35 days with their times, and what it offers is granted', async () => {
    const here = await salon(stage, 'cuts')
    const her = await here.customer()
    statements()
    const { dates, operators } = await her.dates(`&filters[date]=${here.in(2)}&filters[numberOfPeoples]=1`)
    expect(statements().length).toBeLessThanOrEqual(6)
    expect([dates.length, operators.length]).toEqual([CALENDAR_DAYS, 2])
    expect(dates[2]).toMatchObject({ date: here.in(2), status: 'open', full: [] })
    const { status, booking } = await her.book({ date: here.in(2), timeStart: dates[2]?.free[0], bookingOperatorId: here.operators[1]?.id })
    expect(status).toBe(200)
    expect(booking).toMatchObject({
      confirmed: 'Y',
      timeEnd: '09:45',
      bookingOperator: { fullName: 'Marco' },
      bookingService: { title: 'Taglio', duration: 45, price: '32.00' },
      steps: ['cancel', 'move'],
    })
    expect((await her.dates()).dates[2]?.status).toBe('own')
    const his = await (await here.customer()).dates(`&filters[bookingOperatorId]=${here.operators[1]?.id}`)
    expect(his.fullReservations).toContainEqual({ date: here.in(2), time: '09:00', bookingOperatorId: here.operators[1]?.id })
  })

  test('one call says when each operator is free first, here and nowhere else; one who is chosen needs no others', async () => {
    const [here, elsewhere] = [await salon(stage, 'cuts'), await salon(stage, 'cuts')]
    const [sara, marco] = here.operators.map(({ id }) => id)
    const isHere = eq(bookingSettings.activityId, here.activityId)
    await here.db
      .update(bookingSettings)
      .set({ closedDays: [here.today] })
      .where(isHere)
    const closedTimes = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, startTime: '09:00', endTime: '12:00' }))
    await here.db
      .update(bookingOperators)
      .set({ closedTimes })
      .where(eq(bookingOperators.id, marco ?? ''))
    const [her, him] = [await here.customer(), await here.customer()]
    expect((await her.book({ date: here.in(1), timeStart: '09:00', bookingOperatorId: sara })).status).toBe(200)
    const soonest = [
      { bookingOperatorId: sara, date: here.in(1), time: '10:00' },
      { bookingOperatorId: marco, date: here.in(1), time: '12:00' },
    ]
    statements()
    expect((await him.dates()).soonest).toEqual(soonest)
    expect(statements().length).toBeLessThanOrEqual(4)
    expect((await him.dates(`&filters[bookingOperatorId]=${sara}`)).soonest).toEqual([])
    const others = (await (await elsewhere.customer()).dates()).soonest.map((one) => one.bookingOperatorId)
    expect(others).toEqual(elsewhere.operators.map(({ id }) => id))
    const tables = await (await salon(stage, 'tables')).customer()
    expect((await tables.dates()).soonest).toEqual([])
  })

  test('whoever is free serves, whoever has least to do first; then nobody is left', async () => {
    const here = await salon(stage, 'cuts')
    const names = []
    for (let n = 0; n < 3; n++) {
      const { status, code, booking } = await (await here.customer()).book({ date: here.in(1), time: '10:00' })
      names.push(status === 200 ? booking.bookingOperator?.fullName : code)
    }
    expect(names).toEqual(['Sara', 'Marco', 'booking_taken'])
  })

  test('whoever waits at a table may be chosen, by all who share the seats; who is away cannot', async () => {
    const here = await salon(stage, 'waiters')
    const [sara, marco] = here.operators.map(({ id }) => id)
    const closedTimes = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, startTime: '18:00', endTime: '23:00' }))
    await here.db
      .update(bookingOperators)
      .set({ closedTimes })
      .where(eq(bookingOperators.id, marco ?? ''))
    const [her, him] = [await here.customer(), await here.customer()]
    const wish = { date: here.in(1), timeStart: '20:00', numberOfPeople: 5 }
    expect((await her.book({ ...wish, bookingOperatorId: sara })).booking).toMatchObject({ bookingOperator: { fullName: 'Sara' } })
    expect((await him.book({ ...wish, bookingOperatorId: marco })).code).toBe('booking_closed')
    expect((await him.book({ ...wish, bookingOperatorId: sara })).booking).toMatchObject({ bookingOperator: { fullName: 'Sara' } })
    expect((await (await here.customer()).book({ ...wish, numberOfPeople: 1 })).code).toBe('booking_seats')
    expect((await her.book({ ...wish, date: here.in(2), bookingOperatorId: 'nobody' })).code).toBe('booking_operator')
    expect((await her.book({ ...wish, date: here.in(2) })).booking.bookingOperator).toBeNull()
    const { data } = await her.call(`GET /api/activities/${here.activityId}/booking-settings`)
    expect(data).toMatchObject({ bookingOperators: [{ fullName: 'Sara' }, { fullName: 'Marco' }] })
  })

  test('seats of an evening are shared; a refusal says how many are left, word for word, and how the days stand', async () => {
    const here = await salon(stage, 'tables')
    expect((await (await here.customer()).book({ date: here.in(1), timeStart: '19:00', numberOfPeople: 6 })).status).toBe(200)
    const refused = await (await here.customer()).book({ date: here.in(1), timeStart: '20:30', numberOfPeople: 5 })
    expect(refused).toMatchObject({ status: 409, code: 'booking_seats', message: 'Per questa selezione ci sono solo 4 posti disponibili' })
    expect((refused.data as Availability).dates).toHaveLength(CALENDAR_DAYS)
    const late = await (await here.customer()).book({ date: here.in(1), timeStart: '22:00', numberOfPeople: 2 })
    expect(late).toMatchObject({
      status: 422,
      message: 'Non è possibile prenotare in quanto occorrono 120 minuti per lo svolgimento del servizio',
    })
  })

  test.each([
    [{ numberOfPeople: 0 }, 'booking_people'],
    [{ numberOfPeople: -1 }, 'booking_people'],
    [{ numberOfPeople: 500 }, 'booking_seats'],
    [{ timeStart: '19:10' }, 'booking_time'],
    [{ timeStart: '08:00' }, 'booking_closed'],
    [{ date: '2027-02-31' }, 'booking_day'],
    [{ date: '2020-01-01' }, 'booking_day'],
    [{ date: '2099-01-01' }, 'booking_day'],
  ])('%o is refused: %s', async (wish, code) => {
    const here = await salon(stage, 'tables')
    const her = await here.customer()
    expect((await her.book({ date: here.in(1), timeStart: '19:00', numberOfPeople: 2, ...wish })).code).toBe(code)
    expect(await here.taken()).toEqual([])
  })

  test('what is not offered is refused: a service of another activity, somebody who does not give it, an activity that takes none', async () => {
    const [here, elsewhere] = [await salon(stage, 'cuts'), await salon(stage, 'cuts')]
    const her = await here.customer()
    const when = { date: here.in(1), timeStart: '10:00' }
    expect((await her.book({ ...when, bookingServiceId: elsewhere.service.id })).status).toBe(404)
    const tables = await salon(stage, 'tables')
    const guest = await tables.customer()
    expect((await guest.book({ ...when, bookingServiceId: elsewhere.service.id })).status).toBe(404)
    expect(await tables.taken()).toEqual([])
    expect((await her.book({ ...when, bookingOperatorId: elsewhere.operators[0]?.id })).code).toBe('booking_operator')
    const none = await freshActivity(stage.connection)
    const { token } = await tokensOf(stage.app, await freshPerson(stage.connection, [none]))
    expect((await ask(stage.app, `GET /api/activities/${none.id}/booking-settings`, { token })).status).toBe(404)
  })

  test('repeated under its key it is one booking; two at one time are refused', async () => {
    const here = await salon(stage, 'tables')
    const her = await here.customer()
    const wish = { date: here.in(1), timeStart: '19:00', numberOfPeople: 2 }
    const [first, again] = [await her.book(wish, 'tap'), await her.book(wish, 'tap')]
    expect(again.booking.id).toBe(first.booking.id)
    expect((await her.book({ ...wish, timeStart: '20:00' })).code).toBe('booking_own')
    expect(await here.taken()).toHaveLength(1)
  })

  test('she cancels once and for all, and may no longer when it is too late; nobody else may', async () => {
    const here = await salon(stage, 'tables', { cancelHours: 48 })
    const [her, other] = [await here.customer(), await here.customer()]
    const { booking } = await her.book({ date: here.in(5), timeStart: '12:00', numberOfPeople: 2 })
    const cancel = (by: typeof her, id: string) => by.call(`PUT /api/bookings/confirm/${id}`, { confirm: 'N' })
    expect((await cancel(other, booking.id)).status).toBe(404)
    for (let n = 0; n < 2; n++)
      expect(await cancel(her, booking.id)).toMatchObject({ status: 200, booking: { confirmed: 'N', cancelledBy: 'customer', steps: [] } })
    const soon = await her.book({ date: here.in(1), timeStart: '09:00', numberOfPeople: 2 })
    expect((await cancel(her, soon.booking.id)).code).toBe('booking_late')
    expect((await her.call(`PUT /api/bookings/confirm/${booking.id}`, { confirm: 'Y' })).status).toBe(400)
  })

  test('a move keeps the old place until the new one is granted; its event moves with it', async () => {
    const here = await salon(stage, 'cuts')
    const [her, other] = [await here.customer(), await here.customer()]
    const operator = { bookingOperatorId: here.operators[0]?.id }
    const { booking } = await her.book({ date: here.in(1), timeStart: '10:00', ...operator })
    await other.book({ date: here.in(2), timeStart: '10:00', ...operator })
    const move = (wish: object) => her.call(`PUT /api/app/bookings/${booking.id}/move`, wish)
    expect((await move({ date: here.in(2), timeStart: '10:00', ...operator })).code).toBe('booking_taken')
    expect((await here.taken()).find(({ id }) => id === booking.id)).toMatchObject({ date: here.in(1), time: '10:00', sequence: 0 })
    expect((await move({ date: here.in(1), timeStart: '10:30', ...operator })).booking).toMatchObject({ timeStart: '10:30', sequence: 1 })
    const file = await stage.app.request(`/api/app/bookings/${booking.id}/ics?filters[activityId]=${here.activityId}`, {
      headers: { Authorization: `Bearer ${(await tokensOf(stage.app, her)).token}` },
    })
    const text = await file.text()
    expect(file.headers.get('content-type')).toMatch(/^text\/calendar/)
    expect(text).toContain('SEQUENCE:1')
    expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/)
    expect(text).not.toContain('TZID')
  })

  test('what waits takes its place; staff answer once, and she is told', async () => {
    const here = await salon(stage, 'tables', { confirm: 'staff', seats: 4 })
    const her = await here.customer()
    const { booking } = await her.book({ date: here.in(1), timeStart: '19:00', numberOfPeople: 4 })
    expect(booking.confirmed).toBe('I')
    expect((await (await here.customer()).book({ date: here.in(1), timeStart: '20:00', numberOfPeople: 1 })).code).toBe('booking_seats')
    const [one, other] = [await here.staff(), await here.staff()]
    const list = await one(`GET /api/counter/booking-requests?filters[activityId]=${here.activityId}`)
    expect(list.body).toMatchObject({ totalRows: 1, data: [{ id: booking.id, keys: ['accept', 'decline', 'move'] }] })
    const answers = await Promise.all([
      one(`PUT /api/counter/bookings/${booking.id}/accept`),
      other(`PUT /api/counter/bookings/${booking.id}/accept`),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await her.call(`PUT /api/counter/bookings/${booking.id}/decline`, { reason: 'x' })).status).toBe(403)
    const declined = await one(`PUT /api/counter/bookings/${booking.id}/decline`, { reason: 'La cucina chiude' })
    expect(declined.body.data).toMatchObject({ confirmed: 'N', cancelledBy: 'activity', reason: 'La cucina chiude' })
    const day = await one(`GET /api/counter/bookings?filters[activityId]=${here.activityId}&filters[date]=${here.in(1)}`)
    expect(day.body).toMatchObject({ totalRows: 0, evening: { seats: 4, held: 0, free: 4 } })
    const told = await here.db.select().from(notifications).where(eq(notifications.userId, her.id))
    expect(told.map(({ kind, facts }) => `${kind} ${(facts as { is?: string }).is}`).sort()).toEqual([
      'booking requested',
      'bookingAnswer accepted',
      'bookingAnswer declined',
    ])
  })

  test('a list is of one customer, to come and gone by', async () => {
    const here = await salon(stage, 'tables')
    const [her, other] = [await here.customer(), await here.customer()]
    const { booking } = await her.book({ date: here.in(2), timeStart: '19:00', numberOfPeople: 1 })
    await her.book({ date: here.in(1), timeStart: '19:00', numberOfPeople: 1 })
    await other.book({ date: here.in(1), timeStart: '19:00', numberOfPeople: 1 })
    await her.call(`PUT /api/bookings/confirm/${booking.id}`, { confirm: 'N' })
    const list = async (past: string) =>
      ((await her.call(`GET /api/customer-bookings?filters[activityId]=${here.activityId}${past}`)).data as Booking[]).map(
        ({ date, confirmed }) => [date, confirmed],
      )
    expect([await list(''), await list('&filters[past]=true')]).toEqual([[[here.in(1), 'Y']], [[here.in(2), 'N']]])
  })
})
