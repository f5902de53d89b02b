import type * as z from 'zod'
import type { Db } from '../db/connect.ts'

/**
 * Something that is done after the commit that asked for it, by its name, and what it is given: ids, never a token. Who does it
 * is not known here.
 */
export type Job<P extends z.ZodType = z.ZodType> = { name: string; payload: P }

/** Names a job and types its payload. */
export const job = <P extends z.ZodType>(name: string, payload: P): Job<P> => ({ name, payload })

/** Asks for a job within the transaction `tx`; `after`: not before then. */
export type Enqueue = <P extends z.ZodType>(tx: Db, job: Job<P>, payload: z.input<P>, after?: Date) => Promise<unknown>

/** The same within one transaction. */
export const enqueueing =
  (tx: Db, enqueue: Enqueue) =>
  <P extends z.ZodType>(job: Job<P>, payload: z.input<P>, after?: Date): Promise<unknown> =>
    enqueue(tx, job, payload, after)

/** The same for a job that makes up for what is lost where a refusal undoes the transaction. */
export const enqueueingIfRefused =
  ({ enqueue, ifRefused }: { enqueue: Enqueue; ifRefused?: (ask: (db: Db) => Promise<unknown>) => void }) =>
  <P extends z.ZodType>(job: Job<P>, payload: z.input<P>): void =>
    ifRefused?.((db) => enqueue(db, job, payload))
