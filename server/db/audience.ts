import { and, arrayContains, eq, sql } from 'drizzle-orm'
import { showsNotices } from '../work/outbox.ts'
import type { Db } from './connect.ts'
import { members, users } from './schema/auth.ts'
import { flows } from './schema/cards.ts'
import { devices } from './schema/devices.ts'
import type { Audience } from './schema/notices.ts'

const DAY_MS = 86_400_000

/**
 * The customers of an activity that a sending is for, among its members with their accounts.
 * @param at when it goes: days without a visit are counted back from there
 */
export const isMeant = (activityId: string, { userId, language, withoutVisitDays }: Audience, at: Date) =>
  and(
    eq(members.activityId, activityId),
    arrayContains(members.roles, ['ROLE_USER']),
    eq(users.active, true),
    userId === undefined ? undefined : eq(members.userId, userId),
    language === undefined ? undefined : eq(users.language, language),
    withoutVisitDays === undefined ? undefined : noVisitSince(new Date(at.getTime() - withoutVisitDays * DAY_MS)),
  )

const noVisitSince = (day: Date) => sql`not exists (select 1 from ${flows} where ${flows.activityId} = ${members.activityId}
  and ${flows.userId} = ${members.userId} and ${flows.created} > ${day.toISOString()}::timestamptz)`

/** How many customers and devices a sending would reach now. */
export async function reach(tx: Db, activityId: string, audience: Audience, at: Date) {
  const theirs = sql`(select count(*) from ${devices} where ${devices.userId} = ${members.userId} and ${showsNotices(activityId)})`
  const [found] = await tx
    .select({ customers: sql<number>`count(*)::int`, devices: sql<number>`coalesce(sum(${theirs}), 0)::int` })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(isMeant(activityId, audience, at))
  return found ?? { customers: 0, devices: 0 }
}
