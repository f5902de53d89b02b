import type * as z from 'zod'
import type { Db } from '../db/connect.ts'
import type { ImageStore } from '../images/port.ts'
import type { Whereabouts } from '../mail/origin.ts'
import type { Mail } from '../mail/port.ts'
import type { PaymentPorts } from '../payments/port.ts'
import type { Sender } from '../push/port.ts'
import type { Sms } from '../sms/port.ts'
import type { Wallets } from '../wallets/port.ts'
import type { Enqueue, Job } from '../work/job.ts'

/** What a job may use besides its payload. */
export type Tools = Whereabouts & {
  db: Db
  /** Asks for another job within the transaction that is given. */
  enqueue: Enqueue
  clock: () => Date
  images: ImageStore
  /** AVIF of a WebP picture, where this server makes it. */
  encode: ((webp: Uint8Array) => Promise<Uint8Array>) | undefined
  mail: Mail
  push: Sender
  payments: PaymentPorts
  wallets: Wallets
  sms: Sms
  /** Answers of push services written down at once. The embedded database does one thing at a time, and everybody else waits for it too. */
  writesAtOnce: number
  /** Removes rows whose time is over: expired refresh tokens, attempts that no limit counts any more. */
  sweep: () => Promise<unknown>
}

/** A job and how it is done, again after a crash. */
export type Worker<P extends z.ZodType = z.ZodType> = Job<P> & {
  /** How long a new one may wait before it is seen, in seconds. */
  every: number
  /** Times that it is tried again, ever later. */
  retries: number
  /** So many that wait are done at once; without a number one after the other. */
  atOnce?: number
  /** When it starts by itself, as a cron line in UTC. */
  schedule?: string
  /** It starts once with the process, too, to go on with what another left behind. */
  atStart?: true
  /** `id` is the job's, the same each time that it is tried. */
  run(payload: z.output<P>, tools: Tools, id?: string): Promise<void>
}

/** Says how a job is done. */
export const worker = <P extends z.ZodType>(job: Job<P>, how: Omit<Worker<P>, keyof Job>): Worker<P> => ({ ...job, ...how })
