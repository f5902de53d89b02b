import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import type { BookingWaiting } from '#contract/booking-waitings.ts'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { processes } from '../../../tests/setup/processes.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { connectPostgres } from '../../db/connect.ts'
import { bookingWaitings } from '../../db/schema/booking-waitings.ts'
import { bookings } from '../../db/schema/bookings.ts'

vi.setConfig({ testTimeout: 120_000 })

type Salon = Awaited<ReturnType<typeof salon>>
const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))

async function counterOf(here: Salon) {
  const ask = await here.staff()
  return async (line: string, body: object = {}) => {
    const answer = await ask(line, body)
    return { status: answer.status, ...(answer.body as { code?: string; data: CounterBooking; standing?: number }) }
  }
}

describe.each(engines)('many at the counter at once, %s', async (engine) => {
  const stage = appOver(await database(engine), {}, 'error')
  const crowd = (here: Salon, count: number) => Promise.all(many(count, () => here.customer()))
  /** Nothing but a place or a no: neither a deadlock nor an error. */
  const expectSound = (answers: { status: number }[], ...allowed: number[]) => {
    expect(answers.map(({ status }) => status).filter((status) => ![200, ...allowed].includes(status))).toEqual([])
    expect(stage.logged).toEqual([])
  }

  test('two counters move two guests into one another’s place: neither waits for ever, both have a place', async () => {
    const here = await salon(stage, 'cuts')
    const [one, other] = [await counterOf(here), await counterOf(here)]
    const [sara, marco] = here.operators.map(({ id }) => id)
    const take = async (date: string, bookingOperatorId: string | undefined) => {
      const wish = { date, timeStart: '10:00', bookingOperatorId, bookingServiceId: here.service.id }
      return (await one('POST /api/counter/bookings', wish)).data.id
    }
    for (const ahead of [1, 3, 5]) {
      const places = [
        { date: here.in(ahead), bookingOperatorId: sara },
        { date: here.in(ahead + 1), bookingOperatorId: marco },
      ] as const
      const [a, b] = [await take(places[0].date, sara), await take(places[1].date, marco)]
      const answers = await Promise.all([
        one(`PUT /api/counter/bookings/${a}/move`, { timeStart: '10:00', ...places[1] }),
        other(`PUT /api/counter/bookings/${b}/move`, { timeStart: '10:00', ...places[0] }),
      ])
      expectSound(answers, 409)
      // Each holds her place until she has the other's: the first is refused, and so is the second.
      expect(answers.map(({ code }) => code)).toEqual(['booking_taken', 'booking_taken'])
      const rows = (await here.taken()).filter(({ id }) => id === a || id === b)
      expect(new Set(rows.map(({ date, operatorId }) => `${date} ${operatorId}`)).size).toBe(2)
    }
  })

  test('a day is closed while 50 book it: whoever has a place had it before', async () => {
    const here = await salon(stage, 'tables', { seats: 100 })
    const [banco, door, people] = [await counterOf(here), await counterOf(here), await crowd(here, 50)]
    const date = here.in(2)
    const wish = { date, timeStart: '20:00', numberOfPeople: 1 }
    const asked = people.map((her, n) => (n % 5 === 0 ? door('POST /api/counter/bookings', { ...wish, name: `${n}` }) : her.book(wish)))
    const closing = banco('POST /api/counter/booking-closings', { date })
    const [closed, ...answers] = await Promise.all([closing, ...asked])
    expectSound([closed, ...answers], 422)
    expect(answers.filter(({ status }) => status === 422).every(({ code }) => code === 'booking_closed')).toBe(true)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(closed.standing ?? -1)
    expect(await here.taken()).toHaveLength(closed.standing ?? -1)
  })

  test('absent, taken, held and waited for at once: never more people than seats', async () => {
    const here = await salon(stage, 'tables', { seats: 6, startTime: '00:00', endTime: '00:00', granularity: 15 })
    const people = await crowd(here, 8)
    const date = here.in(1)
    const wish = { date, numberOfPeople: 2 }
    const guests = await Promise.all(people.slice(0, 3).map(async (her) => (await her.book({ ...wish, timeStart: '10:00' })).booking))
    const waiting = people.slice(3)
    for (const her of waiting) expect((await her.call('POST /api/app/booking-waitings', { ...wish, time: '11:00' })).status).toBe(200)
    stage.clock.pass((Date.parse(guests[0]?.start ?? '') - stage.clock().getTime()) / 1000 + 60)
    const [banco, door] = [await counterOf(here), await counterOf(here)]
    const absent = (id: string | undefined) => banco(`PUT /api/counter/bookings/${id}/absent`)
    expect((await absent(guests[0]?.id)).status).toBe(200)
    const line = await here.db.select().from(bookingWaitings).where(eq(bookingWaitings.activityId, here.activityId))
    expect(line.filter(({ state }) => state === 'held')).toHaveLength(1)
    const taken = waiting.map(async (her) => {
      const { token } = await tokensOf(stage.app, her)
      const { id } = line.find(({ userId }) => userId === her.id) ?? {}
      return ask(stage.app, `PUT /api/app/booking-waitings/${id}/take`, { token, body: { activityId: here.activityId } })
    })
    const seated = many(6, () => door('POST /api/counter/bookings', { numberOfPeople: 2 }))
    expectSound(await Promise.all([...guests.slice(1).map(({ id }) => absent(id)), ...seated, ...taken]), 409)
    const now = stage.clock()
    const rows = await here.db
      .select()
      .from(bookings)
      .where(and(eq(bookings.activityId, here.activityId), ne(bookings.status, 'N')))
    const kept = await here.db
      .select()
      .from(bookingWaitings)
      .where(and(eq(bookingWaitings.activityId, here.activityId), eq(bookingWaitings.state, 'held')))
    const places = [
      ...rows.map(({ start, end, people }) => ({ start, end, people })),
      ...kept
        .filter(({ expires }) => expires && expires > now)
        .map(({ heldStart, heldEnd, people }) => ({ start: heldStart ?? now, end: heldEnd ?? now, people })),
    ]
    for (const { start } of places) {
      const there = places.filter((one) => one.start <= start && start < one.end)
      expect(there.reduce((sum, one) => sum + one.people, 0)).toBeLessThanOrEqual(6)
    }
  })

  test('moved at the counter while she cancels or moves it herself: one of them comes first, and it stands as it says', async () => {
    const here = await salon(stage, 'tables', { seats: 100 })
    const [banco, people] = [await counterOf(here), await crowd(here, 12)]
    await Promise.all(
      people.map(async (her, n) => {
        const { booking } = await her.book({ date: here.in(2), timeStart: '19:00', numberOfPeople: 1 })
        const to = { date: here.in(n % 3 === 0 ? 2 : 3), timeStart: '20:00' }
        const [moved, hers] = await Promise.all([
          banco(`PUT /api/counter/bookings/${booking.id}/move`, to),
          n % 2
            ? her.call(`PUT /api/bookings/confirm/${booking.id}`, { confirm: 'N' })
            : her.call(`PUT /api/app/bookings/${booking.id}/move`, { date: here.in(1), timeStart: '21:00' }),
        ])
        expectSound([moved, hers], 409, 404)
        const [row] = await here.db.select().from(bookings).where(eq(bookings.id, booking.id))
        if (n % 2) expect(row?.status).toBe(hers.status === 200 ? 'N' : 'Y')
        expect([moved, hers].some(({ status }) => status === 200)).toBe(true)
        const moves = Number(moved.status === 200) + Number(n % 2 === 0 && hers.status === 200)
        expect(row?.sequence).toBe(moves)
      }),
    )
  })

  test('closed and reopened while people wait: whoever is held a place can take it, and nobody else', async () => {
    const here = await salon(stage, 'tables', { seats: 2 })
    const [banco, people] = [await counterOf(here), await crowd(here, 6)]
    const date = here.in(2)
    const [first, ...others] = people
    const booked = await first?.book({ date, timeStart: '20:00', numberOfPeople: 2 })
    for (const her of others) await her.call('POST /api/app/booking-waitings', { date, time: '20:00', numberOfPeople: 2 })
    const { data: closing } = await banco('POST /api/counter/booking-closings', { date, startTime: '20:30', endTime: '21:00' })
    const answers = await Promise.all([
      banco(`DELETE /api/counter/booking-closings/${closing.id}?activityId=${here.activityId}`),
      banco(`PUT /api/counter/bookings/${booked?.booking.id}/decline`, { reason: 'Chiuso' }),
      ...others.map((her) => her.book({ date, timeStart: '20:00', numberOfPeople: 2 })),
    ])
    expectSound(answers, 409, 422)
    const lines = await Promise.all(
      others.map(async (her) => (await her.call(`GET /api/app/booking-waitings?activityId=${here.activityId}`)).data as BookingWaiting[]),
    )
    const held = lines.flat().filter(({ state }) => state === 'held').length
    expect(held + (await here.taken()).length).toBe(1)
  })
})

