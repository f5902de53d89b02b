import { randomUUID } from 'node:crypto'
import { eq, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { freshDevice } from '../../../tests/setup/audience.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, freshActivity, groundOver, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { sayIn } from '../exports/exports.ts'
import { personalDataExport } from '../exports/personal-data.ts'
import { openWorkOf } from '../../work/open.ts'
import { ownReadsOf } from '../../work/own.ts'
import { jobScope, openScope, ownScope } from '../../work/scope.ts'
import { workOf } from '../../work/work.ts'
import { customerAddresses } from '../../db/schema/addresses.ts'
import { audit } from '../../db/schema/audit.ts'
import { refreshTokens, users } from '../../db/schema/auth.ts'
import { cards, flows, holds } from '../../db/schema/cards.ts'
import { codes } from '../../db/schema/codes.ts'
import { customers } from '../../db/schema/customers.ts'
import { announcedDevices } from '../../db/schema/devices.ts'
import { exports } from '../../db/schema/exports.ts'
import { friends } from '../../db/schema/friends.ts'
import { invites } from '../../db/schema/invites.ts'
import { notices, noticeSents, notifications, pushes } from '../../db/schema/notices.ts'
import { onceKeys } from '../../db/schema/once.ts'
import { cartLines, orderLines, orders, orderSteps, paymentAttempts, refunds } from '../../db/schema/orders.ts'
import { bookingWaitings } from '../../db/schema/booking-waitings.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { couponCustomers } from '../../db/schema/coupons.ts'
import { packCustomers, packUses } from '../../db/schema/packs.ts'
import { scratchCustomers, scratchDraws } from '../../db/schema/scratch-cards.ts'
import { stockAlerts } from '../../db/schema/stock-alerts.ts'
import { tillActs } from '../../db/schema/till.ts'
import { passkeys } from '../../db/schema/passkeys.ts'
import { walletPasses } from '../../db/schema/wallets.ts'
import { consents, privacyTexts } from '../../db/schema/privacy.ts'
import { due, ENDINGS, erase, eraseFromActivity } from './rows.ts'

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
  const at = (when: Date, tx = db) =>
    openWorkOf(
      groundOver(tx, () => when),
      openScope(),
    )
  const eraseAt = (userId: string, when: Date) => db.transaction((tx) => erase(at(when, tx), userId))

  /** Somebody with something in every table, and words in it by which she would be known. */
  async function known() {
    const [activity, other] = [await freshActivity(connection), await freshActivity(connection)]
    const person = await freshPerson(connection, [activity, other])
    const userId = person.id
    const canary = randomUUID()
    await tokensOf(app, person)
    const [noticeId, textId] = [randomUUID(), randomUUID()]
    const hers = { activityId: activity.id, userId, id: randomUUID(), created: now }
    await db.update(users).set({ surname: canary, leaving: now }).where(eq(users.id, userId))
    await db.update(customers).set({ phone: canary, address: canary }).where(eq(customers.userId, userId))
    const place = { name: canary, address: canary, streetNumber: '4', cap: '16032', city: 'Camogli', province: 'GE', countryId: 'IT' }
    await db.insert(customerAddresses).values({ ...hers, ...place })
    const movement = { ...hers, type: 'W', value: 500, pointValue: 0, balance: 500, pointBalance: 0, description: `Per ${canary}` }
    await db.insert(flows).values([
      { ...movement, orderId: canary },
      { ...movement, activityId: other.id, description: null, reason: { code: 'inviter' } },
    ])
    await db.update(cards).set({ balance: 500, held: 200 }).where(eq(cards.userId, userId))
    await db.insert(holds).values({ ...hers, orderId: canary, cents: 200 })
    const deviceId = await freshDevice(connection, userId, { deviceName: canary })
    await db.insert(announcedDevices).values({ username: person.email, deviceId: canary, created: now })
    await db.insert(notices).values([
      { ...hers, id: noticeId, title: `Solo per ${canary}`, at: now, audience: { userId } },
      { ...hers, id: randomUUID(), title: 'Per tutti', at: now, sender: userId },
    ])
    await db.insert(noticeSents).values({ ...hers, noticeId })
    await db.insert(pushes).values({ ...hers, kind: 'notice', about: noticeId, deviceId, service: 'push.example', due: now })
    await db.insert(notifications).values({ ...hers, title: canary, status: 'D' })
    await db.insert(onceKeys).values({ ...hers, call: 'POST /x', key: canary, hash: 'x' })
    await db.insert(privacyTexts).values({ activityId: activity.id, id: textId, version: '1', text: 'Testo', published: now })
    await db.insert(consents).values({ ...hers, textId, point: 'A', given: true, at: now })
    await db.insert(codes).values({ id: canary, purpose: 'deletion', hash: canary, subject: 'x', userId, created: now, expires: now })
    const passkey = { credential: canary, publicKey: canary, counter: 0, transports: [], host: 'localhost', name: canary, created: now }
    await db.insert(passkeys).values({ ...passkey, id: canary, userId })
    await db.insert(exports).values({ ...hers, json: canary, html: canary })
    const order = {
      ...hers,
      id: randomUUID(),
      progress: 'placed',
      payment: 'paid',
      paymentType: 'S',
      shipping: 'C',
      isGoods: true,
    } as const
    const sums = { subtotal: 100, credit: 0, shippingPrice: 0, total: 100, accumulation: 0, points: 0 }
    await db.insert(orders).values({ ...order, ...sums, address: { ...place }, note: canary })
    const ofOrder = { ...hers, orderId: order.id }
    const what = { variantId: 'x', itemColorId: 'x', name: 'x', color: 'x', size: 'x', price: 100, unitPrice: 100, quantity: 1 }
    await db.insert(orderLines).values({ ...ofOrder, ...what, sort: 0, isCounted: false })
    const step = { step: 'create', progress: 'placed', payment: 'paid', via: 'customer', actor: userId, reason: canary, at: now } as const
    await db.insert(orderSteps).values({ ...ofOrder, ...step })
    const attempt = { type: 'S', cents: 100, origin: 'http://localhost', language: 'it', expires: now } as const
    await db.insert(paymentAttempts).values({ ...ofOrder, ...attempt })
    const back = { money: 0, credit: 0, accumulation: 0, points: 0, missing: 0, missingPoints: 0, state: 'done', reason: canary } as const
    await db.insert(refunds).values({ ...ofOrder, ...back })
    await db.insert(cartLines).values({ ...hers, variantId: 'x', quantity: 1, name: 'x', unitPrice: 100 })
    await db.insert(stockAlerts).values({ ...hers, variantId: 'x', itemColorId: 'x', name: 'x', color: 'x', size: 'x' })
    const span = { date: '2026-11-25', time: '20:30', start: now, end: new Date(now.getTime() + 1), status: 'Y' } as const
    await db.insert(bookings).values({ ...hers, ...span, people: 2, note: canary, updated: now })
    await asStaff(activity, userId)
    await db.insert(bookingWaitings).values({ ...hers, date: '2026-11-25', people: 2, state: 'waiting', seq: 1 })
    const coupon = { couponId: 'x', title: canary, type: 'T', code: canary, state: 'used', expires: '2026-11-25', usedBy: userId } as const
    await db.insert(couponCustomers).values({ ...hers, ...coupon })
    await db.insert(packCustomers).values({ ...hers, packId: 'x', title: canary, places: 10, used: 1, expires: '2026-11-25', paid: 14400 })
    await db.insert(packUses).values({ ...hers, id: randomUUID(), packCustomerId: hers.id, left: 9, actor: userId, place: 'x' })
    await db.insert(tillActs).values({ ...hers, kind: 'redeemed', about: canary, created: now, actor: userId })
    const card = { scratchCardId: 'x', name: canary, validDays: 1, state: 'collected', expires: '2026-11-25', collectedBy: userId } as const
    await db.insert(scratchCustomers).values({ ...hers, ...card, id: canary, code: canary })
    await db.insert(scratchDraws).values({ ...hers, cardId: canary, prizeId: 'x', title: canary })
    await db.insert(walletPasses).values({ ...hers, kind: 'apple', updated: now, ticket: canary })
    await db.insert(invites).values({ ...hers, id: canary })
    await db.insert(friends).values({ ...hers, id: canary, joined: now })
    const deed = { activityId: activity.id, what: 'changed', before: { surname: canary }, after: { email: person.email }, at: now } as const
    await db.insert(audit).values([
      { ...deed, id: randomUUID(), subject: userId },
      { ...deed, id: randomUUID(), actor: userId, before: null, after: null },
    ])
    return { ...person, canary, activity, other }
  }

  /** What she did as staff about somebody else, and what another of them was answered about her. */
  async function asStaff(activity: Awaited<ReturnType<typeof freshActivity>>, userId: string) {
    const [other, teller] = [await freshPerson(connection, [activity]), await freshPerson(connection, [activity], ['ROLE_STORE'])]
    const theirs = { activityId: activity.id, userId: other.id, id: randomUUID(), created: now }
    const sums = { subtotal: 100, credit: 0, shippingPrice: 0, total: 100, accumulation: 0, points: 0 }
    const ways = { progress: 'placed', payment: 'paid', paymentType: 'S', shipping: 'C', isGoods: true } as const
    await db.insert(orders).values({ ...theirs, ...ways, ...sums })
    const step = { step: 'accept', progress: 'accepted', payment: 'paid', via: 'staff', actor: userId, at: now } as const
    await db.insert(orderSteps).values({ ...theirs, orderId: theirs.id, ...step })
    const span = { date: '2026-11-25', time: '20:30', start: now, end: new Date(now.getTime() + 1), status: 'N' } as const
    await db.insert(bookings).values({ ...theirs, ...span, people: 2, cancelledBy: userId, updated: now })
    const [{ surname } = { surname: '' }] = await db.select().from(users).where(eq(users.id, userId))
    const answers = [
      { customer: { id: userId }, note: surname },
      { customer: { name: `Giulia ${surname}` } },
      { coupons: [{ usedBy: 'Giulia' }] },
      { coupons: [] },
    ]
    const asked = { activityId: activity.id, userId: teller.id, call: 'PUT /api/counter/x', hash: 'x', created: now }
    await db.insert(onceKeys).values(answers.map((data) => ({ ...asked, key: randomUUID(), answer: { data } })))
  }

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
    expect(await db.$count(onceKeys, eq(onceKeys.activityId, her.activity.id))).toBe(1)
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
    const [here, there] = [await counted(her.activity.id), await counted(her.other.id)]
    expect(Object.keys(here)).toContain('consents')
    await db.transaction((tx) => eraseFromActivity(workOf(groundOver(tx), jobScope({ activityId: her.activity.id })), her.id))
    expect([await counted(her.activity.id), await counted(her.other.id)]).toEqual([{}, there])
    expect(await db.$count(users, eq(users.id, her.id))).toBe(1)
    expect(await db.$count(flows, eq(flows.activityId, her.activity.id))).toBe(1)
    expect(await db.$count(notices, eq(notices.activityId, her.activity.id))).toBe(1)
    expect(await db.$count(onceKeys, eq(onceKeys.activityId, her.activity.id))).toBe(1)
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
