import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { App } from '../../server/http/deps.ts'
import type { Connection } from '../../server/db/connect.ts'
import { customerAddresses } from '../../server/db/schema/addresses.ts'
import { audit } from '../../server/db/schema/audit.ts'
import { users } from '../../server/db/schema/auth.ts'
import { cards, flows, holds } from '../../server/db/schema/cards.ts'
import { codes } from '../../server/db/schema/codes.ts'
import { customers } from '../../server/db/schema/customers.ts'
import { announcedDevices } from '../../server/db/schema/devices.ts'
import { exports } from '../../server/db/schema/exports.ts'
import { friends } from '../../server/db/schema/friends.ts'
import { invites } from '../../server/db/schema/invites.ts'
import { notices, noticeSents, notifications, pushes } from '../../server/db/schema/notices.ts'
import { onceKeys } from '../../server/db/schema/once.ts'
import { cartLines } from '../../server/db/schema/carts.ts'
import { orderLines, orders, orderSteps, paymentAttempts, refunds } from '../../server/db/schema/orders.ts'
import { bookingWaitings } from '../../server/db/schema/booking-waitings.ts'
import { bookings } from '../../server/db/schema/bookings.ts'
import { couponCustomers } from '../../server/db/schema/coupons.ts'
import { packCustomers, packUses } from '../../server/db/schema/packs.ts'
import { scratchCustomers, scratchDraws } from '../../server/db/schema/scratch-cards.ts'
import { stockAlerts } from '../../server/db/schema/stock-alerts.ts'
import { tillActs } from '../../server/db/schema/till.ts'
import { passkeys } from '../../server/db/schema/passkeys.ts'
import { walletPasses } from '../../server/db/schema/wallets.ts'
import { consents, privacyTexts } from '../../server/db/schema/privacy.ts'
import { freshDevice } from './audience.ts'
import { freshActivity, freshPerson, tokensOf } from './scene.ts'

/** Somebody with something in every table, and words in it by which she would be known. */
export async function someoneKnown(connection: Connection, app: App, now: Date) {
  const { db } = connection
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
    number: 1,
    progress: 'done',
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
  await asStaff(connection, now, { activity, userId })
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

type Teller = { activity: Awaited<ReturnType<typeof freshActivity>>; userId: string }

/** What she did as staff about somebody else, and what another of them was answered about her. */
async function asStaff(connection: Connection, now: Date, { activity, userId }: Teller) {
  const { db } = connection
  const [other, teller] = [await freshPerson(connection, [activity]), await freshPerson(connection, [activity], ['ROLE_STORE'])]
  const theirs = { activityId: activity.id, userId: other.id, id: randomUUID(), created: now }
  const sums = { subtotal: 100, credit: 0, shippingPrice: 0, total: 100, accumulation: 0, points: 0 }
  const ways = { number: 2, progress: 'placed', payment: 'paid', paymentType: 'S', shipping: 'C', isGoods: true } as const
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
