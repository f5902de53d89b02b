import type { Refusal } from '#rules/refusal.ts'
import type { Db } from '../db/connect.ts'
import type { Enqueue } from './job.ts'
import type { Scope } from './scope.ts'
import { answered, transaction } from './transaction.ts'
import { type Reads, readsOf, type Work, workOf } from './work.ts'

/** How a Work runs: `reads` as plain statements, `writes` in one transaction that a Refusal or an error rolls back. */
export type Kind = 'reads' | 'writes'

/** Opens Works on a database. A query without a tenant, and a write without an actor, cannot be written on what it gives. */
export function works(db: Db, now: () => Date, enqueue: Enqueue) {
  function run<T>(scope: Scope, kind: 'reads', job: (w: Reads) => Promise<T | Refusal>): Promise<T | Refusal>
  function run<T>(scope: Scope, kind: 'writes', job: (w: Work) => Promise<T | Refusal>): Promise<T | Refusal>
  function run<T>(scope: Scope, kind: Kind, job: (w: Work) => Promise<T | Refusal>): Promise<T | Refusal> {
    if (kind === 'writes') return transaction(db, (tx) => job(workOf({ tx, now, enqueue }, scope)))
    return answered(() => job(readsOf({ tx: db, now, enqueue }, scope) as Work))
  }
  return {
    run,
    /** Several, with nothing held between them: for whatever asks the outside world in the middle. */
    steps: (scope: Scope) => ({
      scope,
      reads: <T>(job: (w: Reads) => Promise<T | Refusal>) => run(scope, 'reads', job),
      writes: <T>(job: (w: Work) => Promise<T | Refusal>) => run(scope, 'writes', job),
    }),
  }
}
export type Works = ReturnType<typeof works>
export type Steps = ReturnType<Works['steps']>
