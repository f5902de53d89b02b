import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import pLimit from 'p-limit'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { database } from '../../../tests/setup/engines.ts'
import { processes } from '../../../tests/setup/processes.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { connectPostgres } from '../../db/connect.ts'
import { bookings, bookingSettings } from '../../db/schema/bookings.ts'

vi.setConfig({ testTimeout: 120_000 })

const start = processes()
const ROME = 'Europe/Rome'
const SEATS = 10

describe('two processes on one database, and a third that is killed', async () => {
  const name = `bookings_${randomUUID().slice(0, 8)}`
  await (await database('postgres')).run(`create database ${name}`)
  const DATABASE_URL = new URL(`/${name}`, inject('postgresUrl')).href
  const connection = await connectPostgres(DATABASE_URL)
  afterAll(() => connection.close())
  const stage = appOver(connection)
  const { db } = connection
  // Without an activity each of them would fill a demo.
  await freshActivity(connection)
  const [one, other, victim] = await Promise.all([1, 2, 3].map(() => start({ DATABASE_URL })))
  if (!one || !other || !victim) throw new Error('no process')
  const date = dayAfter(onTheWall(ROME, Date.now()).day, 2)

  async function evening() {
    const activity = await freshActivity(connection, { zone: ROME, configuration: { showBookingApp: true, bookingType: 'R' } })
    const activityId = activity.id
    const hours = { startTime: '18:00', endTime: '23:00', granularity: 30, seats: SEATS, confirm: 'auto' as const }
    await db.insert(bookingSettings).values({ activityId, ...hours })
    const crowd = (many: number) =>
      Promise.all(
        Array.from({ length: many }, async () => {
          const { token } = await tokensOf(stage.app, await freshPerson(connection, [activity]))
          return async (app: typeof stage.app, line: string, body: object = {}, key: string = randomUUID()) => {
            const answer = await ask(app, line, { token, body: { activityId, ...body }, headers: { 'Idempotency-Key': key } })
            return { status: answer.status, booking: answer.body['data'] as Booking }
          }
        }),
      )
    const taken = () =>
      db
        .select()
        .from(bookings)
        .where(and(eq(bookings.activityId, activityId), eq(bookings.status, 'Y')))
    return { crowd, taken }
  }
  const wish = { date, timeStart: '20:30', numberOfPeople: 1 }

  test('of 100 who want ten seats ten have one; one key at both at once is one booking', async () => {
    const here = await evening()
    const inTurn = pLimit(20)
    const crowd = await here.crowd(100)
    const answers = await Promise.all(crowd.map((ask, n) => inTurn(() => ask((n % 2 ? one : other).app, 'POST /api/app/bookings', wish))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(SEATS)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(100 - SEATS)
    const [her] = await (await evening()).crowd(1)
    const same = await Promise.all(
      Array.from({ length: 20 }, (_, n) => her?.((n % 2 ? one : other).app, 'POST /api/app/bookings', wish, 'tap')),
    )
    expect(new Set(same.map((answer) => `${answer?.status} ${answer?.booking.id}`)).size).toBe(1)
  })

  test('killed while they book: whoever asks again under her key has one booking or none, and no seat is lost', async () => {
    const here = await evening()
    const crowd = await here.crowd(30)
    const cut = crowd.map((ask, n) => ask(victim.app, 'POST /api/app/bookings', wish, `tap ${n}`).catch(() => undefined))
    await Promise.race(cut)
    victim.kill()
    await Promise.all(cut)
    const again = await Promise.all(crowd.map((ask, n) => ask((n % 2 ? one : other).app, 'POST /api/app/bookings', wish, `tap ${n}`)))
    expect(again.filter(({ status }) => status === 200)).toHaveLength(SEATS)
    const taken = await here.taken()
    expect(taken).toHaveLength(SEATS)
    expect(new Set(taken.map(({ userId }) => userId)).size).toBe(SEATS)
  })
})
