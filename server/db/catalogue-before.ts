import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Kept } from '../bundle/differences.ts'
import type { Db } from './connect.ts'
import { activities, bundles, hosts } from './schema/activities.ts'

/** What an import finds: the activity's name and, unless another way made it, the bundle that it was imported from last. */
export type Before = { name: string; kept: Kept | undefined }

/** What is there of an activity. Another import of it waits until the transaction ends. */
export async function whatIsThere(tx: Db, permalink: string): Promise<Before | undefined> {
  const [row] = await tx
    .select({ name: activities.name, document: bundles.document, files: bundles.files })
    .from(activities)
    .leftJoin(bundles, eq(bundles.activityId, activities.id))
    .where(eq(activities.permalink, permalink))
    .for('no key update', { of: activities })
  if (!row) return undefined
  return { name: row.name, kept: row.files ? { document: row.document, files: row.files } : undefined }
}

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
