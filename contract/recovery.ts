import * as z from 'zod/mini'
import { Password } from './registration.ts'
import { Attempt, call, Id, one } from './wire.ts'

/** What a letter's link or a ticket carries: opaque, of 128 bits or more. */
const Opaque = z.string().check(z.minLength(1), z.maxLength(64))

/** The same for names that are known and for others. `esito` false: `message` is the reason. Spec §7 */
export const Forgotten = z.object({ data: z.object({ esito: z.boolean() }), message: z.string() })

/** `id` is the one-use ticket that `setPassword` takes; nothing: the code is over. SEMANTICS 2 */
export const Ticket = z.object({ id: Id })

/** Spec §7, Authentication and registration; SEMANTICS 2. */
export const calls = {
  forgot: call(
    'GET /app/forgotpassword/{username}',
    z.object({ username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)), activityId: z.optional(Id) }),
    Forgotten,
    { steps: true, writes: true },
  ),
  checkCode: call('GET /app/checkforgotcode/{code}', z.object({ code: Opaque, activityId: z.optional(Id) }), one(z.nullable(Ticket)), {
    steps: true,
    writes: true,
  }),
  setPassword: call(
    'PUT /app/set-new-password/{id}',
    z.object({
      id: Opaque,
      password: Password,
      confirmPassword: z.string().check(z.maxLength(1024)),
      activityId: z.optional(Id),
      attempt: z.optional(Attempt),
    }),
    z.object({ message: z.string(), passkeysRemoved: z._default(z.boolean(), false) }),
    { steps: true, repeats: true },
  ),
}
