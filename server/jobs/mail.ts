import * as z from 'zod'
import { CODES } from '#contract/languages.ts'
import { sessionRevoked } from '../mail/session-revoked.ts'
import { job } from './job.ts'

/** Sends one letter; a mail server that is away is asked again, ever later. */
export const mail = job({
  payload: z.object({
    letter: z.literal('session-revoked'),
    to: z.string(),
    language: z.enum(CODES).catch('it'),
    name: z.string(),
  }),
  every: 2,
  retries: 8,
  async run({ to, language, name }, tools) {
    const outcome = await tools.mail.send({ to, ...(await sessionRevoked(language, { name })) })
    if ('failed' in outcome) throw new Error(outcome.failed)
  },
})
