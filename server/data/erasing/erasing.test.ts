import { randomUUID } from 'node:crypto'
import { and, eq, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, groundOver, freshPerson } from '../../../tests/setup/scene.ts'
import { sayIn } from '../exports/exports.ts'
import { personalDataExport } from '../exports/personal-data.ts'
import { openWorkOf } from '../../work/open.ts'
import { ownReadsOf } from '../../work/own.ts'
import { jobScope, openScope, ownScope } from '../../work/scope.ts'
import { workOf } from '../../work/work.ts'
import { refreshTokens, users } from '../../db/schema/auth.ts'
import { cards, flows } from '../../db/schema/cards.ts'
import { notices, notifications } from '../../db/schema/notices.ts'
import { onceKeys } from '../../db/schema/once.ts'
import { orders, orderSteps } from '../../db/schema/orders.ts'
import { tillActs } from '../../db/schema/till.ts'
import { due, ENDINGS, erase, eraseFromActivity } from './rows.ts'
import { someoneKnown } from '../../../tests/setup/someone-known.ts'

const schemas = import.meta.glob<Record<string, unknown>>('../../db/schema/*.ts', { eager: true })
const tables = [
  ...new Set(
    Object.values(schemas)
      .flatMap((schema) => Object.values(schema))
      .filter((one) => is(one, PgTable)),
  ),
]

/** Columns of a table that hold a person: by their name, or by what they refer to. */
const personsIn = (table: PgTable) => {
  const { columns, foreignKeys } = getTableConfig(table)
  const referring = foreignKeys.flatMap((key) => (key.reference().foreignTable === users ? key.reference().columns : []))
  return {
    columns: columns.filter(
      (column) => /^(userId|username|sender|actor|cancelledBy|usedBy|collectedBy)$/.test(column.name) || referring.includes(column),
    ),
    foreignKeys,
  }
}

test('every table that names a person is known to the erasure, and every one it knows is there', () => {
  const naming = tables.filter((table) => personsIn(table).columns.length > 0).map(getTableName)
  expect(Object.keys(ENDINGS).sort()).toEqual(naming.sort())
})

test('what goes with the account refers to it, and goes', () => {
  for (const table of tables.filter((one) => ENDINGS[getTableName(one) as keyof typeof ENDINGS] === 'with account')) {
    const ending = personsIn(table).foreignKeys.filter((key) => key.reference().foreignTable === users)
    expect([getTableName(table), ending.map(({ onDelete }) => onDelete)]).toEqual([getTableName(table), ['cascade']])
  }
})

