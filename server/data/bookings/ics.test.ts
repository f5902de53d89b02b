import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { database } from '../../../tests/setup/engines.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { bookingServices } from '../../db/schema/bookings.ts'
import { stores } from '../../db/schema/stores.ts'

type Stage = ReturnType<typeof appOver>
type Salon = Awaited<ReturnType<typeof salon>>
type Customer = Awaited<ReturnType<Salon['customer']>>

/** What RFC 5545 wants exactly once of an event, and of an alarm that is shown. */
const ONCE = ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary', 'sequence', 'status', 'location', 'url']
const ONCE_OF_ALARM = ['action', 'trigger', 'description']

/** The file as another's parser reads it, after a look at its lines. */
function read(file: Buffer) {
  const text = file.toString('utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
  for (const line of file.toString('latin1').split('\r\n')) {
    expect(line.length, line).toBeLessThanOrEqual(75)
    expect(Buffer.from(line, 'latin1').toString('utf8'), 'a letter stays in its line').not.toContain('\ufffd')
  }
  const calendar = ICAL.Component.fromString(text)
  expect([calendar.getFirstPropertyValue('version'), calendar.getFirstPropertyValue('method')]).toEqual(['2.0', 'PUBLISH'])
  expect(calendar.getAllProperties('prodid')).toHaveLength(1)
  expect(calendar.getAllProperties().map(({ name }) => name)).not.toContain('x-wr-calname')
  const [component, ...others] = calendar.getAllSubcomponents('vevent')
  if (!component || others.length > 0) throw new Error('one event is expected')
  for (const name of ONCE) expect([name, component.getAllProperties(name).length]).toEqual([name, 1])
  const alarms = component.getAllSubcomponents('valarm')
  for (const alarm of alarms) for (const name of ONCE_OF_ALARM) expect([name, alarm.getAllProperties(name).length]).toEqual([name, 1])
  const { uid, summary, location, sequence, startDate, endDate } = new ICAL.Event(component)
  return {
    uid,
    summary,
    location,
    sequence,
    url: component.getFirstPropertyValue('url'),
    status: component.getFirstPropertyValue('status'),
    stamp: String(component.getFirstPropertyValue('dtstamp')),
    alarms: alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    start: startDate.toJSDate().toISOString(),
    end: endDate.toJSDate().toISOString(),
    isInstant: startDate.zone === ICAL.Timezone.utcTimezone && endDate.zone === ICAL.Timezone.utcTimezone,
  }
}

async function fileOf({ app }: Stage, { activityId }: Salon, { token }: Customer, id: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await app.request(`/api/app/bookings/${id}/ics?filters[activityId]=${activityId}`, { headers })
  expect(answer.status).toBe(200)
  return read(Buffer.from(await answer.arrayBuffer()))
}

const LONG = 'Salone «Aurora & Figlie», parrucchiere dal 1962; taglio, colore, piega e trattamenti per capelli sottili'

describe('an event as another parser reads it', async () => {
  const stage = appOver(await database('embedded'))
  const { db } = stage.connection

  test.each([
    ['commas, semicolons and colons', 'Bar, caffè; vini: e altro', 'Taglio, piega; colore'],
    ['backslashes and quotes', 'C:\\nord "Da Gino"', 'Taglio \\, piega \\n colore'],
    ['line breaks', 'Osteria\ndel Porto', 'Taglio\r\ne piega'],
    [
      'letters of several bytes',
      '🍕🍷 Osteria 👩‍👩‍👧‍👦 del Porto 🇮🇹 “Käse” — Ελληνικά 日本語 🍕🍷🍕🍷🍕🍷🍕🍷',
      'Maniküre 💅🏽 und Wäsche 💇🏿‍♀️ für Çağla',
    ],
    ['more than a line holds', LONG, `${LONG}, ${LONG}`],
    ['letters without a gap', 'è'.repeat(200), 'a'.repeat(300)],
  ])('%s', async (_, name, title) => {
    const here = await salon(stage, 'cuts', {}, { name })
    const set = eq(bookingServices.activityId, here.activityId)
    await db.update(bookingServices).set({ title, translations: {} }).where(set)
    const place = { address: 'Via Roma, 1; interno 2', cap: '16121', city: 'Genova', country: 'IT' }
    await db.insert(stores).values({ activityId: here.activityId, id: 'here', name, main: true, visible: true, ...place })
    const her = await here.customer()
    const { booking } = await her.book({ date: here.in(2), timeStart: '10:00' })
    const event = await fileOf(stage, here, her, booking.id)
    const inOneForm = (text: string) => text.replaceAll('\r\n', '\n')
    expect(event).toMatchObject({
      summary: inOneForm(`${name}: ${title}`),
      location: inOneForm(`${name}, Via Roma, 1; interno 2, 16121 Genova`),
      status: 'CONFIRMED',
      sequence: 0,
      alarms: ['-PT2H'],
      isInstant: true,
      start: booking.start,
      end: booking.end,
    })
    expect(event.url).toMatch(new RegExp(`/bookings/${booking.id}$`))
  })

  test.each([
    ['Europe/Rome', 'goes back', '2026-10-25', '01:30', '2026-10-24T23:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['Europe/Rome', 'has the hour twice', '2026-10-25', '02:30', '2026-10-25T01:30:00.000Z', '2026-10-25T03:30:00.000Z'],
    ['Europe/Rome', 'goes forward', '2027-03-28', '01:30', '2027-03-28T00:30:00.000Z', '2027-03-28T02:30:00.000Z'],
    ['Europe/Rome', 'has gone forward', '2027-03-28', '19:00', '2027-03-28T17:00:00.000Z', '2027-03-28T19:00:00.000Z'],
    ['America/New_York', 'goes back', '2026-11-01', '00:30', '2026-11-01T04:30:00.000Z', '2026-11-01T06:30:00.000Z'],
    ['America/New_York', 'goes forward', '2027-03-14', '01:30', '2027-03-14T06:30:00.000Z', '2027-03-14T08:30:00.000Z'],
  ])('a table in %s on the night in which the clock %s: %s, %s', async (zone, _, date, time, start, end) => {
    const then = appOver(stage.connection)
    then.clock.pass((Date.parse(date) - then.clock().getTime()) / 1000 - 5 * 86_400)
    const here = await salon(then, 'tables', { startTime: '00:00', endTime: '00:00' }, { zone })
    const her = await here.customer()
    const { status, booking } = await her.book({ date, timeStart: time, numberOfPeople: 2 })
    expect([status, booking]).toMatchObject([200, { date, timeStart: time }])
    expect(await fileOf(then, here, her, booking.id)).toMatchObject({
      start,
      end,
      isInstant: true,
      summary: `${here.activity.name}: tavolo per 2`,
    })
  })

  test('one that waits is tentative; moved it is the same event with a higher number, cancelled a higher one still', async () => {
    const clocked = appOver(stage.connection)
    const here = await salon(clocked, 'tables', { confirm: 'staff' })
    const her = await here.customer()
    const { booking } = await her.book({ date: here.in(2), timeStart: '19:00', numberOfPeople: 2 })
    const first = await fileOf(clocked, here, her, booking.id)
    expect(first).toMatchObject({ status: 'TENTATIVE', sequence: 0, start: booking.start })
    clocked.clock.pass(60)
    const moved = await her.call(`PUT /api/app/bookings/${booking.id}/move`, { date: here.in(3), timeStart: '20:30' })
    const second = await fileOf(clocked, here, her, booking.id)
    expect(second).toMatchObject({ uid: first.uid, status: 'TENTATIVE', sequence: 1, start: moved.booking.start })
    clocked.clock.pass(60)
    await her.call(`PUT /api/bookings/confirm/${booking.id}`, { confirm: 'N' })
    const third = await fileOf(clocked, here, her, booking.id)
    expect(third).toMatchObject({ uid: first.uid, status: 'CANCELLED', sequence: 2, alarms: [], start: moved.booking.start })
    const stamps = [first, second, third].map(({ stamp }) => stamp)
    expect([...new Set(stamps)].sort()).toEqual(stamps)
  })

  test('two bookings are two events', async () => {
    const here = await salon(stage, 'tables')
    const her = await here.customer()
    const ids = []
    for (const days of [1, 2]) ids.push((await her.book({ date: here.in(days), timeStart: '19:00', numberOfPeople: 2 })).booking.id)
    const [one, other] = await Promise.all(ids.map((id) => fileOf(stage, here, her, id)))
    expect(one?.uid).not.toBe(other?.uid)
  })
})
