import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { BookingWaiting } from '#contract/booking-waitings.ts'
import type { Closing } from '#contract/counter-bookings.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { operatorOver } from '../../../tests/setup/operator.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { notifications } from '../../db/schema/notices.ts'
import { wordsIn } from '../../words.ts'
import { entryIn } from '../notifications/kinds.ts'

const CLOSED: unknown = expect.stringMatching(/^Il posto non c’è più: a quell’ora è chiuso, .* alle 20:00, 2 persone\. Resti in lista$/)
const HELD: unknown = expect.stringMatching(/^Si è liberato un posto: è tuo fino alle /)

describe.each(engines)('a place that is held while staff close its time, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection
  type Fields = Parameters<typeof salon>[2]

  /** Somebody for whom a place is held in two days, at a time or at any, since who had it gave it up. */
  async function held(kind: 'tables' | 'cuts', asked: { time?: string; at?: string; day?: number } = {}, fields: Fields = {}) {
    const { time, at: timeStart = time ?? '20:00', day = 2 } = asked
    const here = await salon(stage, kind, { ...(kind === 'tables' && { seats: 2 }), ...fields })
    const [guest, her, banco, date] = [await here.customer(), await here.customer(), await here.staff(), here.in(day)]
    const by = kind === 'cuts' ? { bookingServiceId: here.service.id, bookingOperatorId: here.operators[0]?.id } : {}
    const { booking } = await guest.book({ date, timeStart, numberOfPeople: kind === 'cuts' ? 1 : 2, ...by })
    const wish = { date, time, numberOfPeople: kind === 'cuts' ? 1 : 2, ...by }
    expect((await her.call('POST /api/app/booking-waitings', wish)).status).toBe(200)
    await guest.call(`PUT /api/bookings/confirm/${booking.id}`, { confirm: 'N' })
    const line = `GET /api/app/booking-waitings?activityId=${here.activityId}`
    const waits = async () => ((await her.call(line)).data as BookingWaiting[]).map(({ state, held: place }) => place?.time ?? state)
    const [{ id } = { id: '' }] = (await her.call(line)).data as BookingWaiting[]
    const close = async (more: object = {}) => {
      const { status, body } = await banco('POST /api/counter/booking-closings', { date: here.in(2), ...more })
      return { status, standing: body['standing'], closing: body.data as Closing }
    }
    return {
      here,
      her,
      banco,
      waits,
      close,
      take: (seen?: string) => her.call(`PUT /api/app/booking-waitings/${id}/take`, { time: seen }),
      told: async () => {
        const hers = and(eq(notifications.activityId, here.activityId), eq(notifications.userId, her.id))
        const rows = await db
          .select()
          .from(notifications)
          .where(and(hers, inArray(notifications.kind, ['placeHeld', 'placePassed'])))
        const words = await wordsIn('it')
        return rows
          .map((row) => entryIn(words, row))
          .map(({ title, message }) => `${title}, ${message}`)
          .sort()
      },
    }
  }

  test.each([
    ['its hour', { startTime: '19:00', endTime: '21:00' }],
    ['its end', { startTime: '21:30', endTime: '22:00' }],
    ['its day', {}],
  ])('%s: it ends, she is told and waits on; reopened it is hers again', async (_, part) => {
    const { here, banco, waits, close, take, told } = await held('tables', { time: '20:00' })
    expect(await waits()).toEqual(['20:00'])
    const { standing, closing } = await close(part)
    expect([standing, await waits(), await told()]).toEqual([0, ['waiting'], [CLOSED, HELD]])
    expect((await take()).code).toBe('waiting_over')
    const other = await banco(`GET /api/counter/bookings?filters[activityId]=${here.activityId}&filters[date]=${here.in(2)}`)
    expect(other.body).toMatchObject({ line: [{ held: null }] })
    stage.clock.pass(60)
    await banco(`DELETE /api/counter/booking-closings/${closing.id}?activityId=${here.activityId}`)
    expect([await waits(), await told()]).toEqual([['20:00'], [CLOSED, HELD, HELD]])
    await close(part)
    expect([await waits(), await told()]).toEqual([['waiting'], [CLOSED, CLOSED, HELD, HELD]])
  })

  test('another hour, or another operator’s: it is still hers', async () => {
    const { here, waits, close, take, told } = await held('cuts', { time: '10:00' })
    await close({ startTime: '11:00', endTime: '12:00' })
    await close({ bookingOperatorId: here.operators[1]?.id })
    expect([await waits(), await told()]).toEqual([['10:00'], [HELD]])
    expect((await take('10:00')).status).toBe(200)
  })

  test('who waits for any hour is given another at once, which she has to have seen before she takes it', async () => {
    const { waits, close, take, told } = await held('tables', {}, { startTime: '18:00' })
    expect(await waits()).toEqual(['18:00'])
    stage.clock.pass(60)
    await close({ startTime: '18:00', endTime: '19:00' })
    expect([await waits(), await told()]).toEqual([['19:00'], [HELD, HELD]])
    expect((await take('18:00')).code).toBe('waiting_over')
    expect((await take('19:00')).status).toBe(200)
  })

  test('with a day what is held of its night, past midnight too', async () => {
    const { waits, close } = await held('tables', { time: '00:00', day: 3 }, { startTime: '18:00', endTime: '02:00' })
    expect(await waits()).toEqual(['00:00'])
    await close()
    expect(await waits()).toEqual(['waiting'])
  })

  test('the tool says that it ended', async () => {
    const { here } = await held('tables', { time: '20:00' })
    const { said, ask } = operatorOver({ db, clock: stage.clock })
    expect(await ask('booking close', { activity: here.activity.permalink, date: here.in(2) })).toEqual([])
    expect(said.at(-1)).toBe('1 held place of the waiting list ended with it; who waits is told.')
  })
})
