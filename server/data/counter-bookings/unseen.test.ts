import { describe, expect, test } from 'vitest'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver } from '../../../tests/setup/scene.ts'

describe.each(engines)('a booking that has moved since staff saw it, %s', async (engine) => {
  const stage = appOver(await database(engine))

  /** A request for two, and the same after she made it one for twelve of another day. */
  async function moved() {
    const here = await salon(stage, 'tables', { confirm: 'staff', seats: 20 })
    const [banco, her] = [await here.staff(), await here.customer()]
    const { booking } = await her.book({ date: here.in(1), timeStart: '20:00', numberOfPeople: 2 })
    const to = { date: here.in(4), timeStart: '21:00', numberOfPeople: 12 }
    const { booking: now } = await her.call(`PUT /api/app/bookings/${booking.id}/move`, to)
    const act = async (deed: string, body: object, key?: string) => {
      const answer = await banco(`PUT /api/counter/bookings/${booking.id}/${deed}`, body, key)
      return { status: answer.status, ...(answer.body as { code?: string; data: CounterBooking }) }
    }
    return { here, booking, now, to, act }
  }

  test.each([
    ['accept', {}],
    ['decline', { reason: 'Siamo al completo' }],
    ['move', { timeStart: '19:00' }],
  ])('is not to be had by %s: they get it as it is now, and what they see then can be answered', async (deed, more) => {
    const { here, booking, now, to, act } = await moved()
    const body = { ...more, ...(deed === 'move' && { date: here.in(1) }) }
    const refused = await act(deed, { ...body, sequence: booking.sequence })
    expect(refused).toMatchObject({ status: 409, code: 'booking_step', data: { ...to, confirmed: 'I', sequence: now.sequence } })
    expect(await act(deed, { ...body, sequence: now.sequence })).toMatchObject({ status: 200 })
  })

  test('what was answered already is told as it was answered; who does not say what she saw is asked nothing', async () => {
    const { now, act } = await moved()
    expect((await act('accept', {})).status).toBe(200)
    expect(await act('accept', { sequence: now.sequence })).toMatchObject({ status: 409, code: 'booking_step', data: { confirmed: 'Y' } })
  })

  test('under one key another sequence is another wish', async () => {
    const { booking, now, act } = await moved()
    expect((await act('accept', { sequence: now.sequence }, 'tap-again')).status).toBe(200)
    expect(await act('accept', { sequence: now.sequence }, 'tap-again')).toMatchObject({ status: 200, data: { confirmed: 'Y' } })
    expect((await act('accept', { sequence: booking.sequence }, 'tap-again')).code).toBe('key_reused')
  })
})
