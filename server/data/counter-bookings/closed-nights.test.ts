import { describe, expect, test } from 'vitest'
import type { CounterDay } from '#contract/counter-bookings.ts'
import { standsIn } from '#rules/closed-nights.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver } from '../../../tests/setup/scene.ts'

describe.each(engines)('a night that is closed at the counter, %s', async (engine) => {
  const stage = appOver(await database(engine))

  /** A house open until 2 with three bookings: after midnight of the eve's night, in the evening of a day, and after midnight of its own. */
  async function night(kind: 'tables' | 'cuts') {
    const here = await salon(stage, kind, { startTime: '18:00', endTime: '02:00' })
    const [banco, date, next] = [await here.staff(), here.in(2), here.in(3)]
    const [sara, marco] = here.operators.map(({ id }) => id)
    const three = [
      [date, '00:00', sara],
      [date, '22:00', marco],
      [next, '00:00', sara],
    ] as const
    for (const [day, timeStart, bookingOperatorId] of three)
      expect((await (await here.customer()).book({ date: day, timeStart, bookingOperatorId })).status).toBe(200)
    const close = async (more: object = {}) => (await banco('POST /api/counter/booking-closings', { date, ...more })).body['standing']
    const day = async (): Promise<CounterDay> =>
      (await banco(`GET /api/counter/bookings?filters[activityId]=${here.activityId}&filters[date]=${date}`)).body as never
    return { close, day, date, sara, marco }
  }

  test('with a day its own night is counted, past midnight too, and not that of the eve', async () => {
    const { close } = await night('tables')
    expect(await close({ startTime: '23:00', endTime: '01:00' })).toBe(1)
    expect(await close()).toBe(2)
    expect(await close()).toBe(2)
  })

  test('with an operator’s day only what is theirs', async () => {
    const { close, sara, marco } = await night('cuts')
    expect(await close({ bookingOperatorId: sara })).toBe(1)
    expect(await close({ bookingOperatorId: marco })).toBe(1)
    expect(await close({ bookingOperatorId: marco })).toBe(1)
  })

  test('a day has those past midnight of its night with it, so that the app counts before it closes what is counted then', async () => {
    const { close, day, date, sara, marco } = await night('cuts')
    const { data, later = [], totalRows } = await day()
    const times = (all: typeof data) => all.map(({ timeStart, night: of }) => [timeStart, of === date])
    expect([times(data), times(later), totalRows]).toEqual([
      [
        ['00:00', false],
        ['22:00', true],
      ],
      [['00:00', true]],
      2,
    ])
    for (const more of [{}, { bookingOperatorId: sara }, { bookingOperatorId: marco }, { startTime: '21:00', endTime: '00:30' }]) {
      const { startTime = null, endTime = null, bookingOperatorId: operatorId = null } = more as Record<string, string>
      const closing = { date, startTime, endTime, operatorId }
      const stands = [...data, ...later].filter(({ night: of = '', start, bookingOperator }) =>
        standsIn('Europe/Rome', closing, { night: of, start: Date.parse(start), operatorId: bookingOperator?.id ?? null }),
      )
      expect(await close(more)).toBe(stands.length)
    }
  })
})
