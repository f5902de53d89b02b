import * as z from 'zod/mini'
import { call, Id, list, paging } from './wire.ts'

/** `id` and `code` are ISO 3166 alpha-2; `name` is in the request's language. */
export const Place = z.object({ id: Id, code: z.string(), name: z.string() })
export type Place = z.infer<typeof Place>

/** Spec §7, Activities. */
export const calls = {
  nations: call('GET /public/nations', z.object(paging('name')), list(Place)),
  /** Of an activity that is named, those that it serves. */
  countries: call('GET /public/countries', z.object({ activityId: z.optional(Id), ...paging('name') }), list(Place)),
  countriesOfActivity: call('GET /api/countries/actvity/{activityId}', z.object({ activityId: Id, ...paging('name') }), list(Place)),
}
