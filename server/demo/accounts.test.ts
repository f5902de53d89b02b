import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { onTheWall } from '#rules/days.ts'
import { orderOnItsWay } from '#rules/order-on-its-way.ts'
import { imagesInMemory } from '../../tests/bundles.ts'
import { databaseAlone, engines } from '../../tests/setup/engines.ts'
import { groundOver } from '../../tests/setup/scene.ts'
import { store } from '../bundle/import.ts'
import { type CheckedBundle, readBundle } from '../bundle/read.ts'
import { isPassword } from '../data/passwords.ts'
import type { Db } from '../db/connect.ts'
import { consentStatus } from '../data/privacy/consents.ts'
import { activities } from '../db/schema/activities.ts'
import { members, users } from '../db/schema/auth.ts'
import { cards, flows } from '../db/schema/cards.ts'
import { orders, refunds } from '../db/schema/orders.ts'
import { stock } from '../db/schema/stock.ts'
import { notices, noticeSents, notifications } from '../db/schema/notices.ts'
import { addPeople } from './accounts.ts'
import { demoGreeting } from './greeting.ts'
import { addOrders } from './orders.ts'
import { PASSWORD } from './people.ts'
import { customerScope } from '../work/scope.ts'
import { wrongCards } from '../work/ledger-check.ts'
import { readsOf } from '../work/work.ts'

const images = imagesInMemory()
const read: CheckedBundle[] = []
beforeAll(async () => {
  for (const name of ['osteria-del-porto', 'bottega-lino', 'salone-aurora']) {
    const reading = await readBundle(`demo/${name}`, images)
    if ('mistakes' in reading) throw new Error(reading.mistakes.join('\n'))
    read.push(reading.checked)
  }
}, 120_000)

/** Fills the demo. */
const fill = (db: Db) =>
  db.transaction(async (tx) => {
    const now = new Date()
    for (const one of read) await store(tx, one, { large: [], enqueue: async () => {}, clock: () => now })
    await addPeople(
      tx,
      read.map(({ bundle }) => bundle),
      now,
    )
    await addOrders(tx, now, (permalink) => `http://${permalink}.localhost:3000`)
  })