describe.each(engines)('a person, %s', async (engine) => {
  const connection = await database(engine)
  const { db } = connection
  const { app } = appOver(connection)
  const now = new Date()
  const known = () => someoneKnown(connection, app, now)
  const at = (when: Date, tx = db) =>
    openWorkOf(
      groundOver(tx, () => when),
      openScope(),
    )
  const eraseAt = (userId: string, when: Date) => db.transaction((tx) => erase(at(when, tx), userId))

  /** In which tables a word stands, wherever in a row. */
  const holding = async (word: string) => {
    const found: string[] = []
    for (const table of tables) {
      const { rows } = (await db.execute(sql`select count(*)::int as n from ${table} t where t::text like ${`%${word}%`}`)) as {
        rows: { n: number }[]
      }
      if (rows[0]?.n) found.push(getTableName(table))
    }
    return found.sort()
  }

  /** What staff's keys still say: those about her stay used, without what was answered. */
  const keysOf = async (activityId: string) => {
    const keys = await db.select({ hash: onceKeys.hash, answer: onceKeys.answer }).from(onceKeys).where(eq(onceKeys.activityId, activityId))
    return keys.toSorted((one, other) => one.hash.localeCompare(other.hash))
  }
  const NOTHING = { hash: '', answer: null }

  test('is erased: no table holds her id, her address or her words, and the ledger still adds up', async () => {
    const her = await known()
    const before = new Set([...(await holding(her.id)), ...(await holding(her.email))])
    expect([...before].sort()).toEqual(Object.keys(ENDINGS).sort())
    expect(await eraseAt(her.id, now)).toMatchObject({ email: her.email })
    for (const word of [her.id, her.email, her.canary]) expect([word, await holding(word)]).toEqual([word, []])
    const [here] = await db.select().from(flows).where(eq(flows.activityId, her.activity.id))
    const [there] = await db.select().from(flows).where(eq(flows.activityId, her.other.id))
    expect(here).toMatchObject({ type: 'W', value: 500, balance: 500, description: null, orderId: null })
    expect(there?.userId).not.toBe(here?.userId)
    expect(await keysOf(her.activity.id)).toEqual([NOTHING, NOTHING, NOTHING, { hash: 'x', answer: { data: { coupons: [] } } }])
    const steps = await db.select().from(orderSteps).where(eq(orderSteps.activityId, her.activity.id))
    expect(steps.map(({ step, actor }) => [step, actor]).sort()).toEqual([
      ['accept', null],
      ['create', null],
    ])
  })

  test('is erased once her time is over, not before, and not when she stays; then nobody else', async () => {
    const [her, stays] = [await known(), await known()]
    const neighbour = await freshPerson(connection, [her.activity])
    const soon = new Date(now.getTime() + 1000)
    await db.update(users).set({ leaving: soon }).where(eq(users.id, her.id))
    await db.update(users).set({ leaving: null }).where(eq(users.id, stays.id))
    expect(await due(at(now))).not.toContain(her.id)
    for (const id of [her.id, stays.id, neighbour.id]) expect(await eraseAt(id, now)).toBeUndefined()
    expect(await due(at(soon))).toContain(her.id)
    const both = await Promise.all([1, 2].map(() => eraseAt(her.id, soon)))
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(await db.$count(users, eq(users.id, stays.id))).toBe(1)
    expect(await db.$count(cards, eq(cards.userId, neighbour.id))).toBe(1)
  })

  test.each([
    { progress: 'pending', payment: 'open' },
    { progress: 'accepted', payment: 'paid' },
    { progress: 'shipped', payment: 'paid' },
    { progress: 'withdrawn', payment: 'paid' },
    { progress: 'cancelled', payment: 'open', owed: 100 },
  ] as const)('is not erased while an order waits for her, %j, which keeps its address', async (waiting) => {
    const her = await known()
    const isHers = eq(orders.userId, her.id)
    await db.update(orders).set(waiting).where(isHers)
    expect(await due(at(now))).not.toContain(her.id)
    expect(await eraseAt(her.id, now)).toBeUndefined()
    expect((await db.select().from(orders).where(isHers))[0]).toMatchObject({ address: { name: her.canary }, note: her.canary })
    await db.update(orders).set({ progress: 'cancelled', payment: 'refunded', owed: 0 }).where(isHers)
    expect(await due(at(now))).toContain(her.id)
    expect(await eraseAt(her.id, now)).toMatchObject({ email: her.email })
  })

  test('gives up what she has booked and is to come: staff are told', async () => {
    const her = await known()
    await eraseAt(her.id, now)
    const heard = and(eq(notifications.activityId, her.activity.id), eq(notifications.kind, 'bookingAtCounter'))
    expect(await db.select().from(notifications).where(heard)).toMatchObject([
      { facts: { is: 'cancelled', date: '2026-11-25', people: 2 } },
    ])
  })

  test('is taken out of one activity, which keeps nothing that leads to her but the log; the other one keeps all', async () => {
    const her = await known()
    const counted = async (activityId: string) => {
      const found: Record<string, number> = {}
      for (const table of tables.filter((one) => 'activityId' in one && 'userId' in one)) {
        const { rows } = (await db.execute(
          sql`select count(*)::int as n from ${table} t where t.activity_id = ${activityId} and t.user_id = ${her.id}`,
        )) as { rows: { n: number }[] }
        if (rows[0]?.n) found[getTableName(table)] = rows[0].n
      }
      return found
    }
    const deed = { actor: her.id, kind: 'given' as const, created: now }
    const { id: userId } = await freshPerson(connection, [her.activity, her.other])
    const deeds = [her.activity, her.other].map(({ id }) => ({ ...deed, activityId: id, id: randomUUID(), userId, about: '-' }))
    await db.insert(tillActs).values(deeds)
    const doneBy = (activityId: string) => db.select({ actor: tillActs.actor }).from(tillActs).where(eq(tillActs.activityId, activityId))
    const [here, there] = [await counted(her.activity.id), await counted(her.other.id)]
    expect(Object.keys(here)).toContain('consents')
    await db.transaction((tx) => eraseFromActivity(workOf(groundOver(tx), jobScope({ activityId: her.activity.id })), her.id))
    expect([await counted(her.activity.id), await counted(her.other.id)]).toEqual([{}, there])
    expect(await doneBy(her.activity.id)).toEqual([{ actor: null }])
    expect(await doneBy(her.other.id)).toContainEqual({ actor: her.id })
    expect(await db.$count(users, eq(users.id, her.id))).toBe(1)
    expect(await db.$count(flows, eq(flows.activityId, her.activity.id))).toBe(1)
    expect(await db.$count(notices, eq(notices.activityId, her.activity.id))).toBe(1)
    expect(await keysOf(her.activity.id)).toEqual([NOTHING, NOTHING, NOTHING, { hash: 'x', answer: { data: { coupons: [] } } }])
  })

  test('is told all that is known about her, and no secret, and nothing of anybody else', async () => {
    const [her, other] = [await known(), await known()]
    const told = await personalDataExport(ownReadsOf(groundOver(db), ownScope(her.id)), await sayIn('de'))
    const text = JSON.stringify(told)
    expect(told?.account).toMatchObject({ email: her.email, surname: her.canary })
    const [here, there] = (told!.activities as Record<string, unknown>[]).toSorted((a) => (a.activity === her.activity.name ? -1 : 1))
    expect(here).toMatchObject({
      activity: her.activity.name,
      customer: { phone: her.canary },
      card: { balance: '5.00' },
      movements: [{ type: 'W', value: '5.00', description: `Per ${her.canary}` }],
      addresses: [{ name: her.canary, cap: '16032' }],
      consents: [{ point: 'A', given: true, version: '1' }],
      notices: [{ title: `Solo per ${her.canary}` }],
      notifications: [{ title: her.canary }],
    })
    expect(there).toMatchObject({ movements: [{ description: 'Danke: Jemand hat deine Einladung angenommen' }], addresses: [] })
    expect(told?.devices).toMatchObject([{ deviceName: her.canary }])
    expect(told?.accountChanges).toMatchObject([{ before: { surname: her.canary }, after: { email: her.email } }])
    expect(told?.logIns).toHaveLength(1)
    const [account] = await db.select().from(users).where(eq(users.id, her.id))
    const [token] = await db.select().from(refreshTokens).where(eq(refreshTokens.userId, her.id))
    const secrets = [account?.passwordHash, token?.hash, token?.family, 'push.example', other.canary, other.email]
    expect(secrets.filter((secret) => secret && text.includes(secret))).toEqual([])
    expect(await personalDataExport(ownReadsOf(groundOver(db), ownScope('nobody')), await sayIn('it'))).toBeUndefined()
  })
})
