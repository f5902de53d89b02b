import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { onTheWall } from '#rules/days.ts'
import { mondayOf } from '#rules/figures.ts'
import { imagesInMemory } from '../../tests/bundles.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { appOver, freshActivity } from '../../tests/setup/scene.ts'
import { flows } from '../db/schema/cards.ts'
import { readArguments } from './arguments.ts'
import type { Tools } from './command.ts'
import { commands, perform } from './commands.ts'

describe.each(engines)('the report, %s', async (engine) => {
  const { connection, clock } = appOver(await database(engine))
  const { db } = connection
  const tools: Tools = { db, images: imagesInMemory(), enqueue: async () => {}, clock, production: false, confirmedHosts: [] }

  async function ask(input: Record<string, string>) {
    const said: string[] = []
    const wrong = await perform({ command: 'report', input }, tools, (line) => said.push(line))
    return { said, wrong }
  }

  test('is a table of eight weeks, newest first, or a file; parts of a few are not told', async () => {
    const { id, permalink } = await freshActivity(connection)
    const moved = { activityId: id, created: clock(), pointValue: 0, balance: 1234, pointBalance: 0 }
    await db.insert(flows).values({ ...moved, id: randomUUID(), userId: 'somebody', type: 'AA', value: 1234 })
    const { said, wrong } = await ask({ activity: permalink })
    expect(wrong).toEqual([])
    expect(said).toHaveLength(10)
    expect(new Set(said.slice(0, 9).map((line) => line.length)).size).toBe(1)
    const monday = mondayOf(onTheWall('Europe/Rome', clock().getTime()).day)
    expect(said[1]?.split(/ +/).slice(0, 6)).toEqual([monday, expect.any(String), '1', '-', '12.34', '0.00'])
    const file = (await ask({ activity: permalink, range: '1y', csv: 'yes' })).said
    expect(file).toHaveLength(13)
    expect(file[0]).toBe(
      '\ufefffrom;to;customers;back;credit given;credit spent;orders;worth;collected;bookings;absent;cancelled;coupons given;coupons used;packs sold;places used;scratch cards;won',
    )
    expect(file[1]).toMatch(/^20\d\d-\d\d-01;20\d\d-\d\d-\d\d;1;;12,34;0,00;0;0,00;;0;;;0;0;0;0;0;0$/)
  })

  test('says which activity or range there is not', async () => {
    expect((await ask({ activity: 'nowhere' })).wrong).toEqual(['There is no activity with the permalink nowhere.'])
  })
})

test('it is one word at the command line', () => {
  const read = (line: string) => readArguments(line.split(' '), commands, '/')
  expect(read('report --activity porto --range 6m --csv')).toMatchObject({ input: { activity: 'porto', range: '6m', csv: 'yes' } })
  expect(read('report --activity porto --range 2y')).toEqual({ wrong: '--range: a range is 8w, 6m or 1y.' })
  expect(read('report porto')).toMatchObject({ wrong: expect.stringContaining('report') })
})
