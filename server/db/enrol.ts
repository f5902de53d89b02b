import { eq, getTableColumns } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { activities } from './schema/activities.ts'
import { notices } from './schema/notices.ts'

/** The activity with this permalink, published or not. */
export const activityAt = async (tx: Db, permalink: string) =>
  (await tx.select().from(activities).where(eq(activities.permalink, permalink)))[0]

/** The activity that sent this notice. */
export const activityOfNotice = async (tx: Db, noticeId: string) =>
  (
    await tx
      .select(getTableColumns(activities))
      .from(activities)
      .innerJoin(notices, eq(notices.activityId, activities.id))
      .where(eq(notices.id, noticeId))
  )[0]
