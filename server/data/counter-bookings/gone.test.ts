import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { bookingOperators, bookingServices } from '../../db/schema/bookings.ts'

describe.each(engines)('a booking of what a bundle offers no more, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection

  /** A request for a cut by Sara that waits, and the counter. */
  async function asked() {
    const here = await salon(stage, 'cuts', { confirm: 'staff' })
    const [banco, her] = [await here.staff(), await here.customer()]
    const [sara, marco] = here.operators.map(({ id }) => id)
    const when = { date: here.in(1), timeStart: '10:00' }
    const { booking } = await her.book({ ...when, bookingOperatorId: sara })
    const act = async (deed: string, body: object = {}) => {
      const { status, body: answer } = await banco(`PUT /api/counter/bookings/${booking.id}/${deed}`, body)
      return { status, code: answer['code'], message: answer['message'] }
    }
    return { here, when, sara, marco, act }
  }

  test('its service: neither accepted nor moved, with why, and declined', async () => {
    const { here, when, act } = await asked()
    await db.delete(bookingServices).where(eq(bookingServices.activityId, here.activityId))
    const why = {
      status: 409,
      code: 'booking_service_gone',
      message: 'Questo servizio non si prenota più: puoi solo rifiutare o disdire, e chiamare chi ha prenotato',
    }
    expect(await act('accept')).toEqual(why)
    expect(await act('move', { ...when, timeStart: '12:00' })).toEqual(why)
    expect((await act('decline', { reason: 'Non lo facciamo più' })).status).toBe(200)
  })

  test.each([
    ['its hour, closed by staff since', '09:30', '11:00'],
    ['its end, closed by staff since', '10:15', '11:00'],
    ['its day, closed by staff since', undefined, undefined],
  ])('%s: accepted all the same, as it stands', async (_, startTime, endTime) => {
    const { here, when, act } = await asked()
    const banco = await here.staff()
    expect((await banco('POST /api/counter/booking-closings', { date: when.date, startTime, endTime })).status).toBe(200)
    expect((await act('accept')).status).toBe(200)
  })

  test('who was to serve: by her neither accepted nor moved, with why; by somebody else both', async () => {
    const { here, when, sara, marco, act } = await asked()
    await db.delete(bookingOperators).where(eq(bookingOperators.id, sara ?? ''))
    const operatorIds = [marco ?? '']
    await db.update(bookingServices).set({ operatorIds }).where(eq(bookingServices.activityId, here.activityId))
    const why = {
      status: 409,
      code: 'booking_operator_gone',
      message: 'Con Sara questo non si prenota più: sposta la prenotazione da un’altra persona',
    }
    expect(await act('accept')).toEqual(why)
    expect(await act('move', { ...when, timeStart: '12:00' })).toEqual(why)
    expect((await act('move', { ...when, bookingOperatorId: 'nobody' })).code).toBe('booking_operator')
    expect((await act('move', { ...when, bookingOperatorId: marco })).status).toBe(200)
    expect((await act('accept')).status).toBe(200)
  })
})
