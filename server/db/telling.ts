import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Facts } from '#contract/exports.ts'
import { moneyOf, pointsOf } from '#rules/money.ts'
import type { Db } from './connect.ts'
import { history } from './consents.ts'
import { activities } from './schema/activities.ts'
import { customerAddresses } from './schema/addresses.ts'
import { audit } from './schema/audit.ts'
import { members, refreshTokens, users } from './schema/auth.ts'
import { cards, flows } from './schema/cards.ts'
import { customers } from './schema/customers.ts'
import { devices } from './schema/devices.ts'
import { notices, noticeSents, notifications } from './schema/notices.ts'
import { passkeys } from './schema/passkeys.ts'

const at = (instant: Date | null) => instant?.toISOString() ?? null

/** What is kept as a code, in the words of whoever will read it. */
export type Say = {
  reason: (movement: typeof flows.$inferSelect) => string | null
  entry: (entry: typeof notifications.$inferSelect) => { title: string; message: string | null }
}

/** Everything that is known about a person and can be told: no key, no hash, and nobody else. Nothing where she is gone. */
export async function tell(db: Db, userId: string, say: Say): Promise<Facts | undefined> {
  const [person] = await db.select().from(users).where(eq(users.id, userId))
  if (!person) return
  const joined = await db
    .select({ member: members, activity: activities })
    .from(members)
    .innerJoin(activities, eq(activities.id, members.activityId))
    .where(eq(members.userId, userId))
    .orderBy(activities.name)
  const { name, surname, email, username, language, roles, noticeMail, created, leaving } = person
  return {
    account: { name, surname, email, username, language, roles, noticeMail, created: at(created), leaving: at(leaving) },
    devices: await devicesOf(db, userId),
    logIns: await logInsOf(db, userId),
    accountChanges: await changesOf(db, userId),
    passkeys: await passkeysOf(db, userId),
    activities: await Promise.all(joined.map((one) => inActivity(db, one, say))),
  }
}

async function devicesOf(db: Db, userId: string): Promise<Facts[]> {
  const rows = await db.select().from(devices).where(eq(devices.userId, userId)).orderBy(desc(devices.lastSeen))
  return rows.map(({ deviceName, deviceType, browser, osVersion, appVersion, origin, authNotice, created, lastSeen, lastNoticeTitle }) => ({
    deviceName,
    deviceType,
    browser,
    osVersion,
    appVersion,
    origin,
    notices: authNotice,
    created: at(created),
    lastSeen: at(lastSeen),
    lastNotice: lastNoticeTitle,
  }))
}

async function passkeysOf(db: Db, userId: string): Promise<Facts[]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.created)
  return rows.map(({ name, host, created, used }) => ({ name, host, created: at(created), used: at(used) }))
}

async function logInsOf(db: Db, userId: string): Promise<Facts[]> {
  const rows = await db
    .select({ began: refreshTokens.began, used: refreshTokens.created, expires: refreshTokens.expires })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.userId, userId), isNull(refreshTokens.revoked), isNull(refreshTokens.used)))
  return rows.map(({ began, used, expires }) => ({ began: at(began), used: at(used), expires: at(expires) }))
}

/** What administrators changed about her; who they are is theirs. */
async function changesOf(db: Db, userId: string): Promise<Facts[]> {
  const rows = await db
    .select()
    .from(audit)
    .where(and(eq(audit.subject, userId), isNull(audit.entity)))
    .orderBy(desc(audit.at))
  return rows.map(({ before, after, ...row }) => ({ at: at(row.at), before: before && { ...before }, after: after && { ...after } }))
}

type Joined = { member: typeof members.$inferSelect; activity: typeof activities.$inferSelect }

async function inActivity(db: Db, { member, activity }: Joined, say: Say): Promise<Facts> {
  const { activityId, userId } = member
  const hers = { activityId, userId }
  const [customer] = await db.select().from(customers).where(ofHers(customers, hers))
  const [card] = await db.select().from(cards).where(ofHers(cards, hers))
  const told = customer && without(customer, ['activityId', 'id', 'userId'])
  return {
    activity: activity.name,
    since: at(member.created),
    roles: member.roles,
    ...(told && { customer: { ...told, created: at(told.created) } }),
    ...(card && {
      card: {
        code: card.code,
        codeType: card.codeType,
        balance: moneyOf(card.balance),
        pointBalance: pointsOf(card.pointBalance),
        created: at(card.created),
      },
    }),
    movements: await movementsOf(db, hers, say),
    addresses: (await db.select().from(customerAddresses).where(ofHers(customerAddresses, hers))).map((row) => ({
      ...without(row, ['activityId', 'id', 'userId']),
      created: at(row.created),
    })),
    consents: (await history(db, hers)).map(({ point, given, version, at: when }) => ({ point, given, version, at: at(when) })),
    notices: await noticesOf(db, hers),
    notifications: (await db.select().from(notifications).where(ofHers(notifications, hers))).map((row) => ({
      ...say.entry(row),
      status: row.status,
      created: at(row.created),
    })),
  }
}

type Hers = { activityId: string; userId: string }
type OfHers = typeof customers | typeof cards | typeof customerAddresses | typeof notifications | typeof flows | typeof noticeSents

const ofHers = (t: OfHers, { activityId, userId }: Hers) => and(eq(t.activityId, activityId), eq(t.userId, userId))

const without = <T extends object, K extends keyof T>(row: T, names: K[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name as K))) as Omit<T, K>

async function movementsOf(db: Db, hers: Hers, say: Say): Promise<Facts[]> {
  const rows = await db.select().from(flows).where(ofHers(flows, hers)).orderBy(desc(flows.created), desc(flows.seq))
  return rows.map((row) => ({
    created: at(row.created),
    type: row.type,
    value: moneyOf(row.value),
    pointValue: pointsOf(row.pointValue),
    balance: moneyOf(row.balance),
    pointBalance: pointsOf(row.pointBalance),
    description: say.reason(row),
  }))
}

async function noticesOf(db: Db, hers: Hers): Promise<Facts[]> {
  const rows = await db
    .select({ title: notices.title, created: noticeSents.created, read: noticeSents.read })
    .from(noticeSents)
    .innerJoin(notices, and(eq(notices.activityId, noticeSents.activityId), eq(notices.id, noticeSents.noticeId)))
    .where(ofHers(noticeSents, hers))
    .orderBy(desc(noticeSents.created))
  return rows.map(({ title, created, read }) => ({ title, created: at(created), read: at(read) }))
}
