import { activities } from '../db/schema/activities.ts'
import { type Ground, on } from './handle.ts'
import { enqueueing } from './job.ts'
import { reading } from './reading.ts'
import type { OpenScope } from './scope.ts'
import type { OfActivity } from './tables.ts'

/** What the activity that a call names has published, for anybody to read. */
export function openReadsOf(ground: Ground, scope: OpenScope) {
  const bounds = { published: scope.published ?? '' }
  return on(ground, {
    now: ground.now,
    scope,
    /** The activity itself; undefined if it is not published. */
    activity: () => reading(ground.tx, activities, bounds).first(),
    /** Its rows. */
    all: <T extends OfActivity>(table: T) => reading(ground.tx, table, bounds),
  })
}
export type OpenReads = ReturnType<typeof openReadsOf>

/** The same within a transaction: anybody writes no more than what `data/<noun>/rows.ts` lets her. */
export const openWorkOf = (ground: Ground, scope: OpenScope) =>
  on(ground, {
    ...openReadsOf(ground, scope),
    /** Something to do once this is committed, and not before `after`. */
    enqueue: enqueueing(ground.tx, ground.enqueue),
  })
export type OpenWork = ReturnType<typeof openWorkOf>
