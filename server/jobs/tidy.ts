import * as z from 'zod'
import { job } from './job.ts'

/** Once a day, at night: rows whose time is over go. */
export const tidy = job({
  payload: z.object({}).nullish(),
  every: 60,
  retries: 1,
  schedule: '17 2 * * *',
  async run(_, { sweep }) {
    await sweep()
  },
})
