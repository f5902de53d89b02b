import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { database } from '../../../tests/setup/engines.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver } from '../../../tests/setup/scene.ts'

describe('bookings at once', async () => {
  const stage = appOver(await database('postgres'))
  const times = (many: number) => Array.from({ length: many })

  test('of 300 who want one chair at one time two have it', async () => {
    const here = await salon(stage, 'cuts')
    const people = await Promise.all(times(30).map(() => here.customer()))
    const answers = await Promise.all(times(300).map((_, n) => people[n % 30]?.book({ date: here.in(1), timeStart: '10:00' })))
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(2)
    expect(new Set((await here.taken()).map(({ operatorId }) => operatorId)).size).toBe(2)
  })

  test('of 100 who want ten seats ten have one; two who swap both have theirs', { timeout: 120_000 }, async () => {
    const here = await salon(stage, 'tables')
    const people = await Promise.all(times(30).map(() => here.customer()))
    const one = { date: here.in(1), numberOfPeople: 1 }
    await Promise.all(people.flatMap((her) => ['18:00', '19:30', '21:00'].map((timeStart) => her.book({ ...one, timeStart }))))
    expect((await here.taken()).reduce((sum, { people }) => sum + people, 0)).toBe(10)
    const chairs = await salon(stage, 'cuts')
    const [a, b] = [await chairs.customer(), await chairs.customer()]
    const places = [chairs.in(1), chairs.in(2)].map((date) => ({ date, timeStart: '10:00' }))
    const booked = [await a.book(places[0] ?? {}), await b.book(places[1] ?? {})]
    const moves = await Promise.all(
      [a, b].map((her, n) => her.call(`PUT /api/app/bookings/${booked[n]?.booking.id}/move`, places[1 - n] ?? {})),
    )
    expect(moves.map(({ status }) => status)).toEqual([200, 200])
  })

  test('whatever is asked, moved and cancelled at once: no two at one operator overlap', { timeout: 120_000 }, async () => {
    const here = await salon(stage, 'cuts')
    const people = await Promise.all(times(8).map(() => here.customer()))
    const deed = fc.record({
      who: fc.nat(7),
      day: fc.integer({ min: 1, max: 2 }),
      slot: fc.nat(6),
      is: fc.constantFrom('book', 'book', 'move', 'cancel'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 25 }), async (deeds) => {
        await Promise.all(
          deeds.map(async ({ who, day, slot, is }) => {
            const her = people[who] as (typeof people)[number]
            const when = { date: here.in(day), timeStart: `${10 + Math.floor(slot / 2)}:${slot % 2 ? '30' : '00'}` }
            const [first] = (await her.call(`GET /api/customer-bookings?filters[activityId]=${here.activityId}`)).data as Booking[]
            if (is === 'book' || !first) return her.book(when)
            return is === 'move'
              ? her.call(`PUT /api/app/bookings/${first.id}/move`, when)
              : her.call(`PUT /api/bookings/confirm/${first.id}`, { confirm: 'N' })
          }),
        )
        const rows = (await here.taken()).toSorted((a, b) => a.start.getTime() - b.start.getTime())
        for (const { id } of here.operators) {
          const its = rows.filter(({ operatorId }) => operatorId === id)
          expect(its.filter((row, n) => n > 0 && row.start < (its[n - 1]?.end ?? 0))).toEqual([])
        }
      }),
      { numRuns: 8 },
    )
  })
})
