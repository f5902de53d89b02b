import * as z from 'zod'
import { Email as Address } from '#contract/registration.ts'
import { asAddress } from '#rules/email.ts'

/** Options that several commands take. */
export const Permalink = z.string().min(1).describe("the activity's permalink")
export const Email = z
  .string()
  .refine((text) => Address.safeParse(text).success, 'this is not an e-mail address')
  .transform(asAddress)
  .describe("the customer's e-mail address")
