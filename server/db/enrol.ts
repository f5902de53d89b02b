import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { activities } from './schema/activities.ts'
import { members } from './schema/auth.ts'
import { notices } from './schema/notices.ts'

/** Does she belong to the activity, as whatever? */
export const isMember = async (tx: Db, { activityId, userId }: { activityId: string; userId: string }): Promise<boolean> =>
  (await tx.$count(members, and(eq(members.activityId, activityId), eq(members.userId, userId)))) > 0

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
