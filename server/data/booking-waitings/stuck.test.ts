import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { BookingWaiting } from '#contract/booking-waitings.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver, groundOver } from '../../../tests/setup/scene.ts'
import { bookingWaitings } from '../../db/schema/booking-waitings.ts'
import { bookingSettings } from '../../db/schema/bookings.ts'
import { waitingExpiry } from '../../jobs/waiting-expiry.ts'
import type { Enqueue } from '../../work/job.ts'
import { openWorkOf } from '../../work/open.ts'
import { customerScope, jobScope, openScope } from '../../work/scope.ts'
import { workOf } from '../../work/work.ts'
import { works } from '../../work/works.ts'
import { create } from '../bookings/bookings.ts'
import { HOLD_MINUTES } from '../bookings/line.ts'
import { eraseFromActivity, eraseNow } from '../erasing/rows.ts'

describe.each(engines)('a waiting list that could get stuck, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { clock, connection } = stage
  const { db } = connection
  type Salon = Awaited<ReturnType<typeof salon>>
  type Customer = Awaited<ReturnType<Salon['customer']>>
  type Asked = { payload: Parameters<typeof waitingExpiry.run>[0]; after: Date | undefined }

  /** The jobs of the waiting list that are asked for; `stays`: beside a transaction, not in one that may be undone. */
  function queue() {
    const asked: (Asked & { stays: boolean })[] = []
    const enqueue: Enqueue = async (tx, { name }, payload, after) =>
      void (name === 'waiting-expiry' && asked.push({ payload: payload as never, after, stays: (tx as unknown) === db }))
    return { asked, enqueue, run: ({ payload }: Pick<Asked, 'payload'>) => waitingExpiry.run(payload, { db, clock, enqueue } as never) }
  }
  const waits = async ({ activityId }: Salon, her: Customer) =>
    ((await her.call(`GET /api/app/booking-waitings?activityId=${activityId}`)).data as BookingWaiting[]).map(({ state }) => state)
  const join = (her: Customer, date: string, time: string, numberOfPeople: number) =>
    her.call('POST /api/app/booking-waitings', { date, time, numberOfPeople })

  /** A full evening, and somebody who waits for a place of it. */
  async function full() {
    const here = await salon(stage, 'tables', { seats: 4 })
    const [guest, waiter, date] = [await here.customer(), await here.customer(), here.in(2)]
    const { status, booking } = await guest.book({ date, timeStart: '20:00', numberOfPeople: 4 })
    expect(status).toBe(200)
    expect((await join(waiter, date, '20:00', 4)).status).toBe(200)
    return { here, guest, booking, waiter, date }
  }

  test('who is refused because a place goes to who waits does not undo that it does', async () => {
    const { here, waiter, date } = await full()
    await db.update(bookingSettings).set({ seats: 8 }).where(eq(bookingSettings.activityId, here.activityId))
    const { asked, enqueue, run } = queue()
    const other = await here.customer()
    const book = () =>
      works(db, clock, enqueue).run(customerScope({ activityId: here.activityId, userId: other.id, roles: [] }), 'writes', (w) =>
        create(w, { date, timeStart: '20:00', numberOfPeople: 4 }, 'it'),
      )
    expect(await book()).toMatchObject({ refused: 'booking_seats' })
    for (const one of asked.splice(0).filter(({ stays }) => stays)) await run(one)
    expect(await waits(here, waiter)).toEqual(['held'])
    asked.length = 0
    expect(await book()).toMatchObject({ refused: 'booking_seats' })
    expect(asked).toEqual([])
  })

  describe.each(['her account', 'her card'])('of somebody who goes with %s', (what) => {
    const gone = ({ activityId }: Salon, her: Customer, enqueue: Enqueue) =>
      db.transaction(async (tx) => {
        const ground = { ...groundOver(tx, clock), enqueue }
        if (what === 'her account') await eraseNow(openWorkOf(ground, openScope()), her.id)
        else await eraseFromActivity(workOf(ground, jobScope({ activityId })), her.id)
      })

    test('what was booked is held for who waits', async () => {
      const { here, guest, waiter } = await full()
      await gone(here, guest, queue().enqueue)
      expect(await waits(here, waiter)).toEqual(['held'])
    })

    test('what was held goes to the next', async () => {
      const { here, guest, booking, waiter, date } = await full()
      const next = await here.customer()
      await join(next, date, '20:00', 4)
      await guest.call(`PUT /api/bookings/confirm/${booking.id}`, { confirm: 'N' })
      expect([await waits(here, waiter), await waits(here, next)]).toEqual([['held'], ['waiting']])
      const { asked, enqueue, run } = queue()
      await gone(here, waiter, enqueue)
      for (const one of asked.splice(0)) await run(one)
      expect(await waits(here, next)).toEqual(['held'])
    })
  })

  test('what reached over midnight goes to who waits for the next day, and what begins a day to who waits for the eve', async () => {
    const here = await salon(stage, 'tables', { seats: 2, startTime: '00:00', endTime: '00:00' })
    const [guest, early, late] = [await here.customer(), await here.customer(), await here.customer()]
    const { booking } = await guest.book({ date: here.in(2), timeStart: '23:00', numberOfPeople: 2 })
    await join(early, here.in(3), '00:30', 2)
    stage.jobs.length = 0
    await guest.call(`PUT /api/bookings/confirm/${booking.id}`, { confirm: 'N' })
    const next = { activityId: here.activityId, date: here.in(3) }
    expect(stage.jobs.filter(({ name }) => name === 'waiting-expiry')).toEqual([{ name: 'waiting-expiry', payload: next }])
    await queue().run({ payload: next })
    expect(await waits(here, early)).toEqual(['held'])
    await join(late, here.in(2), '23:00', 2)
    stage.jobs.length = 0
    const [held] = (await early.call(`GET /api/app/booking-waitings?activityId=${here.activityId}`)).data as BookingWaiting[]
    await early.call(`DELETE /api/app/booking-waitings/${held?.id}?activityId=${here.activityId}`)
    await queue().run(stage.jobs.find(({ name }) => name === 'waiting-expiry') as never)
    expect(await waits(here, late)).toEqual(['held'])
  })

  test('a job that the database wakes before the place is held no longer comes again', async () => {
    const { here, guest, booking, date } = await full()
    await join(await here.customer(), date, '20:00', 4)
    stage.jobs.length = 0
    await guest.call(`PUT /api/bookings/confirm/${booking.id}`, { confirm: 'N' })
    const { payload } = stage.jobs.find(({ name }) => name === 'waiting-expiry') as unknown as Asked
    const { asked, run } = queue()
    const states = async () => {
      const rows = await db.select().from(bookingWaitings).where(eq(bookingWaitings.activityId, here.activityId))
      return rows.map(({ state }) => state).sort()
    }
    clock.pass(HOLD_MINUTES * 60 - 2)
    await run({ payload })
    expect(asked).toMatchObject([{ payload, after: new Date(Date.parse(payload.expires ?? '') + 2000) }])
    expect(await states()).toEqual(['held', 'waiting'])
    clock.pass(2)
    for (const one of asked.splice(0)) await run(one)
    expect(await states()).toEqual(['held', 'passed'])
  })
})
