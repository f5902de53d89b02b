import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { closeAlone, database, databaseHeard, engines, statements } from '../../../tests/setup/engines.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { instantOf } from '#rules/days.ts'
import { isRefusal } from '#rules/refusal.ts'
import type { Connection } from '../../db/connect.ts'
import { activities } from '../../db/schema/activities.ts'
import { bookingWaitings } from '../../db/schema/booking-waitings.ts'
import { bookingClosings, bookingOperators, bookings, bookingServices, bookingSettings } from '../../db/schema/bookings.ts'
import { customerScope } from '../../work/scope.ts'
import type { Reads } from '../../work/work.ts'
import { works } from '../../work/works.ts'
import { availabilityOf } from './availability.ts'
import { dates } from './dates.ts'
import { placeOf } from './offer.ts'

vi.setConfig({ testTimeout: 180_000 })
afterAll(closeAlone)

const DEEDS = [
  ...(['booked', 'booked', 'moved', 'cancelled', 'deleted', 'held', 'held', 'let go', 'left', 'closed', 'opened'] as const),
  ...(['operator', 'operators', 'service', 'settings', 'zone', 'shown', 'minutes', 'hours'] as const),
]
/** One change of what a calendar is worked out from: what of it, on which day and hour, by whose hand. */
type Change = { is: (typeof DEEDS)[number]; day: number; hour: number; who: number; far: number }
const change: fc.Arbitrary<Change> = fc.record({
  is: fc.constantFrom(...DEEDS),
  day: fc.integer({ min: 0, max: 35 }),
  hour: fc.integer({ min: 0, max: 23 }),
  who: fc.nat(2),
  far: fc.integer({ min: 1, max: 40 }),
})

