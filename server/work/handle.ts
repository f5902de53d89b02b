import type { Db } from '../db/connect.ts'
import type { Enqueue } from './job.ts'
import { type AnyScope, type OpenScope, ownerIn, type OwnScope, type Scope } from './scope.ts'

/**
 * What every Work stands on. `forget`: what is remembered of a person is over, once this is committed. `ifRefused`: what is asked for
 * beside this transaction where a refusal undoes it; who opened one by hand has none.
 */
export type Ground = {
  tx: Db
  now: () => Date
  enqueue: Enqueue
  forget: (userId: string) => void
  ifRefused?: (ask: (db: Db) => Promise<unknown>) => void
}

/** A Work of some scope. */
type Of<S extends AnyScope> = { scope: S }

/** Whose rows a statement is about. `customerId` throws if the scope is about no customer; '' is no activity's id. */
type Bound<S extends AnyScope> = S extends Scope
  ? { activityId: string; customerId: string }
  : S extends OwnScope
    ? { userId: string }
    : { activityId: string }

const grounds = new WeakMap<object, Ground>()

/** Remembers what a Work stands on. */
export function on<W extends Of<AnyScope>>(ground: Ground, w: W): W {
  grounds.set(w, ground)
  return w
}

/** What a Work stands on. */
export function groundOf(w: Of<AnyScope>): Ground {
  const ground = grounds.get(w)
  if (!ground) throw new Error('this is no Work')
  return ground
}

function boundOf(scope: AnyScope): Bound<Scope> | Bound<OwnScope> | Bound<OpenScope> {
  if ('userId' in scope) return { userId: scope.userId }
  if ('published' in scope) return { activityId: scope.published ?? '' }
  return {
    activityId: scope.activityId,
    get customerId() {
      return ownerIn(scope).userId
    },
  }
}

/** The transaction of a Work, and whose rows it is about: for the SQL of `data/<noun>/rows.ts`, and nobody else. */
export function handleOf<S extends AnyScope>(w: Of<S>): Pick<Ground, 'tx' | 'now' | 'forget'> & Bound<S> {
  const { tx, now, forget } = groundOf(w)
  return Object.assign(boundOf(w.scope) as Bound<S>, { tx, now, forget })
}
