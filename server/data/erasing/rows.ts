import { randomUUID } from 'node:crypto'
import { and, eq, exists, inArray, isNotNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerAddresses } from '../../db/schema/addresses.ts'
import { audit } from '../../db/schema/audit.ts'
import { members, users } from '../../db/schema/auth.ts'
import { cards, flows, holds } from '../../db/schema/cards.ts'
import { customers } from '../../db/schema/customers.ts'
import { announcedDevices } from '../../db/schema/devices.ts'
import { friends } from '../../db/schema/friends.ts'
import { invites } from '../../db/schema/invites.ts'
import { notices, noticeSents, notifications, pushes } from '../../db/schema/notices.ts'
import { onceKeys } from '../../db/schema/once.ts'
import { cartLines } from '../../db/schema/carts.ts'
import { orderLines, orders, orderSteps, paymentAttempts, refunds } from '../../db/schema/orders.ts'
import { consents } from '../../db/schema/privacy.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { couponCustomers } from '../../db/schema/coupons.ts'
import { packCustomers, packUses } from '../../db/schema/packs.ts'
import { scratchCustomers, scratchDraws } from '../../db/schema/scratch-cards.ts'
import { stockAlerts } from '../../db/schema/stock-alerts.ts'
import { tillActs } from '../../db/schema/till.ts'
import { groundOf, handleOf } from '../../work/handle.ts'
import type { OpenReads } from '../../work/open.ts'
import type { Row } from '../../work/tables.ts'
import type { Work } from '../../work/work.ts'
import type { AnyWork } from '../../work/works.ts'
import { IS_AWAITED } from '../orders/rows.ts'
import { forgetBookings } from '../forgotten-bookings/rows.ts'
import { revoke } from '../wallets/rows.ts'

/**
 * Every table that names a person, and how its rows end with her: `with account` by their reference to it, `removed` by hand,
 * or `without her`: kept, with nothing in them that leads back to her. A table that is missing here fails a test.
 */
export const ENDINGS = {
  users: 'removed',
  members: 'with account',
  customers: 'with account',
  customer_addresses: 'with account',
  invites: 'with account',
  friends: 'with account',
  cards: 'with account',
  holds: 'with account',
  flows: 'without her',
  cart_lines: 'with account',
  stock_alerts: 'with account',
  booking_waitings: 'with account',
  coupon_customers: 'with account',
  pack_customers: 'with account',
  pack_uses: 'removed',
  till_acts: 'with account',
  scratch_customers: 'with account',
  scratch_draws: 'with account',
  bookings: 'removed',
  orders: 'without her',
  order_lines: 'without her',
  order_steps: 'without her',
  payment_attempts: 'without her',
  refunds: 'without her',
  refresh_tokens: 'with account',
  passkeys: 'with account',
  codes: 'with account',
  devices: 'with account',
  announced_devices: 'removed',
  consents: 'with account',
  exports: 'with account',
  notices: 'without her',
  notice_sents: 'with account',
  pushes: 'with account',
  notifications: 'with account',
  once_keys: 'removed',
  audit: 'without her',
  wallet_passes: 'without her',
} as const satisfies Record<string, 'with account' | 'removed' | 'without her'>

/** Her time to change her mind is over, and none of her orders waits for her any more: until then the job comes back for her. */
const isDue = ({ tx, now }: { tx: Db; now: () => Date }) =>
  and(
    lte(users.leaving, now()),
    not(
      exists(
        tx
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.userId, users.id), IS_AWAITED)),
      ),
    ),
  )

/** The accounts whose time has come, who left first before the others. */
export async function due(w: OpenReads): Promise<string[]> {
  const ground = handleOf(w)
  const found = await ground.tx.select({ id: users.id }).from(users).where(isDue(ground)).orderBy(users.leaving)
  return found.map(({ id }) => id)
}

/**
 * Erases a person for ever; the ledger keeps her movements under a number that is nobody's, another one in each activity.
 * @returns who she was, for the last letter; undefined if she is gone, has changed her mind, or has ordered something meanwhile
 */
export const erase = (w: AnyWork, userId: string): Promise<Row<typeof users> | undefined> =>
  eraseWhere(w, and(eq(users.id, userId), isDue(groundOf(w))))

async function eraseWhere(w: AnyWork, which: SQL | undefined): Promise<Row<typeof users> | undefined> {
  const { tx, forget } = groundOf(w)
  const [person] = await tx.select().from(users).where(which).for('update')
  if (!person) return undefined
  const userId = person.id
  forget(userId)
  await forgetMovements(w, userId)
  await forgetOrders(w, userId)
  await revoke(w, userId)
  await forgetBookings(w, userId)
  await tx.delete(notices).where(eq(sql`${notices.audience} ->> 'userId'`, userId))
  await tx.update(bookings).set({ cancelledBy: null }).where(eq(bookings.cancelledBy, userId))
  await tx.update(notices).set({ sender: null }).where(eq(notices.sender, userId))
  await tx.update(orderSteps).set({ actor: null }).where(eq(orderSteps.actor, userId))
  await tx.update(couponCustomers).set({ usedBy: null }).where(eq(couponCustomers.usedBy, userId))
  await forgetAtTill(w, userId)
  await tx.update(tillActs).set({ actor: null }).where(eq(tillActs.actor, userId))
  await tx.update(scratchCustomers).set({ collectedBy: null }).where(eq(scratchCustomers.collectedBy, userId))
  await tx.update(audit).set({ before: null, after: null }).where(eq(audit.subject, userId))
  await tx.delete(onceKeys).where(eq(onceKeys.userId, userId))
  await forgetAnswers(w, person)
  await tx.delete(announcedDevices).where(eq(announcedDevices.username, person.username))
  await tx.delete(users).where(eq(users.id, userId))
  return person
}

