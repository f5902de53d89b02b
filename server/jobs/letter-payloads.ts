import * as z from 'zod'
import { CODES } from '#contract/languages.ts'
import type { Letter } from '../mail/port.ts'
import { newsLetter } from '../work/outbox.ts'

const Language = z.enum(CODES)
const Reader = z.object({ to: z.string(), language: Language, name: z.string() })
/** Its digits are made anew from the code's name. */
const WithCode = Reader.extend({ codeId: z.string() })
/** The activity's own host, where its app was asked. */
const Host = z.string().nullish()

const letter = <L extends string, S extends z.core.$ZodLooseShape>(name: L, shape: S) => z.object({ letter: z.literal(name), ...shape })

/** Every letter by its name, and what it is written from: ids where it says what is in rows, never a secret. */
export const LetterPayload = z.discriminatedUnion('letter', [
  newsLetter,
  letter('notice', { activityId: z.string(), noticeId: z.string(), userId: z.string() }),
  letter('session-revoked', Reader.shape),
  letter('password-changed', { ...Reader.shape, passkeysRemoved: z.boolean().default(false) }),
  letter('registration-code', { id: z.string(), activityId: z.string(), to: z.string(), language: Language, host: Host }),
  letter('recovery', { id: z.string(), username: z.string(), host: Host }),
  letter('address-code', WithCode.shape),
  letter('leave-code', WithCode.shape),
  letter('invitation', { codeId: z.string(), activityId: z.string(), host: z.string().nullable() }),
  letter('address-changed', { ...Reader.shape, address: z.string() }),
  letter('passkey-added', { ...Reader.shape, passkey: z.string() }),
  letter('leaving', { ...Reader.shape, on: z.iso.datetime() }),
  letter('erased', Reader.shape),
  letter('export-ready', { exportId: z.string(), host: z.string().nullable() }),
])
export type LetterPayload = z.infer<typeof LetterPayload>
type LetterName = LetterPayload['letter']

/** How letters of these names are written, at each try; undefined if one is of no use any more. */
export type Letters<Name extends LetterName, Tools> = {
  [N in Name]: (asked: Extract<LetterPayload, { letter: N }>, tools: Tools) => Promise<Letter | undefined>
}
/** How all of them are. */
export type EveryLetter<Tools> = Letters<LetterName, Tools>