describe.each(engines)('what is remembered of a calendar, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { clock, connection } = stage
  /** The second stands for another process: what is remembered goes with the connection. The embedded engine has one. */
  const each = engine === 'postgres' ? [connection, await databaseHeard(engine, () => {})] : [connection]

  async function house(kind: 'tables' | 'waiters' | 'cuts') {
    const here = await salon(stage, kind)
    const people = [await here.customer(), await here.customer()]
    const { activityId, db } = here
    const bookingServiceId = kind === 'cuts' ? here.service.id : undefined
    const run = <T>(on: Connection, userId: string, job: (w: Reads) => Promise<T>) =>
      works(on.db, clock, stage.enqueue).run(customerScope({ activityId, userId, roles: [] }), 'reads', job)

    /** The same, asked for by who remembers and by who does not. */
    async function compare(wish: {
      date?: string
      people?: number
      operatorId?: string
      except?: typeof bookings.$inferSelect
      userId: string
    }) {
      const { date, people = 1, operatorId, except: moved, userId } = wish
      // Somebody else's stands in her way as it does without being named.
      const except = moved?.userId === userId ? moved.id : undefined
      const fresh = await run(connection, userId, async (w) => {
        const place = await placeOf(w, bookingServiceId)
        return isRefusal(place) ? place : availabilityOf(w, place, { date, people, operatorId, except, userId })
      })
      const asked = { date, numberOfPeoples: people, bookingOperatorId: operatorId, bookingServiceId, except: moved?.id }
      for (const on of each) {
        const known = await run(on, userId, (w) => dates(w, asked))
        expect(isRefusal(known) ? known : known.data).toEqual(fresh)
      }
    }
    const compareAll = async () => {
      const [one] = await db.select().from(bookings).where(eq(bookings.activityId, activityId)).limit(1)
      for (const { id: userId } of people) {
        await compare({ userId })
        await compare({ userId, people: 4 })
        await compare({ userId, date: here.in(3), ...(here.operators[0] && { operatorId: here.operators[0].id }) })
        if (one) await compare({ userId, except: one })
      }
    }
    return { ...here, people, compareAll }
  }
  type House = Awaited<ReturnType<typeof house>>

  /** Whatever writes it: SQL by hand, as who writes the next feature might. */
  async function write({ db, activityId, people, operators, in: inDays }: House, { is, day, hour, who, far }: Change) {
    const [date, time] = [inDays(day), `${String(hour).padStart(2, '0')}:00`]
    const start = new Date(instantOf('Europe/Rome', date, time))
    const end = new Date(start.getTime() + far * 30 * 60_000)
    const operatorId = operators[who]?.id ?? null
    const userId = people[who]?.id
    const ofActivity = <T extends { activityId: typeof bookings.activityId }>(table: T) => eq(table.activityId, activityId)
    const [one] = await db.select().from(bookings).where(ofActivity(bookings)).limit(1).offset(who)
    const booked = one && and(eq(bookings.activityId, activityId), eq(bookings.id, one.id))
    const place = { activityId, id: randomUUID(), date, time, people: 1 + who * 3, operatorId, created: clock() }
    const held = { state: 'held', heldTime: time, heldStart: start, heldEnd: end, heldOperatorId: operatorId } as const
    const deeds = {
      booked: () => db.insert(bookings).values({ ...place, userId: userId ?? null, start, end, status: who ? 'Y' : 'I', updated: clock() }),
      moved: () => booked && db.update(bookings).set({ date, time, start, end, operatorId }).where(booked),
      cancelled: () => booked && db.update(bookings).set({ status: 'N' }).where(booked),
      deleted: () => booked && db.delete(bookings).where(booked),
      held: () =>
        db.insert(bookingWaitings).values({
          ...place,
          ...held,
          userId: userId ?? people[0]?.id ?? '',
          seq: 1,
          expires: new Date(clock().getTime() + far * 60_000),
        }),
      'let go': () => db.update(bookingWaitings).set({ state: 'passed' }).where(eq(bookingWaitings.activityId, activityId)),
      left: () => db.delete(bookingWaitings).where(eq(bookingWaitings.activityId, activityId)),
      closed: () => {
        const times = who ? { startTime: time, endTime: '23:30' } : { startTime: null, endTime: null }
        return db.insert(bookingClosings).values({ activityId, id: randomUUID(), date, operatorId, created: clock(), ...times })
      },
      opened: () => db.delete(bookingClosings).where(eq(bookingClosings.activityId, activityId)),
      operator: () =>
        db
          .update(bookingOperators)
          .set({ closedTimes: [{ day: day % 7, startTime: time, endTime: '23:30' }] })
          .where(and(eq(bookingOperators.activityId, activityId), eq(bookingOperators.sort, who))),
      operators: () => db.insert(bookingOperators).values({ activityId, id: randomUUID(), fullName: 'Un’altra', sort: 9 }),
      service: () =>
        db
          .update(bookingServices)
          .set({ minutes: far * 5 })
          .where(eq(bookingServices.activityId, activityId)),
      settings: () =>
        db
          .update(bookingSettings)
          .set({ startTime: time, granularity: who ? 60 : 30 })
          .where(eq(bookingSettings.activityId, activityId)),
      zone: () =>
        db
          .update(activities)
          .set({ zone: who ? 'Pacific/Auckland' : 'Europe/Rome' })
          .where(eq(activities.id, activityId)),
      shown: () =>
        db
          .update(activities)
          .set({ configuration: { showBookingApp: who > 0, bookingType: ['R', 'RO', 'NO'][far % 3] } })
          .where(eq(activities.id, activityId)),
      minutes: async () => clock.pass(far * 60),
      hours: async () => clock.pass(far * 900),
    }
    await deeds[is]()
  }

  test.each(['tables', 'waiters', 'cuts'] as const)('is what the rows say after any write of any hand: %s', async (kind) => {
    const here = await house(kind)
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 10 }), async (changes) => {
        for (const one of changes) {
          await write(here, one)
          await here.compareAll()
        }
      }),
      { numRuns: engine === 'postgres' ? 5 : 3 },
    )
  })

  test('is what the rows say when everybody has written while everybody looked', async () => {
    const here = await house('cuts')
    for (let round = 0; round < 3; round++) {
      const wishes = Array.from({ length: 24 }, (_, n) => ({ date: here.in(1 + (n % 4)), timeStart: `${10 + (n % 8)}:00` }))
      const her = here.people[round % 2]
      await Promise.all(wishes.flatMap((wish) => [her?.book(wish), here.people[0]?.dates(), here.people[1]?.dates()]))
      await here.compareAll()
    }
    expect((await here.taken()).length).toBeGreaterThan(10)
  })

  test('the calendar is four statements at most, one when nothing has changed, and two when a booking has', async () => {
    const here = await house('cuts')
    const [her, other] = here.people
    const count = async () => {
      statements()
      await her?.dates()
      return statements().length
    }
    expect(await count()).toBeLessThanOrEqual(4)
    expect(await count()).toBe(1)
    expect((await other?.book({ date: here.in(1), timeStart: '10:00' }))?.status).toBe(200)
    expect(await count()).toBe(2)
  })
})
