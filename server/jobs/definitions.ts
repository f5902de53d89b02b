import * as z from 'zod'
import { CODES } from '#contract/languages.ts'
import { job } from '../work/job.ts'
import { LetterPayload } from './letter-payloads.ts'

export { push } from '../work/outbox.ts'

/** A sweep: it starts by itself, and finds its work in rows. */
const nothing = z.object({}).nullish()
const sending = z.object({ activityId: z.string(), noticeId: z.string() })

// What can be asked for in a transaction; who does it is in the file of the same name, which may ask data for anything.
export const avif = job('avif', z.object({ hash: z.string() }))
/** Tells those who wait for something of the activity that is back. */
export const backInStock = job('back-in-stock', z.object({ activityId: z.string() }))
/** One sending, or every one that a process may have left behind. */
export const campaign = job('campaign', z.union([sending, z.strictObject({}).nullish()]))
/** Reminds her of a booking, so many hours before, if it stands as it stood. */
export const bookingReminder = job(
  'booking-reminder',
  z.object({ activityId: z.string(), userId: z.string(), id: z.string(), sequence: z.number(), hours: z.number() }),
)
/**
 * Gives what is free on a day to who waits for it, without a `date` on every day that somebody waits for. `expires`: when the place
 * that it is asked for is held no longer.
 */
export const waitingExpiry = job(
  'waiting-expiry',
  z.object({ activityId: z.string(), date: z.optional(z.string()), expires: z.optional(z.string()) }),
)
/** Tells of credit that ends, and ends it. */
export const creditExpiry = job('credit-expiry', nothing)
export const erase = job('erase', nothing)
export const exportOwn = job('export', z.object({ id: z.string(), host: z.string().nullable() }))
/** Writes what has been waited for long. */
export const exportSweep = job('export-sweep', nothing)
export const mail = job('mail', LetterPayload)
/** Gives money back by the provider it came by. `id`: the refund's; `isHinted`: asks what became of it, if it was given before. */
export const refund = job('refund', z.object({ activityId: z.string(), id: z.string(), isHinted: z.optional(z.boolean()) }))
/** Gives back what has been owed for long. */
export const refundSweep = job('refund-sweep', nothing)
/** Asks a provider how an attempt to pay stands. */
export const settle = job('settle', z.object({ activityId: z.string(), userId: z.string(), attemptId: z.string() }))
/** Asks providers about every attempt whose time is over. */
export const settleSweep = job('settle-sweep', nothing)
export const sms = job('sms', z.object({ activityId: z.string(), inviteId: z.string(), to: z.string(), language: z.enum(CODES) }))
export const tidy = job('tidy', nothing)
export const tryPush = job('try-push', z.object({ id: z.string() }))
