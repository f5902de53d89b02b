import * as z from 'zod/mini'
import { Id } from '#contract/wire.ts'
import { drafts } from '../../components/wizard/drafts.ts'

const text = z.optional(z.string())
const said = z.optional(z.boolean())

/** What she has answered so far, as she typed it. No password, and no code. */
export const Answers = z.object({
  email: text,
  name: text,
  surname: text,
  typo: z.optional(z.enum(['F', 'G'])),
  day: text,
  month: text,
  year: text,
  noBirthDate: said,
  phone: text,
  address: text,
  streetNumber: text,
  cap: text,
  countryId: text,
  informativaPrivacy: said,
  informativaPointB: said,
  informativaPointC: said,
})
export type Answers = z.infer<typeof Answers>

const Draft = z.object({
  activityId: Id,
  /** The user name of whoever was logged in: what she says is nobody else's. */
  of: text,
  /** She is asked for code and password although she is logged in: the server takes nobody's word for it. */
  byCode: said,
  /** Of what she told this other activity the fields were filled, once; '' if there was nothing. */
  proposedBy: text,
  storeId: text,
  inviteId: text,
  /** What that gives, in cents, once it is known to hold. */
  gift: z.optional(z.number()),
  /** What the letter's code is checked with, whom the letter went to, and when (ms). */
  challenge: text,
  sentTo: text,
  sentAt: z._default(z.number(), 0),
  /** The try to have a letter sent that was not answered yet. */
  attempt: z.optional(z.object({ id: z.string(), to: z.string() })),
  /** Her address has an account already: it takes its password, and has her name. */
  isKnown: z._default(z.boolean(), false),
  /** The question she was at. */
  question: z._default(z.string(), 'email'),
  answers: z._default(Answers, {}),
  /** Last changed (ms). */
  at: z.number(),
})
/** A registration that is under way on this device. */
export type Draft = z.infer<typeof Draft>

/** Another server may answer with the code itself; then the app compares, as the specification says. SEMANTICS 2. */
export const isCode = (challenge: string | undefined): boolean => /^\d{6}$/.test(challenge ?? '')

/** Registrations under way, for a day; purged at log-out and at the end, as all that is hers. */
export const registrations = drafts({
  key: 'tessera.registration',
  shape: Draft,
  life: 86_400_000,
  // A server that sends its six digits to the app has them not kept.
  stored: ({ challenge, ...rest }) => (isCode(challenge) ? rest : { challenge, ...rest }),
})
