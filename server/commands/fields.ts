import * as z from 'zod'
import { Email as Address } from '#contract/registration.ts'
import type { Given } from '#contract/reasons.ts'
import { asAddress } from '#rules/email.ts'

/** Options that several commands take. */
export const Permalink = z.string().min(1).describe("the activity's permalink")
export const Email = z
  .string()
  .refine((text) => Address.safeParse(text).success, 'this is not an e-mail address')
  .transform(asAddress)
  .describe("the customer's e-mail address")

/** A reason that stands ready is given by its code alone, so that each reader has it in their own language; any other text stays as it is. */
export const readyOr =
  <C extends string>(ready: readonly C[]) =>
  (text: string): Given<C> => {
    const code = ready.find((one) => one === text)
    return code ? { code } : text
  }
