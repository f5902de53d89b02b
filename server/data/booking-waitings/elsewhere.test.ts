import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { BookingWaiting } from '#contract/booking-waitings.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { bookingServices } from '../../db/schema/bookings.ts'

describe.each(engines)('who has a place held and books something else, %s', async (engine) => {
  const stage = appOver(await database(engine))

  test.each([
    ['at that time: the place goes to the next', '10:00', 'passed', 'held'],
    ['at another: the place is still hers', '12:00', 'held', 'waiting'],
  ])('%s', async (_, timeStart, hers, next) => {
    const here = await salon(stage, 'cuts')
    const [sara, marco] = here.operators.map(({ id }) => id)
    const colour = { activityId: here.activityId, id: randomUUID(), title: 'Colore', minutes: 60, price: 5000 }
    await here.db.insert(bookingServices).values({ ...colour, operatorIds: [marco ?? ''] })
    const [first, her, third] = [await here.customer(), await here.customer(), await here.customer()]
    const cut = { date: here.in(2), bookingServiceId: here.service.id, bookingOperatorId: sara }
    const { booking } = await first.book({ ...cut, timeStart: '10:00' })
    for (const one of [her, third]) await one.call('POST /api/app/booking-waitings', { ...cut, time: '10:00' })
    await first.call(`PUT /api/bookings/confirm/${booking.id}`, { confirm: 'N' })
    expect((await her.book({ date: here.in(2), timeStart, bookingServiceId: colour.id })).status).toBe(200)
    const states = async (one: typeof her) =>
      ((await one.call(`GET /api/app/booking-waitings?activityId=${here.activityId}`)).data as BookingWaiting[]).map(({ state }) => state)
    expect([await states(her), await states(third)]).toEqual([[hers], [next]])
  })
})
