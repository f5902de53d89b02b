import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CALENDAR_DAYS } from '#rules/booking-request.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver, freshPerson } from '../../../tests/setup/scene.ts'

/** More than a column of rows can hold. */
const PAST_ANY_COLUMN = 3_000_000_000
const LONG = 'x'.repeat(10_000)

describe.each(engines)('nonsense at the counter, %s', async (engine) => {
  const stage = appOver(await database(engine), {}, 'error')

  async function counter(kind: 'tables' | 'cuts', fields: object = {}) {
    const here = await salon(stage, kind, fields)
    const ask = await here.staff()
    const call = async (line: string, body: object = {}) => {
      const { status, body: said } = await ask(line, body)
      expect(stage.logged).toEqual([])
      return `${status} ${String(said['code'] ?? '')}`.trim()
    }
    const wish = { date: here.in(2), timeStart: '20:00', numberOfPeople: 2, ...(kind === 'cuts' && { bookingServiceId: here.service.id }) }
    return { ...here, call, wish, take: (more: object) => call('POST /api/counter/bookings', { ...wish, ...more }) }
  }

  test('people, days and times that are none are refused, with or without seats that are counted', async () => {
    const [here, uncounted, cuts] = [await counter('tables'), await counter('tables', { seats: null }), await counter('cuts')]
    for (const { take, taken, in: day } of [here, uncounted, cuts]) {
      for (const numberOfPeople of [0, -1]) expect(await take({ numberOfPeople })).toBe('422 booking_people')
      for (const date of ['2027-02-31', '2027-13-45', '0000-00-00', '9999-12-31', '2020-01-01', day(-1), day(CALENDAR_DAYS)])
        expect(await take({ date })).toBe('422 booking_day')
      for (const timeStart of ['20:10', '24:00', '99:99']) expect(await take({ timeStart })).toBe('422 booking_time')
      for (const more of [{ date: '31-02-2027' }, { timeStart: '8' }, { numberOfPeople: 1.5 }, { name: LONG }, { note: LONG }])
        expect(await take(more)).toMatch(/^4(00|22)/)
      expect(await taken()).toEqual([])
    }
    expect(await here.take({ numberOfPeople: 500 })).toBe('409 booking_seats')
    expect(await here.take({ numberOfPeople: PAST_ANY_COLUMN })).toBe('409 booking_seats')
    for (const { take } of [uncounted, cuts])
      for (const numberOfPeople of [500, PAST_ANY_COLUMN]) expect(await take({ numberOfPeople })).toBe('422 booking_people')
    expect(await here.take({ name: LONG })).toBe('400 malformed')
  })

  test('a name of nothing, of other scripts and with signs that no column takes is a name or refused', async () => {
    const { take } = await counter('tables', { seats: 100 })
    for (const name of ['', '   ', '😀 محمد', `a${String.fromCodePoint(0)}b`])
      expect(await take({ name, numberOfPeople: 1 })).toMatch(/^(200|4)/)
  })

  test('what is of another house is not there: services, operators, customers, bookings and closings', async () => {
    const [here, elsewhere] = [await counter('cuts'), await counter('cuts')]
    const stranger = await freshPerson(stage.connection, [])
    const [theirs] = elsewhere.operators
    expect(await here.take({ bookingServiceId: elsewhere.service.id })).toBe('404 not_found')
    expect(await here.take({ bookingServiceId: null })).toBe('404 not_found')
    expect(await here.take({ bookingOperatorId: theirs?.id })).toBe('422 booking_operator')
    for (const customerId of [stranger.id, randomUUID(), 'nobody']) expect(await here.take({ customerId })).toBe('404 not_found')
    expect(await elsewhere.take({ name: 'Loro' })).toBe('200')
    const [booked] = await elsewhere.taken()
    for (const id of [booked?.id, randomUUID(), 'nothing']) {
      for (const deed of ['accept', 'decline', 'arrive', 'absent', 'move'])
        expect(await here.call(`PUT /api/counter/bookings/${id}/${deed}`, { reason: 'x', date: here.in(2), timeStart: '10:00' })).toBe(
          '404 not_found',
        )
      expect(await here.call(`DELETE /api/counter/booking-closings/${id}?activityId=${here.activityId}`)).toBe('404 not_found')
    }
    const close = (body: object) => here.call('POST /api/counter/booking-closings', { date: here.in(2), ...body })
    expect(await close({ bookingOperatorId: theirs?.id })).toBe('422 booking_operator')
    for (const time of ['00:00', '12:00']) expect(await close({ startTime: time, endTime: time })).toBe('422 booking_time')
    for (const [startTime, endTime] of [
      ['24:00', '25:00'],
      ['10:00', undefined],
      [undefined, '10:00'],
    ])
      expect(await close({ startTime, endTime })).toBe('422 booking_time')
    for (const date of ['2027-02-31', '2027-13-45', here.in(-1)]) expect(await close({ date })).toMatch(/^422/)
    expect(await close({ date: '9999-12-31' })).toMatch(/^(200|422)/)
    expect(await here.call(`GET /api/counter/bookings?activityId=${here.activityId}`)).toBe('200')
  })

  test('a day that is none is not shown, and a move to it not made', async () => {
    const here = await counter('cuts')
    const her = await here.customer()
    expect(await here.take({ name: 'Costa' })).toBe('200')
    const [booked] = await here.taken()
    for (const date of ['2027-02-31', '2027-99-99', '0000-00-00']) {
      expect(await here.call(`GET /api/counter/bookings?activityId=${here.activityId}&date=${date}`)).toMatch(/^4/)
      expect(await here.call(`PUT /api/counter/bookings/${booked?.id}/move`, { date, timeStart: '10:00' })).toBe('422 booking_day')
      const of = `activityId=${here.activityId}&bookingServiceId=${here.service.id}`
      expect((await her.call(`GET /api/app/bookings/dates?${of}&date=${date}`)).status).toBe(422)
    }
    for (const date of ['9999-12-31', '1000-01-01'])
      expect(await here.call(`GET /api/counter/bookings?activityId=${here.activityId}&date=${date}`)).toMatch(/^(200|422)/)
    for (const more of [
      { timeStart: '10:10' },
      { numberOfPeople: 0 },
      { numberOfPeople: PAST_ANY_COLUMN },
      { bookingOperatorId: 'nobody' },
    ])
      expect(await here.call(`PUT /api/counter/bookings/${booked?.id}/move`, { ...here.wish, timeStart: '10:00', ...more })).toMatch(/^422/)
    expect(await here.taken()).toEqual([booked])
  })
})
