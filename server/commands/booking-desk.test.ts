import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { imagesInMemory } from '../../tests/bundles.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { salon } from '../../tests/setup/salon.ts'
import { appOver } from '../../tests/setup/scene.ts'
import { audit } from '../db/schema/audit.ts'
import { notifications } from '../db/schema/notices.ts'
import type { Tools } from './command.ts'
import { perform } from './commands.ts'

describe.each(engines)('the desk of bookings by the tool, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection

  /** A house that confirms at once, and a way to give commands about its bookings. */
  async function operator(kind: 'tables' | 'cuts', fields: Parameters<typeof salon>[2] = {}) {
    const here = await salon(stage, kind, { ...(kind === 'tables' && { seats: 4 }), ...fields })
    const plain = { enqueue: async () => {}, clock: stage.clock, production: false, confirmedHosts: [] }
    const tools: Tools = { db, images: imagesInMemory(), ...plain }
    const { permalink: activity } = here.activity
    const said: string[] = []
    const tell = async (command: string, input: Record<string, string> = {}) => {
      said.length = 0
      return perform({ command: `booking ${command}`, input: { activity, ...input } }, tools, (line) => said.push(line))
    }
    const idSaid = () => said[0]?.split(/[ .]+/).filter(Boolean).at(-1) ?? ''
    return { here, date: here.in(2), said, idSaid, tell }
  }

  test('a table is taken for a guest as long as there are seats, and written down as the tool’s', async () => {
    const { here, date, said, tell } = await operator('tables')
    const wish = { name: 'Ferri', date, time: '20:00', people: '3' }
    expect(await tell('take', wish)).toEqual([])
    expect(said).toEqual([expect.stringMatching(`^The booking of ${date} 20:00 is confirmed: table for 3, Ferri, `)])
    expect(await tell('take', wish)).toEqual([expect.stringMatching(/1.*[.] Nothing was changed[.]$/)])
    expect(await tell('take', { ...wish, people: '0' })).toEqual([expect.stringContaining('does not know this form')])
    expect(await tell('take', { ...wish, time: '25:00' })).toEqual([expect.stringContaining('does not know this form')])
    expect(await tell('take', { ...wish, activity: 'nowhere' })).toEqual(['There is no activity with the permalink nowhere.'])
    const deeds = await db
      .select()
      .from(audit)
      .where(and(eq(audit.activityId, here.activityId), eq(audit.entity, 'bookings')))
    expect(deeds).toMatchObject([{ via: 'tool', what: 'created' }])
  })

  test('a service is taken by its name from who is named; what nobody is called is said', async () => {
    const { date, said, tell } = await operator('cuts')
    const wish = { name: 'Ferri', date, time: '10:00', people: '1' }
    expect(await tell('take', { ...wish, service: 'taglio', operator: 'marco' })).toEqual([])
    expect(said[0]).toContain('Taglio with Marco, Ferri')
    expect(await tell('take', { ...wish, service: 'Barba' })).toEqual(['No one service is called Barba.'])
    expect(await tell('take', { ...wish, service: 'Taglio', operator: 'Ugo' })).toEqual(['No one who serves is called Ugo.'])
  })

  test('one is moved, and its customer told; to where there is no place it is not', async () => {
    const { here, date, said, tell } = await operator('cuts')
    const [her, other] = [await here.customer(), await here.customer()]
    const { id } = (await her.book({ date, timeStart: '10:00', bookingOperatorId: here.operators[0]?.id })).booking
    await other.book({ date, timeStart: '15:00', bookingOperatorId: here.operators[1]?.id })
    expect(await tell('move', { id, date, time: '15:00', operator: 'Marco' })).toEqual([expect.stringMatching(/Nothing was changed[.]$/)])
    expect(await tell('move', { id, date, time: '16:00', operator: 'Marco' })).toEqual([])
    expect(said).toEqual([`The booking of ${date} 10:00 is at ${date} 16:00 now, confirmed: Taglio with Marco, Giulia Bianchi.`])
    const told = await db.select().from(notifications).where(eq(notifications.userId, her.id))
    expect(told.map(({ facts }) => (facts as { is?: string }).is ?? '').sort()).toEqual(['confirmed', 'moved'])
    expect(await tell('absent', { id })).toEqual([
      `The booking of ${date} 16:00 is confirmed: this cannot be done with it. Nothing was changed.`,
    ])
    expect(await tell('move', { id: 'none', date, time: '16:00' })).toEqual([expect.stringContaining('has no booking none.')])
  })

  test('who has not come has missed it', async () => {
    const { here, said, tell } = await operator('tables', { granularity: 15, startTime: '00:00', endTime: '00:00' })
    const her = await here.customer()
    const day = (await her.dates()).dates.find(({ free }) => free.length > 0)
    const { booking } = await her.book({ date: day?.date, timeStart: day?.free[0], numberOfPeople: 2 })
    stage.clock.pass((Date.parse(booking.start) - stage.clock().getTime()) / 1000 + 60)
    expect(await tell('absent', { id: booking.id })).toEqual([])
    expect(said[0]).toContain('is missed now: table for 2, Giulia Bianchi.')
  })

  test('a time is closed, listed and opened again; those that stand are counted', async () => {
    const { here, date, said, idSaid, tell } = await operator('tables')
    const her = await here.customer()
    await her.book({ date, timeStart: '20:00', numberOfPeople: 1 })
    expect(await tell('close', { date, from: '19:00' })).toEqual(['Give both --from and --to, or neither for the whole day.'])
    expect(await tell('close', { date, from: '19:00', to: '23:00' })).toEqual([])
    const id = idSaid()
    expect(said).toEqual([`Closed ${date} 19:00 to 23:00  ${id}`, '1 booking stands in it: move or decline them.'])
    expect((await her.book({ date, timeStart: '21:00', numberOfPeople: 1 })).code).toBe('booking_closed')
    await tell('list', { date })
    expect(said).toContain(`Closed ${date} 19:00 to 23:00  ${id}`)
    expect(await tell('reopen', { id })).toEqual([])
    expect(said).toEqual([`Closed ${date} 19:00 to 23:00: no more.`])
    expect(await tell('reopen', { id })).toEqual([expect.stringContaining(`has nothing closed of the id ${id}.`)])
    expect(await tell('close', { date: here.in(-1) })).toEqual([expect.stringMatching(/Nothing was changed[.]$/)])
  })

  test('one who serves is away for a day', async () => {
    const { here, date, said, tell } = await operator('cuts')
    expect(await tell('close', { date, operator: 'Sara' })).toEqual([])
    await tell('list', { date })
    expect(said).toContainEqual(expect.stringMatching(`^Closed ${date} for Sara  `))
    const her = await here.customer()
    expect((await her.book({ date, timeStart: '10:00' })).booking.bookingOperator?.fullName).toBe('Marco')
  })
})