/** Erases a person for ever, at once; not one whom an order awaits. */
export const eraseNow = (w: AnyWork, userId: string) => eraseWhere(w, eq(users.id, userId))

/**
 * Answers that staff were given about her are kept for their keys, a week: those that name her go, wherever she is known. The keys
 * stay, with the body of no wish: what comes again under one, be it a namesake's, is refused and not done twice.
 */
async function forgetAnswers(w: AnyWork, { id, name, surname }: Row<typeof users>, activityId?: string) {
  const { tx } = groundOf(w)
  const herActivities = tx.select({ id: members.activityId }).from(members).where(eq(members.userId, id))
  const where = activityId === undefined ? inArray(onceKeys.activityId, herActivities) : eq(onceKeys.activityId, activityId)
  const words = [id, name, `${name} ${surname}`].filter((word) => word.trim()).map((word) => JSON.stringify(word))
  const names = or(...words.map((word) => sql`strpos(${onceKeys.answer}::text, ${word}) > 0`))
  await tx.update(onceKeys).set({ answer: null, hash: '' }).where(and(where, names))
}

/** What she took from packs of others as staff stays in their history, by nobody in particular. Her own lines go with their packs. */
async function forgetAtTill(w: AnyWork, userId: string) {
  const { tx } = groundOf(w)
  await tx.execute(sql`select set_config('tessera.eraser', 'on', true)`) // whom the history's trigger lets through
  await tx.update(packUses).set({ actor: null }).where(eq(packUses.actor, userId))
  await tx.execute(sql`select set_config('tessera.eraser', 'off', true)`)
}

async function forgetMovements(w: AnyWork, userId: string) {
  const { tx } = groundOf(w)
  const found = await tx.selectDistinct({ activityId: flows.activityId }).from(flows).where(eq(flows.userId, userId))
  for (const { activityId } of found) await forgetMovementsIn(w, activityId, userId)
}

async function forgetMovementsIn(w: AnyWork, activityId: string, userId: string) {
  const { tx } = groundOf(w)
  await tx.execute(sql`select set_config('tessera.eraser', 'on', true)`) // whom the ledger's trigger lets through
  await tx
    .update(flows)
    .set({ userId: randomUUID(), description: null, reason: null, orderId: null })
    .where(and(eq(flows.activityId, activityId), eq(flows.userId, userId)))
  await tx.execute(sql`select set_config('tessera.eraser', 'off', true)`)
}

async function forgetOrders(w: AnyWork, userId: string) {
  const { tx } = groundOf(w)
  const found = await tx.selectDistinct({ activityId: orders.activityId }).from(orders).where(eq(orders.userId, userId))
  for (const { activityId } of found) await forgetOrdersIn(w, activityId, userId)
}

/** Orders stay for the books, under one number that is nobody's: without address, note, and what staff or a provider call her by. */
async function forgetOrdersIn(w: AnyWork, activityId: string, userId: string) {
  const { tx } = groundOf(w)
  const nobody = randomUUID()
  const hers = (t: typeof orders | typeof orderLines | typeof orderSteps | typeof paymentAttempts | typeof refunds) =>
    and(eq(t.activityId, activityId), eq(t.userId, userId))
  await tx.update(orderLines).set({ userId: nobody }).where(hers(orderLines))
  await tx
    .update(orderSteps)
    .set({ reason: null, actor: sql`nullif(${orderSteps.actor}, ${userId})`, userId: nobody })
    .where(hers(orderSteps))
  await tx.update(paymentAttempts).set({ userId: nobody, email: '' }).where(hers(paymentAttempts))
  await tx.update(refunds).set({ userId: nobody, reason: null }).where(hers(refunds))
  await tx.update(orders).set({ userId: nobody, address: null, note: '', table: null }).where(hers(orders))
}

/** Everything that an activity has about a person beside its ledger; a table that is missing here fails a test. */
const OF_MEMBER = [
  pushes,
  noticeSents,
  notifications,
  consents,
  invites,
  friends,
  customerAddresses,
  cartLines,
  stockAlerts,
  couponCustomers,
  packCustomers,
  tillActs,
  scratchDraws,
  scratchCustomers,
  holds,
  cards,
  customers,
  onceKeys,
  members,
]

/** Takes a person out of the activity, which forgets her as an erasure does; her account stays, and what others know of her. */
export async function eraseFromActivity(w: Work, userId: string): Promise<void> {
  const { tx, activityId, forget } = handleOf(w)
  forget(userId)
  await forgetMovementsIn(w, activityId, userId)
  await forgetOrdersIn(w, activityId, userId)
  await forgetBookings(w, userId, activityId)
  await revoke(w, userId, activityId)
  const [person] = await tx.select().from(users).where(eq(users.id, userId))
  if (person) await forgetAnswers(w, person, activityId)
  await tx.delete(notices).where(and(eq(notices.activityId, activityId), eq(sql`${notices.audience} ->> 'userId'`, userId)))
  const itsDeeds = and(eq(audit.activityId, activityId), eq(audit.subject, userId), isNotNull(audit.entity))
  await tx
    .update(tillActs)
    .set({ actor: null })
    .where(and(eq(tillActs.activityId, activityId), eq(tillActs.actor, userId)))
  await tx.update(audit).set({ before: null, after: null }).where(itsDeeds)
  for (const table of OF_MEMBER) await tx.delete(table).where(and(eq(table.activityId, activityId), eq(table.userId, userId)))
}
