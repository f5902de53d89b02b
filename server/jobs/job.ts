import type * as z from 'zod'
import type { Db, Enqueue } from '../db/work.ts'
import type { ImageStore } from '../images/port.ts'
import type { Whereabouts } from '../mail/origin.ts'
import type { Mail } from '../mail/port.ts'
import type { Sender } from '../push/port.ts'
import type { Sms } from '../sms/port.ts'

/** What a job may use besides its payload. */
export type Tools = Whereabouts & {
  db: Db
  /** Asks for another job within the transaction that is given. */
  enqueue: Enqueue
  clock: () => Date
  images: ImageStore
  /** AVIF of a WebP picture. */
  encode: (webp: Uint8Array) => Promise<Uint8Array>
  mail: Mail
  push: Sender
  sms: Sms
  /** Answers of push services written down at once. The embedded database does one thing at a time, and everybody else waits for it too. */
  writesAtOnce: number
  /** Removes rows whose time is over: expired refresh tokens, attempts that no limit counts any more. */
  sweep: () => Promise<unknown>
}

/** Something done after the commit that asked for it, again after a crash. Ids go in the payload, never a token. */
export type Job<P> = {
  payload: z.ZodType<P>
  /** How long a new one may wait before it is seen, in seconds. */
  every: number
  /** Times that it is tried again, ever later. */
  retries: number
  /** When it starts by itself, as a cron line in UTC. */
  schedule?: string
  /** It starts once with the process, too, to go on with what another left behind. */
  atStart?: true
  /** `id` is the job's, the same each time that it is tried. */
  run: (payload: P, tools: Tools, id?: string) => Promise<void>
}

/** Types a job by its payload. */
export const job = <P>(made: Job<P>): Job<P> => made
