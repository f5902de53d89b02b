import { and, eq, inArray } from 'drizzle-orm'
import { activities, hosts } from '../../db/schema/activities.ts'
import { users } from '../../db/schema/auth.ts'
import { handleOf } from '../../work/handle.ts'
import type { OpenReads } from '../../work/open.ts'
import type { Row } from '../../work/tables.ts'

/** The published activity that has this host name of its own, if one has. */
export async function publishedOn(w: OpenReads, host: string): Promise<Row<typeof activities> | undefined> {
  const { tx } = handleOf(w)
  const itsActivity = tx.select({ id: hosts.activityId }).from(hosts).where(eq(hosts.host, host))
  const [found] = await tx
    .select()
    .from(activities)
    .where(and(inArray(activities.id, itsActivity), eq(activities.active, true)))
  return found
}

/** Has somebody this user name? */
export const isThere = async (w: OpenReads, username: string): Promise<boolean> =>
  (await handleOf(w).tx.$count(users, eq(users.username, username))) > 0
