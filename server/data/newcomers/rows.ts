import { and, eq, ne, sql } from 'drizzle-orm'
import { activities } from '../../db/schema/activities.ts'
import { members, users } from '../../db/schema/auth.ts'
import { handleOf } from '../../work/handle.ts'
import type { OpenWork } from '../../work/open.ts'

/** `mailboxOf` of rules/email.ts, of a user name. */
const withoutMore = sql`regexp_replace(${users.username}, '^([^@+]+)[+][^@]*@', '\\1@')`
const mailbox = sql`case when ${users.username} ~ '@(gmail|googlemail)[.]com$'
  then replace(split_part(${withoutMore}, '@', 1), '.', '') || '@gmail.com' else ${withoutMore} end`

/** How many others of the activity have this mailbox. Another newcomer who asks waits until commit. docs/decisions/newcomers-gifts.md */
export async function sharing(w: OpenWork, userId: string, her: string): Promise<number> {
  const { tx, activityId } = handleOf(w)
  await tx.select({ id: activities.id }).from(activities).where(eq(activities.id, activityId)).for('no key update')
  const [others] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.activityId, activityId), ne(users.id, userId), sql`${mailbox} = ${her}`))
  return others?.total ?? 0
}
