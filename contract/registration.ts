import * as z from 'zod/mini'
import { Tokens } from './auth.ts'
import { CODES } from './languages.ts'
import { Attempt, call, filledLine, Id, isOneLine, line, Money, one } from './wire.ts'

/** An address of mail; which letters may stand side by side is for `rules/email.ts`. */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254),
    z.refine(isOneLine),
    z.regex(/^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)+$/u),
  )
export const SixDigits = z.string().check(z.trim(), z.regex(/^\d{6}$/))
/** How good it must be is for `rules/password.ts`. */
export const Password = z.string().check(z.minLength(1), z.maxLength(128))
export const PersonName = filledLine(60)
export const Gender = z.enum(['M', 'F'])
/** F private, G business. Spec §3. */
export const CustomerType = z.enum(['F', 'G'])
/** `YYYY-MM-DD`; which ones exist and are old enough is for `rules/birth-date.ts`. */
export const BirthDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
export const Phone = z.string().check(z.trim(), z.regex(/^\+?[\d ./()-]{5,30}$/))
/** ISO 3166 alpha-2. */
const PlaceCode = z.string().check(z.regex(/^[A-Z]{2}$/))

const maybe = <T extends z.ZodMiniType>(field: T) => z.optional(z.nullable(field))

/** What a person tells an activity about herself; which of it the activity asks for, its configuration says. Spec §3. */
export const CustomerFields = z.object({
  birthDate: maybe(BirthDate),
  gender: maybe(Gender),
  typo: maybe(CustomerType),
  phone: maybe(Phone),
  countryId: maybe(PlaceCode),
  nationId: maybe(PlaceCode),
  address: maybe(line(120)),
  streetNumber: maybe(line(16)),
  cap: maybe(line(16)),
})
export type CustomerFields = z.infer<typeof CustomerFields>

const Challenge = z.string().check(z.minLength(1), z.maxLength(128))

/**
 * What whoever wants a card of an activity tells it, with an account or without. `inviteId` or `invite`: who sent her. `privacyId`: the
 * information text she has read.
 */
export const CardWish = z.extend(CustomerFields, {
  activityId: Id,
  informativaPrivacy: z._default(z.boolean(), false),
  informativaPointB: z._default(z.boolean(), false),
  informativaPointC: z._default(z.boolean(), false),
  privacyId: z.optional(Id),
  storeId: maybe(Id),
  invite: maybe(Id),
  inviteId: maybe(Id),
})
export type CardWish = z.infer<typeof CardWish>

/**
 * A registration. `username` is the address where `email` is left out. A person with an account joins with its password, and
 * her name is the account's.
 */
export const SignIn = z.extend(CardWish, {
  email: z.optional(Email),
  username: z.optional(Email),
  code: SixDigits,
  challenge: Challenge,
  password: Password,
  confirmPassword: z.optional(z.string().check(z.maxLength(1024))),
  name: z.optional(PersonName),
  surname: z.optional(PersonName),
  languageId: z.catch(z.optional(z.enum(CODES)), undefined),
  attempt: z.optional(Attempt),
})
export type SignIn = z.infer<typeof SignIn>

/** What the card begins with, and where the activity's own app is to be had. */
export const NewCard = z.object({
  welcomeCredit: z._default(z.nullable(Money), null),
  appStore: z._default(z.object({ ios: z.nullable(z.string()), android: z.nullable(z.string()) }), { ios: null, android: null }),
})
export type NewCard = z.infer<typeof NewCard>

/** Her session beside it. */
export const Registered = z.extend(NewCard, { ...Tokens.shape, id: Id })
export type Registered = z.infer<typeof Registered>

/**
 * Whether the digits are those of the letter: `expired` after ten minutes, five wrong ones or use. `left`: tries that remain.
 * `known`: the address has an account already, whose password it takes to join; said only of a right code.
 */
export const CodeCheck = z.object({
  outcome: z.enum(['correct', 'wrong', 'expired']),
  message: z.string(),
  left: z._default(z.number(), 0),
  known: z._default(z.boolean(), false),
})
export type CodeCheck = z.infer<typeof CodeCheck>

/** Spec §7, Authentication and registration; SEMANTICS 2. */
export const calls = {
  checkEmail: call(
    'GET /app/check-emails/{email}',
    z.object({ email: Email, activityId: z.optional(Id) }),
    one(z.object({ free: z.boolean() })),
    { steps: true, limits: 'emailCheck', writes: true },
  ),
  sendCode: call(
    'PUT /public/send-code-emails',
    z.object({ activityId: Id, username: Email, attempt: z.optional(Attempt) }),
    one(z.object({ code: z.string() })),
    { steps: true, repeats: true },
  ),
  checkCode: call(
    'GET /app/customers/code/{code}',
    z.object({ code: z.string().check(z.trim(), z.maxLength(64)), challenge: z.optional(Challenge), activityId: z.optional(Id) }),
    one(CodeCheck),
    { steps: true, writes: true, headers: { challenge: 'X-Challenge' } },
  ),
  signIn: call('POST /public/sign-in', SignIn, one(Registered), { steps: true, repeats: true }),
}
