import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { notifications } from '../../db/schema/notices.ts'
import { bookingReminder } from '../../jobs/definitions.ts'
import { jobScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'
import { remindNow } from './told.ts'

describe.each(engines)('reminders, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection

  /** A table the day after tomorrow, and the reminders that were asked for it; each runs when the test says so. */
  async function booked() {
    const here = await salon(stage, 'tables')
    const her = await here.customer()
    const { booking } = await her.book({ date: here.in(2), timeStart: '20:30', numberOfPeople: 2 })
    const scope = jobScope({ activityId: here.activityId, customerId: her.id })
    const remind = (hours: number, sequence = 0) =>
      works(db, stage.clock, async () => {}).run(scope, 'writes', (w) => remindNow(w, { id: booking.id, sequence, hours }))
    const told = async () => {
      const rows = await db
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, her.id), eq(notifications.kind, 'bookingSoon')))
      return rows.map(({ facts }) => (facts as { hours: number }).hours).sort()
    }
    return { here, her, booking, remind, told }
  }
  type Her = Awaited<ReturnType<typeof booked>>['her']
  const prefer = (her: Her, wish: object) => her.call('PUT /api/app/notice-preferences', wish)

  test('the day before and two hours before, each once', async () => {
    const { booking, remind, told } = await booked()
    const asked = stage.jobs.filter(({ name, payload }) => name === bookingReminder.name && (payload as { id: string }).id === booking.id)
    expect(asked.map(({ payload }) => (payload as { hours: number }).hours)).toEqual([24, 2])
    for (const hours of [24, 24, 2, 2]) await remind(hours)
    expect(await told()).toEqual([2, 24])
  })

  test('one that she has switched off is not told, also of a booking that she made before', async () => {
    const { her, remind, told } = await booked()
    await prefer(her, { remindDay: 'N' })
    await remind(24)
    expect(await told()).toEqual([])
    await remind(2)
    expect(await told()).toEqual([2])
    await prefer(her, { remindDay: 'Y', remindHours: 'N' })
    await remind(24)
    expect(await told()).toEqual([2, 24])
  })

  test('none of a booking that has moved or was cancelled', async () => {
    const { here, her, booking, remind, told } = await booked()
    await her.call(`PUT /api/app/bookings/${booking.id}/move`, { date: here.in(3), timeStart: '20:30' })
    await remind(2)
    expect(await told()).toEqual([])
    await her.call(`PUT /api/bookings/confirm/${booking.id}`, { confirm: 'N' })
    await remind(2, 1)
    expect(await told()).toEqual([])
  })
})
