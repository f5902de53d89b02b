import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { activities } from './schema/activities.ts'
import { members, users } from './schema/auth.ts'
import { customers } from './schema/customers.ts'
import { invites } from './schema/invites.ts'

/** `mailboxOf` of rules/email.ts, of a user name. */
const mailbox = sql`regexp_replace(${users.username}, '^([^@+]+)[+][^@]*@', '\\1@')`

/** What somebody who joins an activity gets once, and brings others once. docs/decisions/gifts-per-mailbox.md */
export const newcomers = (tx: Db, activityId: string) => ({
  /** Has nobody else of the activity this mailbox? Another newcomer who asks waits until commit. */
  isFirst: async (userId: string, her: string): Promise<boolean> => {
    await tx.select({ id: activities.id }).from(activities).where(eq(activities.id, activityId)).for('no key update')
    const [other] = await tx
      .select({ id: users.id })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(and(eq(members.activityId, activityId), ne(users.id, userId), sql`${mailbox} = ${her}`))
      .limit(1)
    return other === undefined
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
