import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { activities } from '../../db/schema/activities.ts'
import { refreshTokens } from '../../db/schema/auth.ts'
import { devices, unsubscribed } from '../../db/schema/devices.ts'
import { handleOf } from '../../work/handle.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import { revoke } from '../auth/rows.ts'

/** Her refresh tokens that have not ended; a log-in is a family of them. */
const living = (userId: string, now: Date) =>
  and(eq(refreshTokens.userId, userId), isNull(refreshTokens.revoked), gt(refreshTokens.expires, now))

/** Where she is logged in, each with the device it was seen on last, if one told about itself; the latest used first. */
export async function logInsOf(w: OwnReads) {
  const { tx, now, userId } = handleOf(w)
  const families = await tx
    .select({
      family: refreshTokens.family,
      began: sql<string>`min(${refreshTokens.began})`,
      used: sql<string>`max(${refreshTokens.created})`,
    })
    .from(refreshTokens)
    .where(living(userId, now()))
    .groupBy(refreshTokens.family)
    .orderBy(desc(sql`max(${refreshTokens.created})`))
  const seen = await tx
    .select({ device: devices, activityName: activities.name })
    .from(devices)
    .leftJoin(activities, eq(activities.id, devices.activityId))
    .where(and(eq(devices.userId, userId), inArray(devices.family, [...families.map(({ family }) => family), ''])))
    .orderBy(devices.lastSeen)
  const byFamily = new Map(seen.map(({ device, activityName }) => [device.family, { ...device, activityName }]))
  return families.map(({ family, began, used }) => ({
    family,
    began: new Date(began),
    used: new Date(used),
    device: byFamily.get(family),
  }))
}

/** Does this log-in of hers still last? */
export async function isOpen(w: OwnReads, family: string): Promise<boolean> {
  const { tx, now, userId } = handleOf(w)
  return (await tx.$count(refreshTokens, and(living(userId, now()), eq(refreshTokens.family, family)))) > 0
}

/** Ends one of hers, and the pushes to where it was; false if it is not hers, or over. */
export async function endLogIn(w: OwnWork, family: string): Promise<boolean> {
  const { tx, userId, forget } = handleOf(w)
  const ended = await revoke(w, and(eq(refreshTokens.userId, userId), eq(refreshTokens.family, family)))
  if (ended.length === 0) return false
  forget(userId)
  await tx
    .update(devices)
    .set(unsubscribed)
    .where(and(eq(devices.userId, userId), eq(devices.family, family)))
  return true
}
