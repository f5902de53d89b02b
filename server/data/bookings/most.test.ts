import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver } from '../../../tests/setup/scene.ts'

describe.each(engines)('how many bookings of hers may be to come, %s', async (engine) => {
  const stage = appOver(await database(engine))

  test('ten, asked at once or one by one, whether they wait or are confirmed; for more she calls', async () => {
    const here = await salon(stage, 'tables', { confirm: 'staff' })
    const [her, other, banco] = [await here.customer(), await here.customer(), await here.staff()]
    const wish = (days: number) => ({ date: here.in(days), timeStart: '19:00', numberOfPeople: 1 })
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => her.book(wish(n + 1))))
    const granted = answers.filter(({ status }) => status === 200)
    expect([granted.length, answers.filter(({ code }) => code === 'bookings_full').length]).toEqual([10, 2])
    expect(await her.book(wish(20))).toMatchObject({
      status: 422,
      code: 'bookings_full',
      message: 'Hai già 10 prenotazioni in programma: per un’altra chiama, per favore',
    })
    expect((await other.book(wish(20))).status).toBe(200)
    const called = await banco('POST /api/counter/bookings', { ...wish(21), customerId: her.id })
    expect(called.status).toBe(200)
    const [first, second] = granted.map(({ booking }) => booking.id)
    expect((await her.call(`PUT /api/app/bookings/${first}/move`, wish(22))).status).toBe(200)
    for (const id of [first, second]) expect((await her.call(`PUT /api/bookings/confirm/${id}`, { confirm: 'N' })).status).toBe(200)
    expect((await her.book(wish(20))).status).toBe(200)
  })
})
