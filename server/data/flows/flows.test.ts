import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { FLOW_GROUPS, FLOW_TYPES, type FlowType } from '#contract/flows.ts'
import { cents as exactly, points4 } from '#rules/money.ts'
import { isRefusal } from '#rules/refusal.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, stillClock, tokensOf } from '../../../tests/setup/scene.ts'
import { cards, flows } from '../../db/schema/cards.ts'
import type { Entry } from '../../work/ledger.ts'
import { customerScope } from '../../work/scope.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { works } from '../../work/works.ts'
import { credit } from './flows.ts'

type Flow = { id: string; created: string; type: string; value: string; balance: string; pointValue: string; pointBalance: string }

describe.each(engines)('movements, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { app, connection } = stage
  const { db } = connection
  const clock = stillClock()
  const doors = works(db, clock, async () => {})

  async function customer() {
    const activity = await freshActivity(connection)
    const person = await freshPerson(connection, [activity])
    const who = customerScope({ activityId: activity.id, userId: person.id, roles: ['ROLE_USER'] })
    const move = ({ type = 'AM', cents = 0, points = 0 }: { type?: FlowType; cents?: number; points?: number }) =>
      doors.run(who, 'writes', (w) => w.ledger.post({ type, cents: exactly(cents), points: points4(points), reason: 'prova' }))
    const ofHers = and(eq(flows.activityId, activity.id), eq(flows.userId, person.id))
    const card = async () => (await db.select().from(cards).where(eq(cards.activityId, activity.id)))[0]
    let tokens: ReturnType<typeof tokensOf> | undefined
    const asked = async (path: string, language: string) => {
      tokens ??= tokensOf(app, person)
      const { token } = await tokens
      return (await ask(app, path.replace('{id}', activity.id), { token, headers: { 'Accept-Language': language } })).body
    }
    const read = async (query = '') => {
      tokens ??= tokensOf(app, person)
      const { token } = await tokens
      const { body } = await ask(app, `GET /api/app/activities/${activity.id}/userflows?${query}`, { token })
      return { flows: (body.data as { flows: Flow[] }).flows, totalRows: body.totalRows }
    }
    const reasons = async (language: string) =>
      ((await asked('GET /api/app/activities/{id}/userflows', language)).data as { flows: { description: string }[] }).flows.map(
        ({ description }) => description,
      )
    const feed = async (language: string) =>
      ((await asked('GET /api/notifications?activityId={id}', language)).data as { title: string; message: string }[]).map(
        ({ title, message }) => [title, message],
      )
    const credited = ({ cents = 0, points = 0, ...entry }: Omit<Entry, 'cents' | 'points'> & { cents?: number; points?: number }) =>
      doors.run(who, 'writes', (w) => credit(w, { ...entry, cents: exactly(cents), points: points4(points) }))
    return { move, card, read, ofHers, reasons, feed, credited, asked }
  }

  test.each([
    ['AA', 1],
    ['AM', 1],
    ['W', 1],
    ['B', 1],
    ['IS', 1],
    ['C', -1],
    ['P', -1],
    ['SM', -1],
  ] as const)('%s moves the balances by its own sign, whatever sign is given', async (type, sign) => {
    const { move, card, read } = await customer()
    await move({ cents: 5000, points: 900_000 })
    for (const cents of [1050, -1050]) await move({ type, cents, points: 25_000 })
    expect(await card()).toMatchObject({ balance: 5000 + sign * 2100, pointBalance: 900_000 + sign * 50_000 })
    const [newest] = (await read()).flows
    const minus = sign < 0 ? '-' : ''
    expect(newest).toMatchObject({ type, value: `${minus}10.50`, pointValue: `${minus}2.5000` })
    expect(newest).toMatchObject(sign < 0 ? { balance: '29.00', pointBalance: '85.0000' } : { balance: '71.00', pointBalance: '95.0000' })
  })

  test('why is told in the language of who reads it, what somebody typed as it was typed', async () => {
    const { credited, reasons, feed } = await customer()
    await credited({ type: 'W', cents: 500, points: 0, reason: { code: 'welcome', activity: 'Osteria' } })
    await credited({ type: 'B', cents: 0, points: 500_000, reason: 'Buon compleanno, Giulia!' })
    await credited({ type: 'C', cents: 100, points: 0, reason: { code: 'spent', day: '2026-11-02' } })
    expect(await reasons('it')).toEqual(['Credito usato', 'Buon compleanno, Giulia!', 'Credito di benvenuto'])
    expect(await reasons('de')).toEqual(['Guthaben eingelöst', 'Buon compleanno, Giulia!', 'Willkommensguthaben'])
    expect((await feed('it')).toSorted()).toEqual([
      ['Hai ricevuto 5,00\u00a0€', 'Credito di benvenuto di Osteria'],
      ['Hai ricevuto 50 punti', 'Buon compleanno, Giulia!'],
    ])
    expect((await feed('en')).toSorted()).toEqual([
      ['You received 5,00\u00a0€', 'Welcome credit from Osteria'],
      ['You received 50 points', 'Buon compleanno, Giulia!'],
    ])
  })

  test('a movement of before codes keeps its text', async () => {
    const { credited, reasons } = await customer()
    await credited({ type: 'AM', cents: 100, reason: 'Bentornata' })
    expect([await reasons('it'), await reasons('de')]).toEqual([['Bentornata'], ['Bentornata']])
  })

  test('a balance never goes below zero, and what is refused leaves nothing behind', async () => {
    const { move, card, ofHers } = await customer()
    await move({ cents: 1000, points: 10_000 })
    for (const movement of [{ cents: 1001 }, { points: 10_001 }, { cents: 1, points: 99_999 }])
      expect(await move({ type: 'C', ...movement })).toEqual({ refused: 'balance_below_zero' })
    expect(await card()).toMatchObject({ balance: 1000, pointBalance: 10_000 })
    expect(await db.$count(flows, ofHers)).toBe(1)
    expect(isRefusal(await move({ type: 'C', cents: 1000, points: 10_000 }))).toBe(false)
    expect(await card()).toMatchObject({ balance: 0, pointBalance: 0 })
  })

  test('fifty debits at once never pass zero, and the card is the sum of its movements', async () => {
    const { move, card, ofHers } = await customer()
    await move({ cents: 3000, points: 500_000 })
    const done = await Promise.all(Array.from({ length: 50 }, () => move({ type: 'C', cents: 100, points: 10_000 })))
    expect(done.filter(isRefusal)).toHaveLength(20)
    const [sums] = await db
      .select({
        cents: sql<number>`sum(${flows.value})::int`,
        points: sql<number>`sum(${flows.pointValue})::int`,
        least: sql<number>`min(${flows.balance})::int`,
      })
      .from(flows)
      .where(ofHers)
    expect(sums).toEqual({ cents: 0, points: 200_000, least: 0 })
    expect(await card()).toMatchObject({ balance: 0, pointBalance: 200_000 })
    const balances = await db.select({ balance: flows.balance }).from(flows).where(ofHers).orderBy(flows.created, flows.seq)
    expect(balances.map(({ balance }) => balance)).toEqual(Array.from({ length: 31 }, (_, i) => 3000 - i * 100))
  })

  test('come newest first, in pages that neither repeat nor miss one, those of one instant in their order', async () => {
    const { move, read } = await customer()
    for (let i = 1; i <= 33; i++) {
      await move({ cents: i })
      if (i % 10 === 0) clock.pass(1)
    }
    const pages = [await read(), await read('page=2'), await read('page=3'), await read('page=4')]
    expect(pages.map(({ flows, totalRows }) => [flows.length, totalRows])).toEqual([
      [15, 33],
      [15, 33],
      [3, 33],
      [0, 33],
    ])
    const values = pages.flatMap((page) => page.flows.map(({ value }) => value))
    expect(values).toEqual(Array.from({ length: 33 }, (_, i) => `0.${String(33 - i).padStart(2, '0')}`))
    const oldest = await read('sortBy=created&descending=0&rowsPerPage=50')
    expect(oldest.flows.map(({ value }) => value)).toEqual(values.toReversed())
    expect(new Date(oldest.flows[0]?.created ?? '').toISOString()).toBe(oldest.flows[0]?.created)
  })

  test('of one group come those of its types alone, in pages of their own, each movement in one group', async () => {
    const { move, read } = await customer()
    for (let i = 0; i < 5; i++) for (const type of FLOW_TYPES) await move({ type, cents: 100 + i })
    const groups = await Promise.all(FLOW_GROUPS.map((group) => read(`filters[group]=${group}&rowsPerPage=50`)))
    expect(groups.map(({ flows }) => [...new Set(flows.map(({ type }) => type))].toSorted())).toEqual([
      ['AA', 'AM'],
      ['C', 'P'],
      ['B', 'IS', 'W'],
      ['SM'],
    ])
    expect(groups.map(({ totalRows }) => totalRows)).toEqual([10, 10, 15, 5])
    const whole = groups[2]?.flows.map(({ id }) => id)
    for (let i = 0; i < 5; i++) for (const type of ['W', 'B', 'IS'] as const) await move({ type, cents: 1 })
    const pages = [await read('filters[group]=given'), await read('filters[group]=given&page=2')]
    expect(pages.map(({ flows, totalRows }) => [flows.length, totalRows])).toEqual([
      [15, 30],
      [15, 30],
    ])
    expect(pages[1]?.flows.map(({ id }) => id)).toEqual(whole)
  })

  test('of a group that is none, nothing is answered', async () => {
    const { asked } = await customer()
    expect(await asked('GET /api/app/activities/{id}/userflows?filters[group]=none', 'it')).toMatchObject({ code: 'malformed' })
  })

  test('where it was is told apart from what it was', async () => {
    const { credited, read } = await customer()
    await credited({ type: 'AA', cents: 300, reason: { code: 'dinner', day: '2026-11-02', table: 7, store: 'Molo' } })
    await credited({ type: 'AA', cents: 300, reason: { code: 'takeaway', day: '2026-11-03', people: 2 } })
    await credited({ type: 'AM', cents: 300, reason: 'Bentornata' })
    expect((await read()).flows).toMatchObject([
      { description: 'Bentornata', reason: null, place: null },
      { description: 'Asporto per due', reason: 'takeaway', place: null },
      { description: 'Cena, tavolo 7', reason: 'dinner', place: 'Molo' },
    ])
  })

  test('of an order is told what it was, and below that which', async () => {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 1990, onHand: 10 }])
    const her = await shop.customer(2500)
    await her.add(0, 2)
    stage.clock.pass(1)
    const { order } = await her.order({ checkCreditUse: true, usedCreditValue: '-25.00', totalPrice: '14.80' })
    const told = async () => {
      const { body } = await her.call(`GET /api/app/activities/${her.activityId}/userflows`)
      return (body.data as unknown as { flows: { description: string; place: string | null }[] }).flows.map(({ description, place }) => [
        description,
        place,
      ])
    }
    expect(await told()).toEqual([
      ['Ritiro, 2 articoli', 'Ordine 1'],
      ['prova', null],
    ])
    stage.clock.pass(1)
    expect((await her.call(`PUT /api/app/item-orders/${order.id}/cancel`, {})).status).toBe(200)
    expect((await told())[0]).toEqual(['Credito restituito', 'Ordine 1'])
  })

  test('a card without movements has an empty list', async () => {
    const { read } = await customer()
    expect(await read()).toEqual({ flows: [], totalRows: 0 })
    expect(await read('page=7')).toEqual({ flows: [], totalRows: 0 })
  })
})
