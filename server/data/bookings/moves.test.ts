import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { bookingOperators } from '../../db/schema/bookings.ts'

describe.each(engines)('a booking that she moves, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection

  /** Somebody whom Marco serves tomorrow at ten. */
  async function served(kind: 'waiters' | 'cuts') {
    const here = await salon(stage, kind)
    const her = await here.customer()
    const [sara, marco] = here.operators.map(({ id }) => id)
    const wish = { date: here.in(1), timeStart: '10:00', numberOfPeople: 1 }
    const { booking } = await her.book({ ...wish, bookingOperatorId: marco })
    const moved = async (more: object = {}) => {
      const { status, booking: after } = await her.call(`PUT /api/app/bookings/${booking.id}/move`, { ...wish, ...more })
      return status === 200 ? (after.bookingOperator?.fullName ?? null) : status
    }
    return { here, sara, marco, moved }
  }

  test.each(['waiters', 'cuts'] as const)('keeps who serves her unless she says otherwise: %s', async (kind) => {
    const { sara, marco, moved } = await served(kind)
    expect(await moved({ timeStart: '12:00' })).toBe('Marco')
    expect(await moved({ timeStart: '12:00', bookingOperatorId: sara })).toBe('Sara')
    expect(await moved({ timeStart: '13:00', bookingOperatorId: marco })).toBe('Marco')
    expect(await moved({ timeStart: '14:00', bookingOperatorId: null })).toBe(kind === 'cuts' ? 'Sara' : null)
  })

  test('goes to somebody else where who served her has no time then, or is there no more', async () => {
    const { here, marco, moved } = await served('cuts')
    await (await here.customer()).book({ date: here.in(2), timeStart: '10:00', bookingOperatorId: marco })
    expect(await moved({ date: here.in(2) })).toBe('Sara')
    const other = await served('waiters')
    await db.delete(bookingOperators).where(eq(bookingOperators.id, other.marco ?? ''))
    expect(await other.moved({ timeStart: '12:00' })).toBeNull()
  })
})
