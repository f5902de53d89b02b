import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { notifications } from '../../db/schema/notices.ts'
import { sortings } from '../../work/sorting.ts'
import { query } from '../../work/query.ts'

const BY = { created: [notifications.created, notifications.id] }
const NEWEST = { by: 'created', descending: 1 } as const

export const all = sortings(notifications, BY, NEWEST)
/** Those from `since` on, an instant. */
export const ofToday = sortings(notifications, BY, NEWEST, (t, at) => ({ where: gte(t.created, at('since')) }))
/** Those of these `kinds`. */
export const ofKinds = sortings(notifications, BY, NEWEST, (t, at) => ({ where: sql`${t.kind} = any(${at('kinds')}::text[])` }))
/** The one `about` something of its kind. */
export const about = query(notifications, (t, at) => ({ where: and(eq(t.kind, at('kind')), eq(t.about, at('about'))) }))

/** How many of each kind are to be read. */
export const unread = query(notifications, (t) => ({
  fields: { kind: t.kind, count: sql<number>`count(*)::int` },
  where: isNull(t.read),
  group: [t.kind],
}))
/** The first instant stays. */
export const readAt = (now: Date) => sql`coalesce(${notifications.read}, ${now.toISOString()}::timestamptz)`
