import { avif } from './avif.ts'
import { campaign } from './campaign.ts'
import { mail } from './mail.ts'
import { tidy } from './tidy.ts'

/** Every job by its name, which is its queue's too. */
export const jobs = { avif, campaign, mail, tidy }

export type JobName = keyof typeof jobs
