import { and, eq, ne, sql } from 'drizzle-orm'
import { members, users } from '../../db/schema/auth.ts'
import { handleOf } from '../../work/handle.ts'
import { locking } from '../../work/lock.ts'
import type { OpenWork } from '../../work/open.ts'

/** How many others of the activity have this mailbox. Another newcomer who asks waits until commit. docs/decisions/newcomers-gifts.md */
export async function sharing(w: OpenWork, userId: string, her: string): Promise<number> {
  const { tx, activityId, now } = handleOf(w)
  await locking(tx, activityId, now)('newcomers')
  const [others] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.activityId, activityId), ne(users.id, userId), eq(users.mailbox, her)))
  return others?.total ?? 0
}
