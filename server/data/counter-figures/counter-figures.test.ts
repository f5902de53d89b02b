import { describe, expect, test } from 'vitest'
import type { Report } from '#contract/counter-figures.ts'
import { instantOf, onTheWall } from '#rules/days.ts'
import { periodsOf, sameDaysBefore, spanOf } from '#rules/figures.ts'
import { counted, movement, none, order, someRows, write } from '../../../tests/setup/counted.ts'
import { database, engines, statements } from '../../../tests/setup/engines.ts'
import { groundOver, appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { tillOver } from '../../../tests/setup/till.ts'
import { isRefusal } from '#rules/refusal.ts'
import { toolScope } from '../../work/scope.ts'
import { readsOf } from '../../work/work.ts'
import { report } from './counter-figures.ts'

describe.each(engines)('figures, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { connection, app } = stage
  const { db } = connection

  async function read(activityId: string, range: Report['range'], now: Date): Promise<Report> {
    const told = await report(
      readsOf(
        groundOver(db, () => now),
        toolScope({ activityId }),
      ),
      range,
    )
    if (isRefusal(told)) throw new Error('refused')
    return told.data
  }
  const house = async (zone = 'Europe/Rome') => freshActivity(connection, { zone })

  test.each([
    ['Europe/Rome', '2026-11-18T18:15:30Z', '8w'],
    ['Europe/Rome', '2026-11-01T23:30:00Z', '8w'],
    ['Europe/Rome', '2026-03-31T21:59:00Z', '6m'],
    ['America/New_York', '2026-11-04T04:30:00Z', '8w'],
    ['Pacific/Auckland', '2026-10-04T20:00:00Z', '1y'],
    ['America/Havana', '2027-01-01T05:10:00Z', '8w'],
  ] as const)('are what a count row by row gives, in %s at %s by %s', async (zone, at, range) => {
    const [ours, theirs] = [await house(zone), await house(zone)]
    const owners = [(await freshPerson(connection, [ours, theirs])).id, (await freshPerson(connection, [ours, theirs])).id]
    const now = new Date(at)
    const rows = someRows(ours.id, owners, now, 7, 500)
    await write(connection, rows)
    await write(connection, someRows(theirs.id, owners, now, 8, 200))
    const told = await read(ours.id, range, now)
    const wall = onTheWall(zone, now.getTime())
    expect(told.periods).toEqual(periodsOf(range, wall.day).map((one) => counted(rows, zone, now, one, spanOf(one))))
    const same = sameDaysBefore(range, wall)
    const before = counted(rows, zone, now, same.period, same.span)
    expect(told.before.people.came).toBe(before.people.came)
    expect([told.before.credit, told.before.coupons]).toEqual([before.credit, before.coupons])
    expect(told).toMatchObject({ customers: 2, today: wall.day })
    const first = [...rows.flows, ...rows.orders, ...rows.coupons].map(({ created }) => created).concat(rows.bookings.map(({ end }) => end))
    expect(told.since).toBe(onTheWall(zone, Math.min(...first.map((one) => one.getTime()))).day)
  })

  test('the night in which the clocks go back belongs to the week that it ends', async () => {
    const { id } = await house()
    const at = (day: string, time: string) => new Date(instantOf('Europe/Rome', day, time))
    const twice = new Date('2026-10-25T00:30:00Z') // 2:30, for the first time
    const created = [twice, new Date(twice.getTime() + 3_600_000), at('2026-10-25', '23:59'), at('2026-10-26', '00:00')]
    await write(connection, { ...none(), flows: created.map((when, n) => movement(id, `guest ${n}`, when)) })
    const { periods } = await read(id, '8w', at('2026-10-28', '12:00'))
    expect(periods.slice(-2).map(({ people }) => people.came)).toEqual([3, 1])
  })

  test('fewer than five people have no parts; five do, and not where a difference told of fewer', async () => {
    const { id } = await house()
    const wall = (day: string, time = '12:00') => new Date(instantOf('Europe/Rome', day, time))
    const now = wall('2026-11-18')
    const visit = (day: string, count: number) => Array.from({ length: count }, (_, n) => order(id, `guest ${n}`, wall(day)))
    // Four a fortnight ago; five of last week on the same days and two after them; five in this week.
    const rows = { ...none(), orders: [...visit('2026-11-04', 4), ...visit('2026-11-09', 5), ...visit('2026-11-17', 5)] }
    rows.orders.push(order(id, 'guest 8', wall('2026-11-14')), order(id, 'guest 9', wall('2026-11-14')))
    await write(connection, rows)
    const told = await read(id, '8w', now)
    expect(told.periods.slice(-3).map(({ people, orders: sold }) => [people.came, people.back, sold.count, sold.collected])).toEqual([
      [4, null, 4, null],
      [7, 4, 7, 7],
      [5, 5, 5, 5],
    ])
    expect(told.before).toMatchObject({ people: { came: 5, back: null }, orders: { count: 5, collected: null } })
  })

  test('what went back whole, or came back and was never paid, is worth nothing', async () => {
    const { id } = await house()
    const now = new Date(instantOf('Europe/Rome', '2026-11-18', '12:00'))
    const sold = (fields: Parameters<typeof order>[3]) => order(id, 'guest', now, { total: 3000, credit: 0, refunded: 0, ...fields })
    const ends = [
      sold({}),
      sold({ payment: 'refunded', refunded: 3000 }),
      sold({ progress: 'withdrawn', payment: 'open' }),
      sold({ progress: 'withdrawn', payment: 'refunded' }),
      // The goods are on their way back, and the money is still here.
      sold({ progress: 'withdrawn', payment: 'paid' }),
    ]
    await write(connection, { ...none(), orders: ends })
    expect((await read(id, '8w', now)).periods.at(-1)?.orders).toMatchObject({ count: 5, worth: '60.00' })
  })

  test('what is undone at the till was neither given nor spent', async () => {
    const { activityId, her, banco } = await tillOver(stage)()
    await banco.purchase(her.id, 20_000)
    const wrong = [await banco.purchase(her.id, 5000), await banco.spend(her.id, 'credit', '8.00')]
    await banco.spend(her.id, 'credit', '3.00')
    for (const { data } of wrong.reverse()) expect((await banco.undo(String(data['id']))).status).toBe(200)
    expect((await read(activityId, '8w', stage.clock())).periods.at(-1)?.credit).toEqual({ given: '10.00', spent: '3.00' })
  })

  test('the administration alone asks, of its own activity; nothing personal is in the answer', async () => {
    const [ours, theirs] = [await house(), await house()]
    const [admin, staff, her] = await Promise.all([
      freshPerson(connection, [ours], ['ROLE_ADMIN']),
      freshPerson(connection, [ours], ['ROLE_STORE', 'ROLE_MANAGER']),
      freshPerson(connection, [ours]),
    ])
    await write(connection, {
      ...none(),
      flows: [movement(ours.id, her.id, new Date())],
      orders: [order(ours.id, her.id, new Date(), { note: 'Bianchi' })],
    })
    const look = async (who: { email: string }, activityId: string, further = '') => {
      const { token } = await tokensOf(app, who)
      return ask(app, `GET /api/counter/figures?activityId=${activityId}${further}`, { token })
    }
    expect((await look(staff, ours.id)).status).toBe(403)
    expect((await look(her, ours.id)).status).toBe(403)
    expect((await look(admin, theirs.id)).status).toBe(404)
    expect((await look(admin, ours.id, '&range=2y')).status).toBe(400)
    expect((await look(admin, ours.id, '&range=6m')).body.data).toMatchObject({ range: '6m' })
    const answer = await look(admin, ours.id)
    expect(answer.status).toBe(200)
    expect((answer.body.data as Report).periods.at(-1)).toMatchObject({
      people: { came: 1, back: null },
      orders: { count: 1, worth: '30.00' },
    })
    expect(JSON.stringify(answer.body)).not.toMatch(new RegExp([her.id, her.email, 'Giulia', 'Bianchi', ours.id].join('|')))
  })

  test('an activity without anything is told so, with noughts', async () => {
    const told = await read((await house()).id, '1y', new Date())
    expect(told).toMatchObject({ customers: 0, since: null })
    expect(told.periods).toHaveLength(12)
    expect(told.periods.every(({ people, credit }) => people.came === 0 && credit.given === '0.00')).toBe(true)
  })

  test('they take as many statements for a year as for eight weeks', async () => {
    const { id } = await house()
    const [now, counts] = [new Date(), [] as number[]]
    await write(connection, someRows(id, [], now, 3, 0))
    for (const range of ['8w', '6m', '1y'] as const) {
      statements()
      await read(id, range, now)
      counts.push(statements().length)
    }
    expect(counts).toEqual([8, 8, 8])
  })
})
