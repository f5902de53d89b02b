import { avif } from './avif.ts'
import { backInStock } from './back-in-stock.ts'
import { bookingReminder } from './booking-reminder.ts'
import { waitingExpiry } from './waiting-expiry.ts'
import { campaign } from './campaign.ts'
import { creditExpiry } from './credit-expiry.ts'
import { erase } from './erase.ts'
import { exportOwn } from './export.ts'
import { exportSweep } from './export-sweep.ts'
import type { Worker } from './job.ts'
import { mail } from './mail.ts'
import { push } from './push.ts'
import { refund } from './refund.ts'
import { refundSweep } from './refund-sweep.ts'
import { settle } from './settle.ts'
import { settleSweep } from './settle-sweep.ts'
import { sms } from './sms.ts'
import { tidy } from './tidy.ts'
import { tryPush } from './try-push.ts'
import { wallets } from './wallets.ts'

/** Every job; its name is its queue's too. */
export const jobs: readonly Worker[] = [
  avif,
  backInStock,
  bookingReminder,
  waitingExpiry,
  campaign,
  creditExpiry,
  erase,
  exportOwn,
  exportSweep,
  mail,
  push,
  refund,
  refundSweep,
  settle,
  settleSweep,
  sms,
  tidy,
  tryPush,
  wallets,
]
