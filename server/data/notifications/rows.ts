import { and, eq, gte } from 'drizzle-orm'
import { notifications } from '../../db/schema/notices.ts'
import { sortings } from '../../work/sorting.ts'
import { query } from '../../work/query.ts'

const BY = { created: [notifications.created, notifications.id] }
const NEWEST = { by: 'created', descending: 1 } as const

export const all = sortings(notifications, BY, NEWEST)
/** Those from `since` on, an instant. */
export const ofToday = sortings(notifications, BY, NEWEST, (t, at) => ({ where: gte(t.created, at('since')) }))
/** The one `about` something of its kind. */
export const about = query(notifications, (t, at) => ({ where: and(eq(t.kind, at('kind')), eq(t.about, at('about'))) }))
