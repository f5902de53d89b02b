import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { members, users } from './schema/auth.ts'
import { invites } from './schema/invites.ts'

type Owner = { activityId: string; userId: string }

/** The id of a customer's invitation, which is made where she has none: rivals get the same one. */
export async function invitationOf(tx: Db, { activityId, userId }: Owner, now: Date): Promise<string> {
  const [invite] = await tx
    .insert(invites)
    .values({ activityId, userId, id: randomBytes(12).toString('base64url'), created: now })
    .onConflictDoUpdate({ target: [invites.activityId, invites.userId], set: { userId } })
    .returning({ id: invites.id })
  if (!invite) throw new Error('an upsert answered nothing')
  return invite.id
}

/** Who sent an invitation to this activity; nothing where it is no one's, or she is no customer here any more. */
export async function inviterOf(tx: Db, activityId: string, id: string) {
  const [inviter] = await tx
    .select({ userId: invites.userId, roles: members.roles, name: users.name, username: users.username })
    .from(invites)
    .innerJoin(members, and(eq(members.activityId, invites.activityId), eq(members.userId, invites.userId)))
    .innerJoin(users, eq(users.id, invites.userId))
    .where(and(eq(invites.activityId, activityId), eq(invites.id, id), eq(users.active, true)))
  return inviter
}
