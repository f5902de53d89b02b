import * as z from 'zod/mini'
import { call, flag, Id, list, one, paging, Picture, translation } from './wire.ts'

const text = z._default(z.nullable(z.string()), null)
const degrees = z._default(z.nullable(z.number()), null)

/** Open from one time of the wall clock to another; 0 and 7 are Sunday. An end not after its beginning is of the next day. */
export const Hours = z.object({ day: z.number(), startTime: z.string(), endTime: z.string() })
export type Hours = z.infer<typeof Hours>

/** Spec §3, Store, and what is shown of one. `closedDays` (`YYYY-MM-DD`) are those on which `hours` do not hold. */
export const Store = z.object({
  id: Id,
  name: z.string(),
  main: z._default(z.boolean(), false),
  visible: z._default(z.boolean(), true),
  description: text,
  address: text,
  cap: text,
  city: text,
  province: text,
  country: text,
  latitude: degrees,
  longitude: degrees,
  phone: text,
  email: text,
  website: text,
  hours: z._default(z.array(Hours), []),
  closedDays: z._default(z.array(z.string()), []),
  image: z._default(Picture, null),
  translations: z._default(z.array(translation('description')), []),
})
export type Store = z.infer<typeof Store>

/** Spec §7, Packs, instant win, stores, privacy. */
export const calls = {
  all: call('GET /api/stores', z.object({ activityId: Id, visible: z.optional(flag), ...paging('main', 'name') }), list(Store), {
    keep: true,
  }),
  one: call('GET /api/stores/{id}', z.object({ id: Id, activityId: Id }), one(Store), { keep: true }),
}
