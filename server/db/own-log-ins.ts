import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { revoke } from './accounts.ts'
import type { Db } from './connect.ts'
import { activities } from './schema/activities.ts'
import { refreshTokens } from './schema/auth.ts'
import { devices, unsubscribed } from './schema/devices.ts'

/** Where a person is logged in: the families of her refresh tokens that still work. */
export const ownLogIns = (tx: Db, userId: string, now: () => Date) => {
  const living = and(eq(refreshTokens.userId, userId), isNull(refreshTokens.revoked))
  return {
    /** Each with the device it was seen on last, if one told about itself; the latest used first. */
    list: async () => {
      const families = await tx
        .select({
          family: refreshTokens.family,
          began: sql<string>`min(${refreshTokens.began})`,
          used: sql<string>`max(${refreshTokens.created})`,
        })
        .from(refreshTokens)
        .where(living)
        .groupBy(refreshTokens.family)
        .having(gt(sql`max(${refreshTokens.expires})`, now().toISOString()))
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
    },

    /** Does this one of hers still last? */
    isOpen: async (family: string) => (await tx.$count(refreshTokens, and(living, eq(refreshTokens.family, family)))) > 0,

    /** Ends one of hers, and the pushes to where it was; false where it is not hers, or over. */
    end: async (family: string): Promise<boolean> => {
      const ended = await revoke(tx, now(), and(eq(refreshTokens.userId, userId), eq(refreshTokens.family, family)))
      if (ended.length > 0)
        await tx
          .update(devices)
          .set(unsubscribed)
          .where(and(eq(devices.userId, userId), eq(devices.family, family)))
      return ended.length > 0
    },
  }
}
