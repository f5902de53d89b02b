import { describe, expect, test } from 'vitest'
import { onTheWall } from '#rules/days.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver } from '../../../tests/setup/scene.ts'

const ROME = 'Europe/Rome'
const HOUR = 3_600_000

describe.each(engines)('the nights on which the clocks change, %s', async (engine) => {
  /** A house that serves from 1 to 5, on the eve of a night. */
  async function eveOf(night: string, kind: 'tables' | 'cuts', granularity = 30) {
    const stage = appOver(await database(engine))
    stage.clock.pass((Date.parse(`${night}T00:00Z`) - 12 * HOUR - stage.clock().getTime()) / 1000)
    const here = await salon(stage, kind, { startTime: '01:00', endTime: '05:00', granularity, seats: kind === 'tables' ? 2 : null })
    expect(here.in(1)).toBe(night)
    const her = await here.customer()
    const free = async () => (await her.dates()).dates.find(({ date }) => date === night)?.free
    return { ...here, stage, her, free, night }
  }

  test('in spring the hour left out is not offered, not granted and takes no time', async () => {
    const { her, free, night, customer } = await eveOf('2027-03-28', 'cuts')
    expect(await free()).toEqual(['01:00', '01:30', '03:00', '03:30', '04:00'])
    for (const timeStart of ['02:00', '02:30']) expect((await her.book({ date: night, timeStart })).code).toBe('booking_time')
    const { booking } = await her.book({ date: night, timeStart: '01:30' })
    expect(booking).toMatchObject({ date: night, timeStart: '01:30', timeEnd: '03:15', start: '2027-03-28T00:30:00.000Z' })
    expect((await (await customer()).dates(`&filters[bookingOperatorId]=${booking.bookingOperator?.id}`)).dates[1]?.free).toEqual([
      '03:30',
      '04:00',
    ])
  })

  test('in autumn the doubled hour is offered once, its later half is meant, and a table across it is its two hours', async () => {
    const { her, free, night } = await eveOf('2026-10-25', 'cuts')
    expect(await free()).toEqual(['01:00', '01:30', '02:00', '02:30', '03:00', '03:30', '04:00'])
    const { booking } = await her.book({ date: night, timeStart: '02:30' })
    expect(booking).toMatchObject({ timeStart: '02:30', timeEnd: '03:15', start: '2026-10-25T01:30:00.000Z' })
    const tables = await eveOf('2026-10-25', 'tables')
    const table = await tables.her.book({ date: night, timeStart: '01:30', numberOfPeople: 2 })
    expect(table.booking).toMatchObject({ timeStart: '01:30', timeEnd: '02:30', end: '2026-10-25T01:30:00.000Z' })
    const next = await (await tables.customer()).book({ date: night, timeStart: '02:30', numberOfPeople: 2 })
    expect(next.booking).toMatchObject({ timeStart: '02:30', timeEnd: '04:30' })
  })

  test.each(['2026-10-25', '2027-03-28'])('every time that is offered on %s can be had as it stands', async (night) => {
    const { customer, her, free } = await eveOf(night, 'cuts', 15)
    for (const timeStart of (await free()) ?? []) {
      const { status, booking } = await (await customer()).book({ date: night, timeStart })
      if (status === 200) expect(onTheWall(ROME, booking.start)).toEqual({ day: night, time: timeStart })
      expect(status === 200 || !((await her.dates()).dates[1]?.free ?? []).includes(timeStart)).toBe(true)
    }
  })

  test('the calendar moves on at midnight of the place, on the night of 25 hours too', async () => {
    const { stage, night, free, customer } = await eveOf('2026-10-25', 'tables')
    expect(await free()).toContain('01:00')
    stage.clock.pass((Date.parse('2026-10-24T22:00:00Z') - stage.clock().getTime()) / 1000)
    const later = await customer()
    const { dates } = await later.dates()
    expect([dates.length, dates[0]?.date, dates.at(-1)?.date]).toEqual([35, night, '2026-11-28'])
    expect((await later.book({ date: '2026-10-24', timeStart: '23:30', numberOfPeople: 1 })).code).toBe('booking_day')
  })
})
