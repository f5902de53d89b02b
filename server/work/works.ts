import { isRefusal, type Refusal } from '#rules/refusal.ts'
import type { Db } from '../db/connect.ts'
import type { Ground } from './handle.ts'
import type { Enqueue } from './job.ts'
import { tellOver } from './live.ts'
import { isKnown, once, ownerOf, type Wish } from './once.ts'
import { type OpenReads, openReadsOf, type OpenWork, openWorkOf } from './open.ts'
import { type OwnReads, ownReadsOf, type OwnWork, ownWorkOf } from './own.ts'
import type { AnyScope, OwnScope, Scope } from './scope.ts'
import { secret } from './secret.ts'
import { answered, transaction } from './transaction.ts'
import { type Reads, readsOf, type Work, workOf } from './work.ts'

/** How a Work runs: `reads` as plain statements, `writes` in one transaction that a Refusal or an error rolls back. */
export type Kind = 'reads' | 'writes'
/** The rows of a scope: an activity's, a person's own, or published ones. */
export type ReadsIn<S extends AnyScope> = S extends Scope ? Reads : S extends OwnScope ? OwnReads : OpenReads
export type WorkIn<S extends AnyScope> = S extends Scope ? Work : S extends OwnScope ? OwnWork : OpenWork
/** A Work of whatever scope. */
export type AnyReads = ReadsIn<AnyScope>
export type AnyWork = WorkIn<AnyScope>
/** What is asked for where a refusal undoes the rest. */
type Undone = Parameters<NonNullable<Ground['ifRefused']>>[0]
/** What a permission that is asked on the way refuses. */
type Denied<S extends AnyScope> = S extends Scope ? Refusal : never

/** Several Works of one scope. */
export type Steps<S extends AnyScope> = {
  scope: S
  secret: (name: string) => Promise<Buffer>
  reads: <T>(job: (w: ReadsIn<S>) => Promise<T>) => Promise<T | Denied<S>>
  writes: <T>(job: (w: WorkIn<S>) => Promise<T>) => Promise<T | Denied<S>>
}

function readsIn(ground: Ground, scope: AnyScope) {
  if ('userId' in scope) return ownReadsOf(ground, scope)
  return 'published' in scope ? openReadsOf(ground, scope) : readsOf(ground, scope)
}

function workIn(ground: Ground, scope: AnyScope) {
  if ('userId' in scope) return ownWorkOf(ground, scope)
  return 'published' in scope ? openWorkOf(ground, scope) : workOf(ground, scope)
}

/**
 * Opens Works on a database. A query without a tenant, and a write without an actor, cannot be written on what it gives.
 * @param forget hears of whom what is remembered is over
 */
export function works(db: Db, now: () => Date, enqueue: Enqueue, forget: Ground['forget'] = () => {}) {
  const keys = new Map<string, Promise<Buffer>>()
  const ground = (tx: Db, over?: Set<string>, undone?: Undone[]): Ground => ({
    tx,
    now,
    enqueue,
    forget: (userId) => void over?.add(userId),
    ifRefused: (ask) => void undone?.push(ask),
  })

  async function write<S extends AnyScope, T>(scope: S, job: (w: WorkIn<S>) => Promise<T>, wish?: Wish) {
    const over = new Set<string>()
    const undone: Undone[] = []
    const result = await transaction<T>(db, async (tx) => {
      undone.length = 0 // it may be tried again
      const done = () => job(workIn(ground(tx, over, undone), scope) as WorkIn<S>)
      const answer = await (wish ? once<T>(tx, { ...ownerOf(scope), ...wish }, now(), done) : done())
      await tellOver(tx, over)
      return answer
    })
    over.forEach(forget)
    if (isRefusal(result)) for (const ask of undone) await ask(db)
    return result as T | Denied<S>
  }

  /** One Work; `wish`: done once under its key. */
  function run<S extends AnyScope, T>(scope: S, kind: 'reads', job: (w: ReadsIn<S>) => Promise<T>): Promise<T | Denied<S>>
  function run<S extends AnyScope, T>(scope: S, kind: Kind, job: (w: WorkIn<S>) => Promise<T>, wish?: Wish): Promise<T | Denied<S>>
  function run<S extends AnyScope, T>(scope: S, kind: Kind, job: (w: WorkIn<S>) => Promise<T>, wish?: Wish) {
    if (kind === 'writes') return write(scope, job, wish)
    return answered<T>(() => job(readsIn(ground(db), scope) as WorkIn<S>))
  }

  /** A key of the installation, asked for once. */
  function keyOf(name: string): Promise<Buffer> {
    const known = keys.get(name) ?? secret(db, name)
    keys.set(name, known)
    known.catch(() => keys.delete(name))
    return known
  }

  return {
    run,
    now,
    secret: keyOf,
    /**
     * Several, with nothing held between them: for whatever thinks, or asks the outside world, in the middle. Of a `wish` the first
     * that writes is done once under its key: whoever repeats it gets what that gave, and goes on from there.
     */
    steps: <S extends AnyScope>(scope: S, wish?: Wish): Steps<S> => {
      let first = wish
      return {
        scope,
        secret: keyOf,
        reads: (job) => run(scope, 'reads', job),
        writes: (job) => {
          const key = first
          first = undefined
          return write(scope, job, key)
        },
      }
    },
    /** Was there a wish of this call under this key before? */
    isRepeated: (scope: AnyScope, wish: Omit<Wish, 'hash'>) => isKnown(db, { ...ownerOf(scope), ...wish }),
  }
}
export type Works = ReturnType<typeof works>
