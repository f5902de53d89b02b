import { and, arrayContains, eq, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { prepared } from './prepared.ts'
import { activities } from './schema/activities.ts'
import { members, refreshTokens, users } from './schema/auth.ts'

const named = sql.placeholder('activityId')
const person = sql.placeholder('userId')

/**
 * The log-in has not ended; a token that names none is believed. Of somebody who leaves all have: what was given out runs out
 * by itself, so that the app can tell her until when she may come back.
 */
const logIn = sql.placeholder('family')
const isLoggedIn = sql`(${logIn}::text = '' or exists (select 1 from ${refreshTokens}
  where ${refreshTokens.family} = ${logIn} and (${refreshTokens.revoked} is null or ${users.leaving} is not null)))`

type Standing = { platform: string[]; inside: string[] | null; open: boolean | null }

/** What a person may do, before she does anything. */
export const standings = (db: Db) => ({
  /** The platform roles of a person who may come in, as long as this log-in of hers lasts, and her roles in the activity if she is a member of it. */
  standing: async (
    userId: string,
    activityId: string | undefined,
    family: string | undefined,
  ): Promise<{ platform: string[]; inside: string[] | null } | undefined> => {
    const statement = prepared(db, members, 'standing', () =>
      db
        .select({ platform: users.roles, inside: members.roles, open: activities.active })
        .from(users)
        .leftJoin(members, and(eq(members.userId, users.id), eq(members.activityId, named)))
        .leftJoin(activities, eq(activities.id, members.activityId))
        .where(and(eq(users.id, person), eq(users.active, true), isLoggedIn)),
    )
    const [row] = (await statement.execute({ userId, activityId: activityId ?? '', family: family ?? '' })) as Standing[]
    return row && { platform: row.platform, inside: row.open ? row.inside : null }
  },

  /** The activities that she administers herself, two at most: one that goes without saying, or not. */
  administered: async (userId: string): Promise<string[]> => {
    const administers = and(eq(members.userId, userId), arrayContains(members.roles, ['ROLE_ADMIN']))
    return (await db.select({ id: members.activityId }).from(members).where(administers).limit(2)).map(({ id }) => id)
  },
})
