import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { customerAddresses } from './schema/addresses.ts'
import { audit } from './schema/audit.ts'
import { members, users } from './schema/auth.ts'
import { cards, flows, holds } from './schema/cards.ts'
import { customers } from './schema/customers.ts'
import { announcedDevices } from './schema/devices.ts'
import { invites } from './schema/invites.ts'
import { notices, noticeSents, notifications, pushes } from './schema/notices.ts'
import { onceKeys } from './schema/once.ts'
import { consents } from './schema/privacy.ts'
import { randomUUID } from 'node:crypto'

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
  cards: 'with account',
  holds: 'with account',
  flows: 'without her',
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
} as const satisfies Record<string, 'with account' | 'removed' | 'without her'>

/** The accounts whose time to change their mind is over. */
export const due = async (db: Db, now: Date): Promise<string[]> =>
  (await db.select({ id: users.id }).from(users).where(lte(users.leaving, now))).map(({ id }) => id)

/**
 * Erases a person for ever; the ledger keeps her movements under a number that is nobody's, another one in each activity.
 * @returns who she was, for the last letter; nothing where she is gone, or has changed her mind
 */
export async function erase(tx: Db, userId: string, now: Date) {
  const [person] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), lte(users.leaving, now)))
    .for('update')
  if (!person) return
  await forgetMovements(tx, userId)
  await tx.delete(notices).where(eq(sql`${notices.audience} ->> 'userId'`, userId))
  await tx.update(notices).set({ sender: null }).where(eq(notices.sender, userId))
  await tx.update(audit).set({ before: null, after: null }).where(eq(audit.subject, userId))
  await tx.delete(onceKeys).where(eq(onceKeys.userId, userId))
  await tx.delete(announcedDevices).where(eq(announcedDevices.username, person.username))
  await tx.delete(users).where(eq(users.id, userId))
  return person
}

/** Erases a person for ever, at once, as she could herself. */
export async function eraseNow(tx: Db, userId: string, now: Date) {
  await tx.update(users).set({ leaving: now }).where(eq(users.id, userId))
  return erase(tx, userId, now)
}

async function forgetMovements(tx: Db, userId: string) {
  const found = await tx.selectDistinct({ activityId: flows.activityId }).from(flows).where(eq(flows.userId, userId))
  for (const { activityId } of found) await forgetMovementsIn(tx, activityId, userId)
}

async function forgetMovementsIn(tx: Db, activityId: string, userId: string) {
  await tx.execute(sql`select set_config('tessera.eraser', 'on', true)`) // whom the ledger's trigger lets through
  await tx
    .update(flows)
    .set({ userId: randomUUID(), description: null, reason: null, orderId: null })
    .where(and(eq(flows.activityId, activityId), eq(flows.userId, userId)))
  await tx.execute(sql`select set_config('tessera.eraser', 'off', true)`)
}

/** Everything that an activity has about a person beside its ledger; a table that is missing here fails a test. */
const OF_MEMBER = [pushes, noticeSents, notifications, consents, invites, customerAddresses, holds, cards, customers, onceKeys, members]

/** Takes a person out of one activity, which forgets her as an erasure does; her account stays, and what others know of her. */
export async function eraseFrom(tx: Db, activityId: string, userId: string) {
  await forgetMovementsIn(tx, activityId, userId)
  await tx.delete(notices).where(and(eq(notices.activityId, activityId), eq(sql`${notices.audience} ->> 'userId'`, userId)))
  const itsDeeds = and(eq(audit.activityId, activityId), eq(audit.subject, userId), isNotNull(audit.entity))
  await tx.update(audit).set({ before: null, after: null }).where(itsDeeds)
  for (const table of OF_MEMBER) await tx.delete(table).where(and(eq(table.activityId, activityId), eq(table.userId, userId)))
}
