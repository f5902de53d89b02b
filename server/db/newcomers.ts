import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { activities } from './schema/activities.ts'
import { members, users } from './schema/auth.ts'
import { customers } from './schema/customers.ts'
import { invites } from './schema/invites.ts'

/** `mailboxOf` of rules/email.ts, of a user name. */
const withoutMore = sql`regexp_replace(${users.username}, '^([^@+]+)[+][^@]*@', '\\1@')`
const mailbox = sql`case when ${users.username} ~ '@(gmail|googlemail)[.]com$'
  then replace(split_part(${withoutMore}, '@', 1), '.', '') || '@gmail.com' else ${withoutMore} end`

/** What bounds the gifts to who joins an activity, and to who brought her. docs/decisions/newcomers-gifts.md */
export const newcomers = (tx: Db, activityId: string) => ({
  /** How many others of the activity have this mailbox. Another newcomer who asks waits until commit. */
  sharing: async (userId: string, her: string): Promise<number> => {
    await tx.select({ id: activities.id }).from(activities).where(eq(activities.id, activityId)).for('no key update')
    const [others] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(and(eq(members.activityId, activityId), ne(users.id, userId), sql`${mailbox} = ${her}`))
    return others?.total ?? 0
  },

  /** How many customers have come by an invitation since then. Another who comes by it waits until commit. */
  broughtBy: async (inviteId: string, since: Date): Promise<number> => {
    await tx
      .select({ id: invites.id })
      .from(invites)
      .where(and(eq(invites.activityId, activityId), eq(invites.id, inviteId)))
      .for('update')
    return tx.$count(customers, and(eq(customers.activityId, activityId), eq(customers.invite, inviteId), gt(customers.created, since)))
  },
})
