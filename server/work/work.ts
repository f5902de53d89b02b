import type { Permission } from '#rules/permissions.ts'
import { refuse } from '#rules/refusal.ts'
import { activities } from '../db/schema/activities.ts'
import { customers } from '../db/schema/customers.ts'
import { type Audit, auditing } from './audit.ts'
import { cooldown } from './cooldown.ts'
import { counter } from './counter.ts'
import { type Ground, on } from './handle.ts'
import { enqueueing, enqueueingIfRefused } from './job.ts'
import { ledger } from './ledger.ts'
import { changing } from './live.ts'
import { locking } from './lock.ts'
import { telling } from './outbox.ts'
import { reading } from './reading.ts'
import { mayAct, ownerIn, type Scope } from './scope.ts'
import type { OfActivity, Owned } from './tables.ts'
import { Rollback } from './transaction.ts'
import { writing } from './writing.ts'

type Keyed = OfActivity & Pick<Owned, 'id'>
type Counted = Parameters<typeof counter>[1]

/** Refuses whoever acts what she may not do: the transaction is rolled back, and her call answers `forbidden`. */
function ask(scope: Scope, permission: Permission) {
  if (!mayAct(scope, permission)) throw new Rollback(refuse('forbidden'))
}

/** Asks what staff are asked before they see or touch somebody's rows. Nobody acts on her own as staff. SEMANTICS 14. */
function admit(scope: Scope, userId: string, permission: Permission) {
  ask(scope, permission)
  if (scope.actor.id === userId) throw new Rollback(refuse('own_card'))
  return { activityId: scope.activityId, userId }
}

/** The activity itself, asked for once however often it is wanted. */
function itself(tx: Ground['tx'], activityId: string) {
  const ask = () => reading(tx, activities, { activityId }).first()
  let asked: ReturnType<typeof ask> | undefined
  return () => (asked ??= ask())
}

/** Rows to read, bound to an activity; nothing on it takes one. */
export function readsOf(ground: Ground, scope: Scope) {
  const { tx, now } = ground
  const { activityId } = scope
  return on(ground, {
    now,
    scope,
    /** The activity itself. */
    activity: itself(tx, activityId),
    /** The customer's own rows. */
    mine: <T extends Owned>(table: T) => reading(tx, table, ownerIn(scope)),
    /** The activity's rows. */
    all: <T extends OfActivity>(table: T) => reading(tx, table, { activityId }),
    /** Somebody's rows, for who has the permission; else forbidden, or own_card. */
    customer: (userId: string, permission: Permission) => {
      const bounds = admit(scope, userId, permission)
      return { rows: <T extends Owned>(table: T) => reading(tx, table, bounds) }
    },
  })
}
export type Reads = ReturnType<typeof readsOf>

/** The same, and to write; to be used within one transaction. */
export function workOf(ground: Ground, scope: Scope) {
  const { tx, now, enqueue } = ground
  const { activityId } = scope
  const audit: Audit = auditing(tx, scope, now)
  const both = <T extends Owned>(table: T, bounds: { activityId: string; userId: string }, admit?: () => Promise<unknown>) => ({
    ...reading(tx, table, bounds),
    ...writing<T, 'activityId' | 'id' | 'userId'>({ tx, audit, ...(admit && { admit }) }, table, bounds),
  })

  /** The activity's rows to read, and with a permission to write. */
  function all<T extends OfActivity>(table: T): ReturnType<typeof reading<T>>
  function all<T extends Keyed>(
    table: T,
    permission: Permission,
  ): ReturnType<typeof reading<T>> & ReturnType<typeof writing<T, 'activityId'>>
  function all<T extends Keyed>(table: T, permission?: Permission) {
    if (permission === undefined) return reading(tx, table, { activityId })
    ask(scope, permission)
    return { ...reading(tx, table, { activityId }), ...writing<T, 'activityId'>({ tx, audit }, table, { activityId }) }
  }

  return on(ground, {
    now,
    scope,
    /** The activity itself. */
    activity: itself(tx, activityId),
    /** The customer's own rows. */
    mine: <T extends Owned>(table: T) => both(table, ownerIn(scope)),
    all,
    /** Somebody's rows and card, for who has the permission; else forbidden, own_card, or not_found where she is no customer of the activity. */
    customer: (userId: string, permission: Permission) => {
      const bounds = admit(scope, userId, permission)
      const isOurs = async () => {
        if ((await reading(tx, customers, bounds).count()) === 0) throw new Rollback(refuse('not_found'))
      }
      return {
        rows: <T extends Owned>(table: T) => both(table, bounds, isOurs),
        ledger: ledger({ tx, now, audit, enqueue }, bounds),
      }
    },
    /** The same of whoever stands in an order that was read here: it outlives her, and is carried on when she is no customer any more. */
    buyer: (userId: string, permission: Permission) => {
      const bounds = admit(scope, userId, permission)
      return { rows: <T extends Owned>(table: T) => both(table, bounds), ledger: ledger({ tx, now, audit, enqueue }, bounds) }
    },
    /** Queues everybody who names the same thing in this activity until commit. */
    lock: locking(tx, activityId, now),
    /** What may be done once in so many seconds: 0 if it is done now, else the seconds to wait; a refusal gives it back. */
    cooldown: cooldown(tx, now),
    /** What several people take from. */
    counter: <T extends Counted>(table: T) => counter(tx, table, activityId),
    /** The customer's card. */
    get ledger() {
      return ledger({ tx, now, audit, enqueue }, ownerIn(scope))
    },
    /** Something to do once this is committed, and not before `after`. */
    enqueue: enqueueing(tx, enqueue),
    /** Something to do if a refusal undoes this: for what is due whoever asks, and whatever she is answered. */
    enqueueIfRefused: enqueueingIfRefused(ground),
    /** How somebody of the activity learns of anything: her feed, her devices and by mail, once. */
    tell: telling(ground, activityId),
    /** Whoever looks at a row of somebody's is told that it has become old. */
    changed: changing(tx, activityId),
  })
}
export type Work = ReturnType<typeof workOf>
