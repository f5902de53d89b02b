import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../tests/setup/engines.ts'
import { operatorOver } from '../../tests/setup/operator.ts'
import { salon } from '../../tests/setup/salon.ts'
import { appOver, freshActivity } from '../../tests/setup/scene.ts'
import { audit } from '../db/schema/audit.ts'
import { bookingSettings } from '../db/schema/bookings.ts'
import { notifications } from '../db/schema/notices.ts'
import { commands } from './commands.ts'
import { manual } from './words.ts'

describe.each(engines)('bookings by the tool, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection

  /** A restaurant of four seats in which somebody waits for a table the day after tomorrow, and a way to give commands about it. */
  async function operator(kind: 'tables' | 'cuts' = 'tables') {
    const here = await salon(stage, kind, { confirm: 'staff', ...(kind === 'tables' && { seats: 4 }) })
    const her = await here.customer()
    const date = here.in(2)
    const { booking } = await her.book({ date, timeStart: '19:00', numberOfPeople: 3, note: 'Vicino alla finestra' })
    const { permalink: activity, id: activityId } = here.activity
    const { said, ask } = operatorOver({ db, clock: stage.clock })
    const tell = (command: string, input: Record<string, string> = {}) => ask(`booking ${command}`, { activity, ...input })
    return { here, her, date, id: booking.id, activity, activityId, said, tell }
  }

  test('those of a day are listed, without a day also all that wait; one is shown', async () => {
    const { here, date, id, activity, said, tell } = await operator()
    const line = `${date} 19:00  waiting  table for 3  Giulia Bianchi  ${id}`
    expect(await tell('list')).toEqual([])
    expect(said).toEqual([line, 'Evening: 4 of 4 seats are free.'])
    expect(await tell('list', { date })).toEqual([])
    expect(said).toEqual([line, 'Evening: 1 of 4 seats are free.'])
    expect(await tell('list', { date: here.in(3) })).toEqual([])
    expect(said[0]).toBe(`${activity} has no bookings on ${here.in(3)}.`)
    expect(await tell('show', { id })).toEqual([])
    expect(said.map((line) => line.trim())).toEqual([
      `Booking ${id}, ${date} 19:00 to 21:00, waiting: Giulia Bianchi`,
      'table for 3',
      expect.stringMatching(/^made \d{4}-\d\d-\d\d \d\d:\d\d, never moved$/),
      'note: Vicino alla finestra',
    ])
    expect(await tell('show', { id: 'none' })).toEqual([`${activity} has no booking none.`])
    expect(await tell('list', { date: '2026-02-31' })).toEqual([expect.stringContaining('does not know this form')])
    expect(await tell('list', { activity: 'nowhere' })).toEqual(['There is no activity with the permalink nowhere.'])
    const { permalink } = await freshActivity(stage.connection)
    expect(await tell('list', { activity: permalink })).toEqual([`${permalink} takes no bookings.`])
  })

  test('a service is listed with who gives it', async () => {
    const { date, id, said, tell } = await operator('cuts')
    await tell('list', { date })
    expect(said).toEqual([`${date} 19:00  waiting  Taglio with Sara  Giulia Bianchi  ${id}`])
  })

  test('one is accepted once, written down as the tool’s, and the customer is told', async () => {
    const { her, date, id, activityId, said, tell } = await operator()
    expect(await tell('accept', { id })).toEqual([])
    expect(said).toEqual([`The booking of ${date} 19:00 is confirmed now: table for 3, Giulia Bianchi.`])
    expect(await tell('accept', { id })).toEqual([
      `The booking of ${date} 19:00 is confirmed: this cannot be done with it. Nothing was changed.`,
    ])
    const deeds = await db
      .select()
      .from(audit)
      .where(and(eq(audit.activityId, activityId), eq(audit.entity, 'bookings')))
    expect(deeds).toMatchObject([{ via: 'tool', actor: null, subject: her.id, after: { status: 'Y' } }])
    const told = await db.select().from(notifications).where(eq(notifications.userId, her.id))
    expect(told.map(({ kind }) => kind).sort()).toEqual(['booking', 'bookingAnswer'])
  })

  test('one is declined with a reason that she reads; what was cancelled is not answered', async () => {
    const { here, her, date, id, said, tell } = await operator()
    expect(await tell('decline', { id, reason: ' ' })).toEqual([expect.stringContaining('does not know this form')])
    expect(await tell('decline', { id, reason: 'La cucina chiude' })).toEqual([])
    expect(said).toEqual([`The booking of ${date} 19:00 is declined now: table for 3, Giulia Bianchi.`])
    const read = await her.call(`GET /api/app/bookings/${id}?filters[activityId]=${here.activityId}`)
    expect(read.booking).toMatchObject({ confirmed: 'N', cancelledBy: 'activity', reason: 'La cucina chiude' })
    await tell('show', { id })
    expect(said.at(-1)).toBe('  reason: La cucina chiude')
    const again = await her.book({ date, timeStart: '20:00', numberOfPeople: 2 })
    await her.call(`PUT /api/bookings/confirm/${again.booking.id}`, { confirm: 'N' })
    expect(await tell('accept', { id: again.booking.id })).toEqual([
      `The booking of ${date} 20:00 is cancelled by the customer: this cannot be done with it. Nothing was changed.`,
    ])
  })

  test('a reason that stands ready is given by its code, and she reads it in her own language', async () => {
    const { here, her, id, said, tell } = await operator()
    expect(await tell('decline', { id, reason: ' full ' })).toEqual([])
    const read = await her.call(`GET /api/app/bookings/${id}?filters[activityId]=${here.activityId}`)
    expect(read.booking.reason).toBe('Siamo al completo')
    await tell('show', { id })
    expect(said.at(-1)).toBe('  reason: We are full')
  })

  test('what has no place any more is not accepted', async () => {
    const { date, id, activityId, tell } = await operator()
    await db
      .update(bookingSettings)
      .set({ closedDays: [date] })
      .where(eq(bookingSettings.activityId, activityId))
    expect(await tell('accept', { id })).toEqual([
      `The booking of ${date} 19:00 has no place any more: booking_closed. Nothing was changed.`,
    ])
  })
})

test('each says what it takes', () => {
  const usage = commands.filter(({ name }) => name.startsWith('booking ')).map((one) => manual(one).split('\n')[2])
  expect(usage).toEqual([
    'Usage: npm run tessera -- booking list --activity <...> [--date <...>]',
    'Usage: npm run tessera -- booking show <id> --activity <...>',
    'Usage: npm run tessera -- booking accept <id> --activity <...>',
    'Usage: npm run tessera -- booking decline <id> --activity <...> --reason <...>',
    'Usage: npm run tessera -- booking take --activity <...> --name <...> --date <...> --time <...> --people <...> [--service <...>] [--operator <...>]',
    'Usage: npm run tessera -- booking move <id> --activity <...> --date <...> --time <...> [--people <...>] [--operator <...>]',
    'Usage: npm run tessera -- booking absent <id> --activity <...>',
    'Usage: npm run tessera -- booking close --activity <...> --date <...> [--from <...>] [--to <...>] [--operator <...>]',
    'Usage: npm run tessera -- booking reopen <id> --activity <...>',
  ])
})
