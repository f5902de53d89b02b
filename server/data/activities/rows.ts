import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { Paging } from '#contract/wire.ts'
import { activities, bundles } from '../../db/schema/activities.ts'
import { members } from '../../db/schema/auth.ts'
import { cards } from '../../db/schema/cards.ts'
import { notices } from '../../db/schema/notices.ts'
import { foldedIn } from '../../db/schema/folded.ts'
import { handleOf } from '../../work/handle.ts'
import type { OpenReads } from '../../work/open.ts'
import { cut, sortings } from '../../work/sorting.ts'
import type { Row } from '../../work/tables.ts'
import { literally } from '../shop/rows.ts'

/** Memberships of a person in activities that are published, each with her card there if she has one. */
export const withActivity = sortings(members, { name: [activities.name, activities.id] }, { by: 'name' }, (t) => ({
  fields: { member: members, activity: activities, card: cards },
  joins: [{ table: activities, on: eq(activities.id, t.activityId) }],
  leftJoins: [{ table: cards, on: eq(cards.activityId, t.activityId) }],
  where: sql`${activities.active}`,
}))

/** The activity with this permalink, published or not. For the operator. */
export async function activityAt(w: OpenReads, permalink: string): Promise<Row<typeof activities> | undefined> {
  const [found] = await handleOf(w).tx.select().from(activities).where(eq(activities.permalink, permalink))
  return found
}

/** All activities, by permalink; `imported`: when last, null if never. For the operator. */
export const listed = (w: OpenReads) =>
  handleOf(w)
    .tx.select({ permalink: activities.permalink, name: activities.name, active: activities.active, imported: bundles.imported })
    .from(activities)
    .leftJoin(bundles, eq(bundles.activityId, activities.id))
    .orderBy(activities.permalink)

/** The published activity with this permalink, if there is one. */
export async function publishedAt(w: OpenReads, permalink: string): Promise<Row<typeof activities> | undefined> {
  const [found] = await handleOf(w)
    .tx.select()
    .from(activities)
    .where(and(eq(activities.permalink, permalink), eq(activities.active, true)))
  return found
}

/** A page of the published activities that have all the words in their names, by name, and how many there are in all. */
export async function publishedLike(w: OpenReads, words: readonly string[], paging: Paging) {
  const { tx } = handleOf(w)
  const { limit, offset } = cut(paging)
  const wanted = and(eq(activities.active, true), ...words.map((word) => sql`${foldedIn(activities.name)} like ${literally(word)}`))
  const byName = paging.descending === 1 ? [desc(activities.name), desc(activities.id)] : [asc(activities.name), asc(activities.id)]
  const rows = await tx
    .select()
    .from(activities)
    .where(wanted)
    .orderBy(...byName)
    .limit(limit)
    .offset(offset)
  return { rows, totalRows: await tx.$count(activities, wanted) }
}

/** The activity that sent this notice, published or not. For the operator. */
export async function activityOfNotice(w: OpenReads, noticeId: string): Promise<Row<typeof activities> | undefined> {
  const [found] = await handleOf(w)
    .tx.select(getTableColumns(activities))
    .from(activities)
    .innerJoin(notices, eq(notices.activityId, activities.id))
    .where(eq(notices.id, noticeId))
  return found
}

/** The bundle that the activity with this permalink was imported from last. */
export async function importedAs(db: Db, permalink: string) {
  const [found] = await db
    .select({ document: bundles.document, files: bundles.files })
    .from(bundles)
    .innerJoin(activities, eq(activities.id, bundles.activityId))
    .where(eq(activities.permalink, permalink))
  return found
}

/** Is there no activity yet? */
export const isEmpty = async (db: Db): Promise<boolean> => (await db.select({ id: activities.id }).from(activities).limit(1)).length === 0
