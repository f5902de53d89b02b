import * as z from 'zod/mini'
import { CODES } from './languages.ts'
import { CustomerFields, PersonName } from './registration.ts'
import { call, Id, Instant, one, YesNo } from './wire.ts'

const shown = z._default(z.nullable(z.string()), null)
const moment = z._default(z.nullable(Instant), null)

/** What she told one activity about herself. Spec §3. */
export const Customer = z.object({
  birthDate: shown,
  gender: shown,
  typo: shown,
  phone: shown,
  countryId: shown,
  nationId: shown,
  address: shown,
  streetNumber: shown,
  cap: shown,
})
export type Customer = z.infer<typeof Customer>

/** The person; `customer` in the activity that is named, where she is its customer. `leaving`: when the account will be erased. */
export const Person = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  name: z._default(z.string(), ''),
  surname: z._default(z.string(), ''),
  active: z._default(YesNo, 'Y'),
  languageId: z._default(z.string(), 'it'),
  created: moment,
  leaving: moment,
  customer: z._default(z.nullable(Customer), null),
})
export type Person = z.infer<typeof Person>

/** The person's part needs no activity; what she tells one activity does. What is left out stays as it is. */
export const ProfileChange = z.extend(CustomerFields, {
  activityId: z.optional(Id),
  name: z.optional(PersonName),
  surname: z.optional(PersonName),
  languageId: z.optional(z.enum(CODES)),
})
export type ProfileChange = z.infer<typeof ProfileChange>

/** Spec §7, Users and customers. */
export const calls = {
  mine: call('GET /api/app/users', z.object({ activityId: z.optional(Id) }), one(Person), { own: true }),
  update: call('PUT /api/customer/update-profile', ProfileChange, one(Person), { own: true }),
}