describe('one wish at two processes', async () => {
  const start = processes()
  const name = `counter_${randomUUID().slice(0, 8)}`
  await (await database('postgres')).run(`create database ${name}`)
  const DATABASE_URL = new URL(`/${name}`, inject('postgresUrl')).href
  const connection = await connectPostgres(DATABASE_URL)
  afterAll(() => connection.close())
  // Without an activity each of them would fill a demo.
  await freshActivity(connection)
  const servers = await Promise.all([1, 2].map(() => start({ DATABASE_URL })))

  test('under one key it is one booking, whichever was asked; a key with another wish is refused', async () => {
    const stage = appOver(connection)
    const here = await salon(stage, 'tables', { seats: 50 })
    const { token } = await tokensOf(stage.app, await freshPerson(connection, [here.activity], ['ROLE_STORE']))
    const take = (n: number, more: object = {}) => {
      const app = servers[n % 2]?.app ?? stage.app
      const body = { activityId: here.activityId, date: here.in(2), timeStart: '20:00', numberOfPeople: 2, name: 'Costa', ...more }
      return ask(app, 'POST /api/counter/bookings', { token, body, headers: { 'Idempotency-Key': 'tap' } })
    }
    const answers = await Promise.all(many(20, (n) => take(n)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${(body['data'] as CounterBooking | undefined)?.id}`)).size).toBe(1)
    expect(await here.taken()).toHaveLength(1)
    expect((await take(1, { numberOfPeople: 3 })).status).toBe(422)
  })
})
