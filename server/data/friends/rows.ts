import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import { members, users } from '../../db/schema/auth.ts'
import { customers } from '../../db/schema/customers.ts'
import { friends } from '../../db/schema/friends.ts'
import { invites } from '../../db/schema/invites.ts'
import { workAs } from '../../work/as.ts'
import { handleOf } from '../../work/handle.ts'
import type { OpenReads, OpenWork } from '../../work/open.ts'
import { query } from '../../work/query.ts'
import { customerScope } from '../../work/scope.ts'
import type { Work } from '../../work/work.ts'

export const latestFirst = query(friends, (t) => ({ sort: [desc(t.joined), desc(t.id)] }))

/** The id of a customer's invitation, which is made where she has none: rivals get the same one. */
export async function invitationOf(w: Work): Promise<string> {
  const { tx, now, activityId, customerId: userId } = handleOf(w)
  const [invite] = await tx
    .insert(invites)
    .values({ activityId, userId, id: randomBytes(12).toString('base64url'), created: now() })
    .onConflictDoUpdate({ target: [invites.activityId, invites.userId], set: { userId } })
    .returning({ id: invites.id })
  if (!invite) throw new Error('an upsert answered nothing')
  return invite.id
}

/** Who sent an invitation to the activity; undefined if it is no one's, or she is no customer here any more. */
export async function inviterOf(w: OpenReads, id: string) {
  const { tx, activityId } = handleOf(w)
  const [inviter] = await tx
    .select({ userId: invites.userId, roles: members.roles, name: users.name, username: users.username })
    .from(invites)
    .innerJoin(members, and(eq(members.activityId, invites.activityId), eq(members.userId, invites.userId)))
    .innerJoin(users, eq(users.id, invites.userId))
    .where(and(eq(invites.activityId, activityId), eq(invites.id, id), eq(users.active, true)))
  return inviter
}

/** The Work of who sent an invitation. */
export const inviterWork = (w: OpenWork, { userId, roles }: { userId: string; roles: string[] }): Work =>
  workAs(w, customerScope({ activityId: handleOf(w).activityId, userId, roles }))

/** How many customers have come by an invitation since then. Another who comes by it waits until commit. */
export async function broughtBy(w: OpenWork, id: string, since: Date): Promise<number> {
  const { tx, activityId } = handleOf(w)
  await tx
    .select({ id: invites.id })
    .from(invites)
    .where(and(eq(invites.activityId, activityId), eq(invites.id, id)))
    .for('update')
  return tx.$count(customers, and(eq(customers.activityId, activityId), eq(customers.invite, id), gt(customers.created, since)))
}
