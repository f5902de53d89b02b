import * as z from 'zod/mini'
import { Email, SixDigits } from './registration.ts'
import { Attempt, call, Id, Instant, list, one, paging, YesNo } from './wire.ts'

const shown = z._default(z.nullable(z.string()), null)
/** As it is typed, be it wrong. */
export const TypedPassword = z.string().check(z.maxLength(1024))
const AnyPassword = z._default(TypedPassword, '')

/** What is missing or differs is for `rules/password-change.ts`, so that each has its own sentence. */
export const PasswordChange = z.object({
  oldPassword: AnyPassword,
  password: AnyPassword,
  confirmPassword: AnyPassword,
  removePasskeys: z.optional(z.boolean()),
})
export type PasswordChange = z.infer<typeof PasswordChange>

/** A log-in that lasts, and the device it was seen on last; `here`: the one that asks. */
export const LogIn = z.object({
  id: Id,
  here: z.boolean(),
  began: Instant,
  used: Instant,
  deviceName: shown,
  deviceType: shown,
  browser: shown,
  osVersion: shown,
  activityName: shown,
})
export type LogIn = z.infer<typeof LogIn>

/** Another address, and the password that she has now. */
export const AddressChange = z.object({ email: Email, oldPassword: AnyPassword })
export type AddressChange = z.infer<typeof AddressChange>

/** The six digits of a letter, with what was answered when it was asked for. */
const ByCode = z.object({ challenge: z.string().check(z.minLength(1), z.maxLength(128)), code: SixDigits })
export type ByCode = z.infer<typeof ByCode>
const asked = one(z.object({ challenge: z.string() }))
const nothing = z.object({})

/** Spec §7, Users and customers; the rest is what an account needs that is its owner's own. */
export const calls = {
  changePassword: call('PUT /api/users/{id}/changepassword', z.extend(PasswordChange, { id: Id }), nothing, {
    steps: true,
    own: true,
    repeats: true,
  }),
  askEmail: call('PUT /api/app/email', z.extend(AddressChange, { attempt: z.optional(Attempt) }), asked, {
    steps: true,
    own: true,
    repeats: true,
    ours: 'another address of mail: a code goes there',
  }),
  changeEmail: call('POST /api/app/email', z.extend(ByCode, { email: Email, attempt: z.optional(Attempt) }), nothing, {
    steps: true,
    own: true,
    repeats: true,
    ours: 'another address of mail, once its code came back',
  }),
  logIns: call('GET /api/app/sessions', z.object(paging('used')), list(LogIn), { own: true, ours: 'where she is logged in' }),
  endOthers: call('DELETE /api/app/sessions', z.object({ removePasskeys: z.optional(YesNo) }), nothing, {
    steps: true,
    own: true,
    ours: 'log out everywhere else',
  }),
  endOne: call('DELETE /api/app/sessions/{id}', z.object({ id: Id }), nothing, { own: true, ours: 'log out on one device' }),
  askLeave: call('PUT /api/app/leave', z.object({ attempt: z.optional(Attempt) }), asked, {
    steps: true,
    own: true,
    repeats: true,
    ours: 'an account is deleted by a code that went to its owner',
  }),
  leave: call('POST /api/app/leave', ByCode, one(z.object({ leaving: Instant })), {
    steps: true,
    own: true,
    repeats: true,
    ours: 'the account will be erased, and every log-in ends',
  }),
  stay: call('DELETE /api/app/leave', nothing, nothing, { own: true, ours: 'she changed her mind in time' }),
}
