import * as z from 'zod/mini'
import { call, Id, Instant, list, one, translation } from './wire.ts'

const text = z._default(z.nullable(z.string()), null)

/** An information text in force: of one store, or of the whole activity. A point without words is not asked for. */
export const Privacy = z.object({
  id: Id,
  storeId: z._default(z.nullable(Id), null),
  version: z.string(),
  text: z.string(),
  pointB: text,
  pointC: text,
  published: Instant,
  translations: z._default(z.array(translation('text', 'pointB', 'pointC')), []),
})
export type Privacy = z.infer<typeof Privacy>

/** Something she said to one point of the text `privacyId`. */
export const Consent = z.object({
  id: Id,
  privacyId: Id,
  point: z.enum(['A', 'B', 'C']),
  given: z.boolean(),
  at: Instant,
  version: z.string(),
})
export type Consent = z.infer<typeof Consent>

/** What stands of the three points for the text that is in force for her, and what she said when. */
export const UserPrivacy = z.object({
  activityId: Id,
  privacy: z._default(z.nullable(Privacy), null),
  informativaPrivacy: z.boolean(),
  informativaPointB: z.boolean(),
  informativaPointC: z.boolean(),
  history: z._default(z.array(Consent), []),
})
export type UserPrivacy = z.infer<typeof UserPrivacy>

/** The points she decides on; one that is left out stays as it is. `privacyId`: the text she has read. */
export const Choices = z.object({
  privacyId: z.optional(Id),
  informativaPrivacy: z.optional(z.boolean()),
  informativaPointB: z.optional(z.boolean()),
  informativaPointC: z.optional(z.boolean()),
})
export type Choices = z.infer<typeof Choices>

/** Terms of use and imprint, as the activity wrote them. */
export const Legal = z.object({ terms: text, imprint: text, translations: z._default(z.array(translation('terms', 'imprint')), []) })
export type Legal = z.infer<typeof Legal>

const byActivity = z.object({ activityId: Id })

/** Spec §7, Packs, instant win, stores, privacy. */
export const calls = {
  published: call('GET /app/activities/{activityId}/privacies', byActivity, list(Privacy)),
  mine: call('GET /api/userprivacies/activity/{activityId}', byActivity, one(UserPrivacy)),
  check: call('GET /api/userprivacies/check/activity/{activityId}', byActivity, one(z.object({ checkInformativePrivacy: z.boolean() }))),
  save: call('POST /api/userprivacies', z.extend(Choices, { activityId: Id }), one(UserPrivacy), { limits: 'consent' }),
  legal: call('GET /app/activities/{activityId}/legal', byActivity, one(Legal), {
    ours: 'terms of use and imprint of the activity, to be read before anybody registers',
  }),
}
