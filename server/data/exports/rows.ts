import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { activities } from '../../db/schema/activities.ts'
import { audit } from '../../db/schema/audit.ts'
import { members, refreshTokens, users } from '../../db/schema/auth.ts'
import { flows } from '../../db/schema/cards.ts'
import { devices } from '../../db/schema/devices.ts'
import { exports } from '../../db/schema/exports.ts'
import { notices, noticeSents } from '../../db/schema/notices.ts'
import { orders } from '../../db/schema/orders.ts'
import { packUses } from '../../db/schema/packs.ts'
import { passkeys } from '../../db/schema/passkeys.ts'
import { walletDevices, walletPasses } from '../../db/schema/wallets.ts'
import { readsAs } from '../../work/as.ts'
import { handleOf } from '../../work/handle.ts'
import type { OpenReads } from '../../work/open.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import { query } from '../../work/query.ts'
import { jobScope } from '../../work/scope.ts'
import type { Reads } from '../../work/work.ts'

export const byId = query(exports, (t, at) => ({ where: eq(t.id, at('id')) }))
/** Asks for one by an id that tells it from every other. */
export const addAs = (w: OwnWork, id: string) => {
  const { tx, userId, now } = handleOf(w)
  return tx.insert(exports).values({ id, userId, created: now() })
}
/** It is not written yet. */
export const isWanted = isNull(exports.expires)
/** It would be there beyond this. */
export const isThereAfter = (until: Date) => gt(exports.expires, until)

export const devicesSeen = query(devices, (t) => ({ sort: [desc(t.lastSeen)] }))
export const passkeysMade = query(passkeys, (t) => ({ sort: [asc(t.created)] }))
export const walletPassesMade = query(walletPasses, (t) => ({
  fields: {
    kind: t.kind,
    created: t.created,
    phones: sql<number>`(select count(*)::int from ${walletDevices} d where d.activity_id = ${t.activityId} and d.pass_id = ${t.id})`,
  },
  sort: [asc(t.created)],
}))
export const movements = query(flows, (t) => ({ sort: [desc(t.created), desc(t.seq)] }))
export const packLines = query(packUses, (t) => ({ sort: [asc(t.seq)] }))
export const ordersMade = query(orders, (t) => ({ sort: [desc(t.created)] }))
export const memberships = query(members, (t) => ({
  fields: { member: members, activity: activities },
  joins: [{ table: activities, on: eq(activities.id, t.activityId) }],
  sort: [activities.name],
}))
export const noticesGot = query(noticeSents, (t) => ({
  fields: { title: notices.title, created: t.created, read: t.read },
  joins: [{ table: notices, on: eq(notices.id, t.noticeId) }],
  sort: [desc(t.created)],
}))

/** Whose a wish is, and where she reads it; undefined if it is gone. `expires`: null until it is written. */
export async function askedBy(w: OpenReads, id: string) {
  const [found] = await handleOf(w)
    .tx.select({ userId: users.id, to: users.email, name: users.name, language: users.language, expires: exports.expires })
    .from(exports)
    .innerJoin(users, eq(users.id, exports.userId))
    .where(eq(exports.id, id))
  return found
}

/** By then it was written, or its tries are used up. */
const PATIENCE_MS = 3_600_000
/** So many at a time, the next sweep takes up the others. */
const AT_ONCE = 100

/** What was asked for more than an hour ago and is not written yet, the oldest first. */
export async function overdue(w: OpenReads): Promise<string[]> {
  const { tx, now } = handleOf(w)
  const since = new Date(now().getTime() - PATIENCE_MS)
  const isLeft = and(isWanted, lte(exports.created, since))
  const found = await tx.select({ id: exports.id }).from(exports).where(isLeft).orderBy(exports.created).limit(AT_ONCE)
  return found.map(({ id }) => id)
}

/** What she has in one of her activities. */
export const inActivity = (w: OwnReads, activityId: string): Reads => readsAs(w, jobScope({ activityId, customerId: handleOf(w).userId }))

/** Where she is logged in. */
export function logIns(w: OwnReads) {
  const { tx, userId } = handleOf(w)
  return tx
    .select({ began: refreshTokens.began, used: refreshTokens.created, expires: refreshTokens.expires })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.userId, userId), isNull(refreshTokens.revoked), isNull(refreshTokens.used)))
}

/** What administrators changed about her. */
export function changes(w: OwnReads) {
  const { tx, userId } = handleOf(w)
  return tx
    .select({ at: audit.at, before: audit.before, after: audit.after })
    .from(audit)
    .where(and(eq(audit.subject, userId), isNull(audit.entity)))
    .orderBy(desc(audit.at))
}
