import { setTimeout as pause } from 'node:timers/promises'
import { isRefusal, type Refusal } from '#rules/refusal.ts'
import type { Db } from '../db/connect.ts'

/** Times that PostgreSQL may give a transaction up for another before that is an error. */
const TRIES = 3
/** How long one waits at most before it is tried again, in milliseconds: at once, it could take the same row before the other wakes. */
const ASIDE_MS = 50
/** Undone because of another transaction: a serialization failure, a deadlock. */
const AGAIN = ['40001', '40P01']
/** Nobody's turn came in time: a lock, a statement. */
const TOO_LONG = ['55P03', '57014']

/** Carries a refusal out of a transaction, which is rolled back. */
export class Rollback extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

const isOneOf = (codes: string[], error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return codes.includes(String(code)) || (cause !== undefined && isOneOf(codes, cause))
}

/** Did a statement wait or run longer than it may? Nothing is wrong with it, and it may be tried later. */
export const tookTooLong = (error: unknown): boolean => isOneOf(TOO_LONG, error)

/** The answer of a job, or the refusal that it was ended with. */
export async function answered<T>(job: () => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await job()
  } catch (error) {
    if (error instanceof Rollback) return error.refusal
    throw error
  }
}

/** Runs a job in one transaction, which a Refusal or an error rolls back; one that was undone because of another is tried again. */
export async function transaction<T>(db: Db, job: (tx: Db) => Promise<T | Refusal>, tries = TRIES): Promise<T | Refusal> {
  const once = () =>
    db.transaction(async (tx) => {
      const result = await job(tx)
      if (isRefusal(result)) throw new Rollback(result)
      return result
    })
  try {
    return await answered(once)
  } catch (error) {
    if (tries === 1 || !isOneOf(AGAIN, error)) throw error
    await pause(ASIDE_MS * Math.random())
    return transaction(db, job, tries - 1)
  }
}
