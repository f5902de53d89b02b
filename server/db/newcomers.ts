import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { locking } from '../work/lock.ts'
import type { Db } from './connect.ts'
import { members, users } from './schema/auth.ts'
import { customers } from './schema/customers.ts'
import { invites } from './schema/invites.ts'

/** What bounds the gifts to who joins an activity, and to who brought her. docs/decisions/newcomers-gifts.md */
export const newcomers = (tx: Db, activityId: string, now: () => Date) => ({
  /** How many others of the activity have this mailbox. Another newcomer who asks waits until commit. */
  sharing: async (userId: string, her: string): Promise<number> => {
    await locking(tx, activityId, now)('newcomers')
    const [others] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(and(eq(members.activityId, activityId), ne(users.id, userId), eq(users.mailbox, her)))
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
