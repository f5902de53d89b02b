import * as z from 'zod/mini'
import { Place } from './places.ts'
import { call, filledLine, Id, line, list, one, paging } from './wire.ts'

const left = (most: number) => z._default(line(most), '')

/** Where something is sent to. `name`: whose bell it is; `cap`: as postcodes are there (`rules/postcodes.ts`). */
export const NewAddress = z.object({
  name: left(120),
  address: filledLine(120),
  streetNumber: left(20),
  cap: left(12),
  city: left(80),
  province: left(80),
  countryId: z.string().check(z.regex(/^[A-Z]{2}$/)),
})
export type NewAddress = z.infer<typeof NewAddress>

const shown = z._default(z.nullable(z.string()), null)

export const Address = z.object({
  id: Id,
  name: shown,
  address: z.string(),
  streetNumber: shown,
  cap: shown,
  city: shown,
  province: shown,
  country: z.nullable(Place),
})
export type Address = z.infer<typeof Address>

const activityId = Id

/** Spec §7, Users and customers. */
export const calls = {
  mine: call('GET /api/customer-addresses', z.object({ activityId, ...paging('created') }), list(Address)),
  add: call('POST /api/customer-addresses', z.extend(NewAddress, { activityId }), one(Address), { once: true }),
  remove: call('DELETE /api/app/customer-addresses/{id}', z.object({ activityId, id: Id }), z.object({})),
}
