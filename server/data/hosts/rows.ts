import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
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

/** Which of these permalinks and listed host names are other activities': the permalink of whose they are, by name. */
export async function takenNames(tx: Db, permalink: string, wanted: { permalinks: string[]; hosts: string[] }) {
  const listed = await tx
    .select({ name: hosts.host, whose: activities.permalink })
    .from(hosts)
    .innerJoin(activities, eq(activities.id, hosts.activityId))
    .where(and(inArray(hosts.host, wanted.hosts), ne(activities.permalink, permalink)))
  const named = await tx
    .select({ name: activities.permalink, whose: activities.permalink })
    .from(activities)
    .where(and(inArray(activities.permalink, wanted.permalinks), ne(activities.permalink, permalink)))
  const byName = (rows: typeof listed) => new Map(rows.map(({ name, whose }) => [name, whose]))
  return { hosts: byName(listed), permalinks: byName(named) }
}