describe.each(engines)('%s', async (engine) => {
  const { db } = await databaseAlone(engine)
  let greetedBefore: string[]
  beforeAll(async () => {
    greetedBefore = await demoGreeting(db, 'http://localhost:3000')
    await fill(db)
  }, 120_000)

  test('whoever starts it is told where the demo is, and with which accounts', async () => {
    expect(greetedBefore).toEqual([])
    const lines = await demoGreeting(db, 'http://localhost:3000')
    expect(lines.slice(1, 5)).toEqual([
      '  http://bottega-lino.localhost:3000       Bottega Lino',
      '  http://osteria-del-porto.localhost:3000  Osteria del Porto',
      '  http://salone-aurora.localhost:3000      Salone Aurora',
      '  giulia@example.com                       a customer of all three, with a history',
    ])
    expect(lines.at(-1)).toContain(PASSWORD)
  })

  test('the demo has its three activities, five accounts, and cards whose balances are the sums of their movements', async () => {
    const people = await db
      .select({
        email: users.email,
        permalink: activities.permalink,
        roles: members.roles,
        platform: users.roles,
        balance: cards.balance,
      })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .innerJoin(activities, eq(activities.id, members.activityId))
      .leftJoin(cards, and(eq(cards.activityId, members.activityId), eq(cards.userId, members.userId)))
      .where(
        sql`${users.email} in ('giulia@example.com', 'marco@example.com', 'admin@example.com', 'banco@example.com', 'super@example.com')`,
      )
      .orderBy(users.email, activities.permalink)
    expect(people.map(({ email, permalink, balance }) => [email.split('@')[0], permalink, balance])).toEqual([
      ['admin', 'osteria-del-porto', null],
      ['banco', 'osteria-del-porto', null],
      ['giulia', 'bottega-lino', 0],
      ['giulia', 'osteria-del-porto', 3150],
      ['giulia', 'salone-aurora', 1800],
      ['marco', 'osteria-del-porto', 0],
      ['super', 'bottega-lino', null],
      ['super', 'osteria-del-porto', null],
      ['super', 'salone-aurora', null],
    ])
    expect(people[0]?.roles).toEqual(['ROLE_ADMIN'])
    expect(people[1]?.roles).toEqual(['ROLE_STORE'])
    expect(people.at(-1)?.platform).toEqual(['ROLE_SUPER_ADMIN'])
    const [giulia] = await db.select().from(users).where(eq(users.username, 'giulia@example.com'))
    expect(await isPassword(PASSWORD, giulia?.passwordHash)).toBe(true)
    const sums = await db
      .select({ balance: cards.balance, sum: sql`sum(${flows.value})`.mapWith(Number), rows: sql`count(*)`.mapWith(Number) })
      .from(cards)
      .innerJoin(flows, and(eq(flows.activityId, cards.activityId), eq(flows.userId, cards.userId)))
      .where(eq(cards.userId, giulia?.id ?? ''))
      .groupBy(cards.activityId, cards.id)
    expect(sums).toHaveLength(3)
    for (const { balance, sum, rows } of sums) expect([sum, rows >= 15]).toEqual([balance, true])
  })

  test('there is an order in every state, and cards, stock and payments agree with what was done', async () => {
    const rows = await db
      .select({ permalink: activities.permalink, name: users.name, order: orders })
      .from(orders)
      .innerJoin(activities, eq(activities.id, orders.activityId))
      .innerJoin(users, eq(users.id, orders.userId))
      .where(sql`${activities.permalink} in ('osteria-del-porto', 'bottega-lino')`)
    const stands = (permalink: string) =>
      [...new Set(rows.filter((row) => row.permalink === permalink).map(({ order }) => `${order.progress} ${order.payment}`))].sort()
    expect(stands('osteria-del-porto')).toEqual([
      'accepted open',
      'accepted paid',
      'cancelled open',
      'done paid',
      'done partly_refunded',
      'pending open',
      'placed open',
      'placed paid',
      'ready open',
      'shipped paid',
    ])
    expect(stands('bottega-lino')).toEqual([
      'accepted paid',
      'cancelled open',
      'done paid',
      'done refunded',
      'pending open',
      'placed open',
      'ready open',
      'shipped paid',
      'withdrawn paid',
    ])
    const ofGiulia = (permalink: string) =>
      rows
        .filter((row) => row.name === 'Giulia' && row.permalink === permalink)
        .map(({ order: { progress, readyBy, created } }) => ({
          progress,
          readyBy: readyBy?.toISOString() ?? null,
          created: created.toISOString(),
        }))
    expect(orderOnItsWay(ofGiulia('osteria-del-porto'))?.progress).toBe('accepted')
    expect(ofGiulia('bottega-lino').filter(({ progress }) => progress === 'pending')).toHaveLength(1)
    expect(rows.filter(({ order }) => order.isCancelAsked).map(({ name }) => name)).toEqual(['Marco'])
    expect(rows.every(({ order }) => order.created < new Date())).toBe(true)
    const [unsettled] = await db
      .select({ refunds: sql`count(*)`.mapWith(Number) })
      .from(refunds)
      .where(eq(refunds.state, 'due'))
    expect(unsettled).toEqual({ refunds: 0 })
    const ids = [...new Set(rows.map(({ order }) => order.activityId))]
    const counted = await db.select().from(stock).where(inArray(stock.activityId, ids))
    expect(counted.flatMap(({ reserved }) => reserved || []).sort((a, b) => a - b)).toEqual([1, 3])
    expect(await Promise.all(ids.map((id) => wrongCards(db, id)))).toEqual([[], []])
    const movements = await db.select().from(flows).where(inArray(flows.activityId, ids)).orderBy(flows.userId, flows.created, flows.seq)
    for (const [place, { value, balance, activityId, userId }] of movements.entries()) {
      const before = movements.slice(0, place).findLast((one) => one.activityId === activityId && one.userId === userId)
      expect(balance).toBe((before?.balance ?? 0) + value)
    }
  })

  test('Giulia has every notice of her activities, the newest still to be read, Marco the restaurant’s newest', async () => {
    const rows = await db
      .select({ name: users.name, permalink: activities.permalink, created: noticeSents.created, read: noticeSents.read })
      .from(noticeSents)
      .innerJoin(users, eq(users.id, noticeSents.userId))
      .innerJoin(activities, eq(activities.id, noticeSents.activityId))
      .innerJoin(notices, and(eq(notices.activityId, noticeSents.activityId), eq(notices.id, noticeSents.noticeId)))
      .where(sql`${users.email} in ('giulia@example.com', 'marco@example.com')`)
      .orderBy(users.name, activities.permalink, sql`${noticeSents.created} desc`)
    const ofEach = (name: string) => rows.filter((row) => row.name === name)
    expect(ofEach('Giulia').map(({ permalink, read }) => [permalink, read === null])).toEqual(
      Object.entries({ 'bottega-lino': 4, 'osteria-del-porto': 4, 'salone-aurora': 5 }).flatMap(([permalink, many]) =>
        Array.from({ length: many }, (_, i) => [permalink, i === 0]),
      ),
    )
    expect(ofEach('Marco')).toMatchObject([{ permalink: 'osteria-del-porto', read: null }])
    const today = onTheWall('Europe/Rome', Date.now()).day
    const dated = await db
      .select({ permalink: activities.permalink, from: notices.from, until: notices.until })
      .from(notices)
      .innerJoin(activities, eq(activities.id, notices.activityId))
      .where(and(isNotNull(notices.from), inArray(activities.permalink, ['osteria-del-porto', 'bottega-lino', 'salone-aurora'])))
    expect(dated.toSorted((a, b) => a.permalink.localeCompare(b.permalink))).toEqual(
      ['osteria-del-porto', 'salone-aurora'].map((permalink) => ({ permalink, from: today, until: today })),
    )
    for (const { created, read } of rows) expect(created < new Date() && (!read || (created < read && read < new Date()))).toBe(true)
    const feed = await db
      .select({ permalink: activities.permalink, kind: notifications.kind, facts: notifications.facts, status: notifications.status })
      .from(notifications)
      .innerJoin(users, and(eq(users.id, notifications.userId), eq(users.username, 'giulia@example.com')))
      .innerJoin(activities, eq(activities.id, notifications.activityId))
    expect(new Set(feed.map(({ status }) => status))).toEqual(new Set(['D']))
    expect(feed.filter(({ permalink, kind }) => permalink === 'osteria-del-porto' && kind === 'movement')).toHaveLength(6)
    const moved = feed.map(({ kind, facts }) => ({ kind, ...facts }))
    expect(moved).toContainEqual(
      expect.objectContaining({ kind: 'movement', value: 500, reason: { code: 'welcome', activity: 'Osteria del Porto' } }),
    )
    expect(moved).toContainEqual(expect.objectContaining({ kind: 'movement', pointValue: 500_000, reason: null }))
  })

  test('Giulia has acknowledged the text in force of all three, Marco not his', async () => {
    const rows = await db
      .select({ name: users.name, activityId: members.activityId, userId: members.userId })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(sql`${users.email} in ('giulia@example.com', 'marco@example.com')`)
      .orderBy(users.name)
    const stand = []
    for (const { name, ...who } of rows) {
      const { text, informativaPrivacy, informativaPointB, informativaPointC } = await consentStatus(
        readsOf(groundOver(db), customerScope({ ...who, roles: [] })),
      )
      stand.push([name, text?.version, informativaPrivacy, informativaPointB, informativaPointC])
    }
    const hers = ['Giulia', '2026-01', true, true, false]
    expect(stand).toEqual([hers, hers, hers, ['Marco', '2026-01', false, false, false]])
  })
})
