import { and, arrayContains, eq, sql } from 'drizzle-orm'
import { activities } from '../../db/schema/activities.ts'
import { members, refreshTokens, users } from '../../db/schema/auth.ts'
import { openAs, workAs } from '../../work/as.ts'
import { handleOf } from '../../work/handle.ts'
import type { OpenReads, OpenWork } from '../../work/open.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import { customerScope } from '../../work/scope.ts'
import { drawn, statement } from '../../work/statement.ts'
import type { Work } from '../../work/work.ts'
import { memberOf } from '../profile/rows.ts'

/** The roles of the platform, and those in an activity if she is a member of it. */
export type Membership = { platform: string[]; inside: string[] | null }

/** The log-in has not ended; a token that names none is believed. */
const logIn = sql.placeholder('family')
const isLoggedIn = sql`(${logIn}::text = '' or exists (select 1 from ${refreshTokens}
  where ${refreshTokens.family} = ${logIn} and ${refreshTokens.revoked} is null))`

const ofPerson = statement(
  drawn
    .select({ platform: users.roles, inside: members.roles, open: activities.active })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.activityId, sql.placeholder('activityId'))))
    .leftJoin(activities, eq(activities.id, members.activityId))
    .where(and(eq(users.id, sql.placeholder('userId')), sql`${users.active}`, isLoggedIn)),
)

/** What she may do, as long as her account is on and this log-in of hers lasts; else undefined. An activity that is closed has no members. */
export async function membership(
  w: OwnReads,
  { activityId = '', family = '' }: { activityId: string | undefined; family: string | undefined },
): Promise<Membership | undefined> {
  const { tx, userId } = handleOf(w)
  const [row] = (await ofPerson.run(tx, { userId, activityId, family })) as (Membership & { open: boolean | null })[]
  return row && { platform: row.platform, inside: row.open ? row.inside : null }
}

/** Does she belong to the activity, as whatever? */
export const isMember = async (w: OpenReads, userId: string, activityId: string): Promise<boolean> =>
  (await handleOf(w).tx.$count(members, and(eq(members.activityId, activityId), eq(members.userId, userId)))) > 0

/** The activities that she administers herself, two at most: one that goes without saying, or not. */
export const administered = async (w: OwnReads): Promise<string[]> =>
  (await w.own(members).list({ where: arrayContains(members.roles, ['ROLE_ADMIN']), limit: 2 })).map(({ activityId }) => activityId)

/** The activity that she would join, as anybody sees it. */
export const joining = (w: OwnWork, activityId: string): OpenWork => openAs(w, activityId)

/** Her Work in an activity whose customer she is; undefined if she is none. */
export async function asCustomer(w: OwnWork, activityId: string): Promise<Work | undefined> {
  const { roles = [] } = (await w.own(members).first(memberOf, { activityId })) ?? {}
  return roles.includes('ROLE_USER') ? workAs(w, customerScope({ activityId, userId: w.scope.userId, roles })) : undefined
}
