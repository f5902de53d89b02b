import { avif } from './avif.ts'
import { campaign } from './campaign.ts'
import { erase } from './erase.ts'
import { exportOwn } from './export.ts'
import { mail } from './mail.ts'
import { push } from './push.ts'
import { sms } from './sms.ts'
import { tidy } from './tidy.ts'
import { tryPush } from './try-push.ts'

/** Every job by its name, which is its queue's too. */
export const jobs = { avif, campaign, erase, export: exportOwn, mail, push, sms, tidy, 'try-push': tryPush }

export type JobName = keyof typeof jobs
