import { type Ground, on } from './handle.ts'
import { enqueueing } from './job.ts'
import { reading } from './reading.ts'
import type { OwnScope } from './scope.ts'
import type { OfPerson } from './tables.ts'
import { writing } from './writing.ts'

/** A person's rows to read, whatever the activity. */
export const ownReadsOf = (ground: Ground, scope: OwnScope) =>
  on(ground, {
    now: ground.now,
    scope,
    /** Her rows of a table that belongs to persons. */
    own: <T extends OfPerson>(table: T) => reading(ground.tx, table, scope),
  })
export type OwnReads = ReturnType<typeof ownReadsOf>

/** The same, and to write; to be used within one transaction. */
export function ownWorkOf(ground: Ground, scope: OwnScope) {
  const { tx, now, enqueue } = ground
  return on(ground, {
    now,
    scope,
    own: <T extends OfPerson>(table: T) => ({
      ...reading(tx, table, scope),
      ...writing<T, 'id' | 'userId'>({ tx, audit: undefined }, table, scope),
    }),
    /** Something to do once this is committed, and not before `after`. */
    enqueue: enqueueing(tx, enqueue),
  })
}
export type OwnWork = ReturnType<typeof ownWorkOf>
