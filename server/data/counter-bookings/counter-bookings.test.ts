import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CounterBooking, CounterDay } from '#contract/counter-bookings.ts'
import { onTheWall } from '#rules/days.ts'
import { database, engines, statements } from '../../../tests/setup/engines.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver, freshPerson } from '../../../tests/setup/scene.ts'
import { audit } from '../../db/schema/audit.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { notifications } from '../../db/schema/notices.ts'
import { wordsIn } from '../../words.ts'
import { entryIn } from '../notifications/kinds.ts'

const ALL_DAY = { startTime: '00:00', endTime: '00:00' }

describe.each(engines)('bookings at the counter, %s', async (engine) => {
  const stage = appOver(await database(engine), {}, 'error')
  const { db } = stage.connection
  type Salon = Awaited<ReturnType<typeof salon>>

  async function counterOf(here: Salon) {
    const ask = await here.staff()
    const call = async (line: string, body?: object, key?: string) => {
      const answer = await ask(line, body, key)
      return { status: answer.status, ...(answer.body as { code?: string; message?: string; data: CounterBooking; standing?: number }) }
    }
    return {
      call,
      take: (wish: object, key?: string) => call('POST /api/counter/bookings', wish, key),
      act: (id: string, deed: string, body: object = {}) => call(`PUT /api/counter/bookings/${id}/${deed}`, body),
      close: (body: object) => call('POST /api/counter/booking-closings', body),
      day: async (date: string) => {
        const path = `GET /api/counter/bookings?filters[activityId]=${here.activityId}&filters[date]=${date}`
        return (await ask(path)).body as unknown as CounterDay
      },
    }
  }
  const toldTo = async ({ activityId }: Salon, userId: string) => {
    const rows = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.activityId, activityId), eq(notifications.userId, userId)))
    return rows.map(({ kind, facts }) => `${kind} ${(facts as { is?: string }).is ?? ''}`.trim()).sort()
  }

  const wordsTo = async ({ activityId }: Salon, userId: string) => {
    const rows = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.activityId, activityId), eq(notifications.userId, userId)))
    const words = await wordsIn('it')
    return rows.map((entry) => entryIn(words, entry).message).join('\n')
  }

  test('who stands at the door sits down now, with no account and no grid, as long as there are seats', async () => {
    const here = await salon(stage, 'tables', { seats: 6, ...ALL_DAY })
    const banco = await counterOf(here)
    const { status, data } = await banco.take({ numberOfPeople: 4, name: 'Ferri' })
    const { day: date, time } = onTheWall('Europe/Rome', stage.clock().getTime())
    expect(status).toBe(200)
    expect(data).toMatchObject({ confirmed: 'Y', date, time, customer: { id: null, name: 'Ferri' }, arrived: true, keys: [] })
    await expect(banco.day(date)).resolves.toMatchObject({ totalRows: 1, data: [{ id: data.id, numberOfPeople: 4 }] })
    const refused = await banco.take({ numberOfPeople: 3 })
    expect(refused).toMatchObject({ status: 409, code: 'booking_seats', message: 'Per questa selezione ci sono solo 2 posti disponibili' })
    const [deed] = await db
      .select()
      .from(audit)
      .where(and(eq(audit.activityId, here.activityId), eq(audit.entity, 'bookings')))
    expect(deed).toMatchObject({ via: 'staff', what: 'created' })
  })

  test('a call is taken at a time of the calendar, for a guest or for a customer, who is told', async () => {
    const here = await salon(stage, 'cuts')
    const [banco, her] = [await counterOf(here), await here.customer()]
    const wish = { date: here.in(2), timeStart: '10:00', bookingServiceId: here.service.id }
    const [first, second, third] = [
      await banco.take({ ...wish, customerId: her.id }),
      await banco.take({ ...wish, name: 'Luisa Ferro', note: 'Capelli lunghi' }),
      await banco.take({ ...wish, name: 'Ivo Sala' }),
    ]
    expect(first.data).toMatchObject({ confirmed: 'Y', customer: { id: her.id }, bookingOperator: { fullName: 'Sara' } })
    expect(second.data).toMatchObject({ customer: { id: null, name: 'Luisa Ferro' }, bookingOperator: { fullName: 'Marco' } })
    expect(third).toMatchObject({ status: 409, code: 'booking_taken' })
    expect(await toldTo(here, her.id)).toEqual(['bookingAnswer confirmed'])
    expect((await her.call(`GET /api/app/bookings/${first.data.id}?activityId=${here.activityId}`)).booking.confirmed).toBe('Y')
    expect((await her.dates()).dates[2]?.status).toBe('own')
    expect((await her.dates('&filters[forGuest]=1')).dates[2]?.status).toBe('open')
    const stranger = await freshPerson(stage.connection, [])
    expect((await banco.take({ ...wish, timeStart: '15:00', customerId: stranger.id })).status).toBe(404)
    expect((await banco.take({ ...wish, timeStart: '15:10' })).code).toBe('booking_time')
    expect((await banco.take({ ...wish, timeStart: undefined })).code).toBe('booking_time')
  })

  test('a call for later today is of somebody who is not there yet', async () => {
    const hours = 12 - stage.clock().getUTCHours()
    const zone = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}` // where it is noon
    const here = await salon(stage, 'tables', ALL_DAY, { zone })
    const { status, data } = await (await counterOf(here)).take({ timeStart: '20:00', numberOfPeople: 2, name: 'Ferri' })
    expect(status).toBe(200)
    expect(data).toMatchObject({ date: here.today, time: '20:00', arrived: false })
    expect(data.keys).toContain('decline')
  })

  /** A table tomorrow at noon, and the clock put to a minute after its time: not where the afternoon and the evening share no seats. */
  async function sheIsLate(here: Salon) {
    const her = await here.customer()
    const { booking } = await her.book({ date: here.in(1), timeStart: '12:00', numberOfPeople: 4 })
    const wait = () => stage.clock.pass((Date.parse(booking.start) - stage.clock().getTime()) / 1000 + 60)
    return { her, id: booking.id, wait }
  }

  test('who does not come gives back what is left of her time, once, and is told', async () => {
    const here = await salon(stage, 'tables', { seats: 4, granularity: 15, ...ALL_DAY })
    const { her, id, wait } = await sheIsLate(here)
    expect((await (await counterOf(here)).act(id, 'absent')).code).toBe('booking_step')
    wait()
    const banco = await counterOf(here)
    expect((await banco.take({ numberOfPeople: 1 })).code).toBe('booking_seats')
    const both = await Promise.all([banco.act(id, 'absent'), banco.act(id, 'absent')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 200)?.data).toMatchObject({ confirmed: 'N', noShow: true, keys: [] })
    expect((await banco.take({ numberOfPeople: 1 })).status).toBe(200)
    expect(await toldTo(here, her.id)).toEqual(['booking confirmed', 'bookingAnswer absent'])
  })

  test('who has come stays: nobody takes her for absent', async () => {
    const here = await salon(stage, 'tables', { seats: 4, granularity: 15, ...ALL_DAY })
    const { id, wait } = await sheIsLate(here)
    wait()
    const banco = await counterOf(here)
    expect((await banco.act(id, 'arrive')).data).toMatchObject({ confirmed: 'Y', arrived: true, keys: [] })
    expect((await banco.act(id, 'absent')).code).toBe('booking_step')
  })

  test('moves a booking: the old place stays hers until there is the new one', async () => {
    const here = await salon(stage, 'cuts')
    const [banco, her, other] = [await counterOf(here), await here.customer(), await here.customer()]
    const [sara, marco] = here.operators.map(({ id }) => id)
    const { booking } = await her.book({ date: here.in(2), timeStart: '10:00', bookingOperatorId: sara })
    await other.book({ date: here.in(3), timeStart: '11:00', bookingOperatorId: marco })
    const to = (timeStart: string, bookingOperatorId?: string) =>
      banco.act(booking.id, 'move', { date: here.in(3), timeStart, bookingOperatorId })
    expect(await to('11:00', marco)).toMatchObject({ status: 409, code: 'booking_taken' })
    expect((await banco.day(here.in(2))).data).toMatchObject([{ id: booking.id, time: '10:00' }])
    expect((await to('11:00')).data).toMatchObject({ date: here.in(3), time: '11:00', confirmed: 'Y', bookingOperator: { id: sara } })
    expect((await banco.day(here.in(2))).totalRows).toBe(0)
    expect(await toldTo(here, her.id)).toEqual(['booking confirmed', 'bookingAnswer moved'])
    await her.call(`PUT /api/bookings/confirm/${booking.id}`, { confirm: 'N' })
    expect((await to('12:00')).code).toBe('booking_step')
  })

  test('a closed time takes no more, what stands in it stays; reopened it is for who waits', async () => {
    const here = await salon(stage, 'tables', { seats: 2 })
    const [banco, her, waiting] = [await counterOf(here), await here.customer(), await here.customer()]
    const date = here.in(2)
    await her.book({ date, timeStart: '20:00', numberOfPeople: 1 })
    const closed = await banco.close({ date, startTime: '19:00', endTime: '23:00' })
    expect(closed).toMatchObject({ status: 200, standing: 1 })
    expect((await her.dates()).dates[2]?.free).not.toContain('19:00')
    expect((await waiting.book({ date, timeStart: '20:00', numberOfPeople: 1 })).code).toBe('booking_closed')
    const day = await banco.day(date)
    expect(day).toMatchObject({ totalRows: 1, closings: [{ id: closed.data.id, startTime: '19:00', endTime: '23:00' }] })
    const [open] = day.open
    expect([open?.start, open?.end].map((at) => onTheWall('Europe/Rome', Date.parse(at ?? '')).time)).toEqual(['09:00', '19:00'])
    const reopened = await banco.call(`DELETE /api/counter/booking-closings/${closed.data.id}?activityId=${here.activityId}`)
    expect(reopened.status).toBe(200)
    expect((await waiting.book({ date, timeStart: '20:00', numberOfPeople: 1 })).status).toBe(200)
    expect((await banco.call(`DELETE /api/counter/booking-closings/${closed.data.id}?activityId=${here.activityId}`)).status).toBe(404)
    const whole = await banco.close({ date: here.in(4) })
    expect(whole).toMatchObject({ status: 200, standing: 0 })
    expect((await her.dates()).dates[4]?.status).toBe('closed')
  })

  test('one operator is away, the other serves', async () => {
    const here = await salon(stage, 'cuts')
    const [banco, her] = [await counterOf(here), await here.customer()]
    const [sara] = here.operators.map(({ id }) => id)
    const date = here.in(2)
    await banco.close({ date, bookingOperatorId: sara })
    expect((await her.book({ date, timeStart: '10:00' })).booking.bookingOperator?.fullName).toBe('Marco')
    expect((await her.book({ date, timeStart: '12:00', bookingOperatorId: sara })).code).toBe('booking_closed')
    expect((await banco.close({ date, bookingOperatorId: 'nobody' })).code).toBe('booking_operator')
    expect((await banco.close({ date, startTime: '10:00' })).code).toBe('booking_time')
    expect((await banco.close({ date: here.in(-1) })).code).toBe('booking_past')
  })

  test('who is declined is told what is free near it, after those who wait have been served', async () => {
    const here = await salon(stage, 'tables', { seats: 2 })
    const [banco, her, waiting] = [await counterOf(here), await here.customer(), await here.customer()]
    const [date, path] = [here.in(2), (id: string) => `GET /api/app/bookings/${id}?activityId=${here.activityId}`]
    const { booking } = await her.book({ date, timeStart: '12:00', numberOfPeople: 2 })
    expect((await banco.act(booking.id, 'decline', { reason: 'La cucina chiude' })).data).toMatchObject({ confirmed: 'N' })
    expect((await her.call(path(booking.id))).booking.near).toEqual(['11:00', '11:30', '12:30'])
    expect(await wordsTo(here, her.id)).toContain('La cucina chiude. Ore libere vicine: 11:00, 11:30, 12:30')

    const evening = await her.book({ date, timeStart: '20:00', numberOfPeople: 2 })
    await waiting.call('POST /api/app/booking-waitings', { date, time: '20:00', numberOfPeople: 2 })
    await banco.act(evening.booking.id, 'decline', { reason: 'Siamo al completo' })
    expect((await her.call(path(evening.booking.id))).booking.near).toEqual(['15:00', '15:30', '16:00'])

    const { data: guest } = await banco.take({ date: here.in(4), timeStart: '20:00', numberOfPeople: 2, name: 'Ferri' })
    expect((await banco.act(guest.id, 'decline', { reason: 'Siamo al completo' })).data.near).toEqual([])
  })

  test('what becomes free at the counter is held for who waits, and the day says for whom', async () => {
    const here = await salon(stage, 'tables', { seats: 2 })
    const [banco, her, waiting] = [await counterOf(here), await here.customer(), await here.customer()]
    const date = here.in(2)
    const { booking } = await her.book({ date, timeStart: '20:00', numberOfPeople: 2 })
    await waiting.call('POST /api/app/booking-waitings', { date, time: '20:00', numberOfPeople: 2 })
    expect(await banco.day(date)).toMatchObject({ line: [{ numberOfPeople: 2, held: null }], evening: { held: 0, free: 0 } })
    expect((await banco.act(booking.id, 'move', { date: here.in(3), timeStart: '20:00' })).status).toBe(200)
    statements()
    const day = await banco.day(date)
    expect(statements().length).toBeLessThanOrEqual(6)
    expect(day).toMatchObject({ totalRows: 0, line: [{ held: { time: '20:00' } }], evening: { held: 2, free: 0 } })
    expect((await banco.take({ date, timeStart: '20:00', numberOfPeople: 1 })).code).toBe('booking_seats')
  })

  test('the counter and its customers at once: never more people than seats', async () => {
    const here = await salon(stage, 'tables', { seats: 6 })
    const wish = { date: here.in(2), timeStart: '20:00', numberOfPeople: 1 }
    const banco = await counterOf(here)
    const crowd = await Promise.all(Array.from({ length: 12 }, () => here.customer()))
    const asked = [...crowd.map((her) => her.book(wish)), ...crowd.map((_, n) => banco.take({ ...wish, name: `${n}` }))]
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(6)
    expect(await here.taken()).toHaveLength(6)
  })

  test('a wish that is repeated under its key is taken once; another house and a customer take none', async () => {
    const [here, elsewhere] = [await salon(stage, 'tables', ALL_DAY), await salon(stage, 'tables', ALL_DAY)]
    const [banco, stranger, her] = [await counterOf(here), await counterOf(elsewhere), await here.customer()]
    const wish = { numberOfPeople: 2, name: 'Costa' }
    const twice = await Promise.all([banco.take(wish, 'tap'), banco.take(wish, 'tap')])
    const [id] = new Set(twice.map(({ data }) => data.id))
    const rows = await db.select().from(bookings).where(eq(bookings.activityId, here.activityId))
    expect(rows.map((row) => row.id)).toEqual([id])
    expect((await stranger.act(id ?? '', 'absent')).status).toBe(404)
    expect((await her.call('POST /api/counter/bookings', wish)).status).toBe(403)
  })
})
