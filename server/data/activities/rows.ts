import { and, eq } from 'drizzle-orm'
import { activities } from '../../db/schema/activities.ts'
import { handleOf } from '../../work/handle.ts'
import type { OpenReads } from '../../work/open.ts'
import type { Row } from '../../work/tables.ts'

/** The published activity with this permalink, if there is one. */
export async function publishedAt(w: OpenReads, permalink: string): Promise<Row<typeof activities> | undefined> {
  const [found] = await handleOf(w)
    .tx.select()
    .from(activities)
    .where(and(eq(activities.permalink, permalink), eq(activities.active, true)))
  return found
}
