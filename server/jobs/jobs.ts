import { avif } from './avif.ts'
import { mail } from './mail.ts'
import { tidy } from './tidy.ts'

/** Every job by its name, which is its queue's too. */
export const jobs = { avif, mail, tidy }

export type JobName = keyof typeof jobs
