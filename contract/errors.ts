import * as z from 'zod/mini'

/** Every "no" the server can say, with its status. The sentence of each is in `locales/errors.ts`. SEMANTICS 1, 13. */
export const statuses = {
  malformed: 400,
  unauthenticated: 401,
  login_failed: 401,
  session_ended: 401,
  user_inactive: 403,
  forbidden: 403,
  not_found: 404,
  route_missing: 404,
  method_not_allowed: 405,
  conflict: 409,
  key_reused: 422,
  push_endpoint: 422,
  push_off: 409,
  notice_link: 422,
  notice_time: 422,
  no_customer: 422,
  address_letters: 422,
  already_registered: 409,
  recovery_over: 404,
  password_wrong: 422,
  birth_date: 422,
  too_young: 422,
  name_missing: 422,
  phone_missing: 422,
  privacy_missing: 422,
  too_large: 413,
  balance_below_zero: 422,
  own_card: 403,
  sold_out: 409,
  old_password_required: 422,
  password_required: 422,
  passwords_differ: 422,
  old_password_wrong: 422,
  password_weak: 422,
  code_wrong: 422,
  code_expired: 422,
  email_taken: 422,
  role_wrong: 422,
  user_self: 422,
  user_elsewhere: 403,
  email_same: 422,
  link_over: 404,
  passkey_refused: 422,
  passkeys_full: 422,
  postcode_missing: 422,
  postcode_wrong: 422,
  country_wrong: 422,
  addresses_full: 422,
  too_many: 429,
  unexpected: 500,
  sms_unavailable: 503,
  unavailable: 503,
} as const

export type RefusalCode = keyof typeof statuses

export const FieldError = z.object({ path: z.string(), code: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** The one shape of every failure. */
export const WireError = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.array(FieldError)),
  data: z.optional(z.unknown()),
})
