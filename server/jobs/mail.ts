import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { asUserName } from '#rules/email.ts'
import type { Letter } from '../mail/port.ts'
import { accountLetters } from './account-letters.ts'
import { job, type Tools } from './job.ts'
import { letters } from './letters.ts'

type Kind = { payload: z.ZodType; write: (asked: never, tools: Tools) => Promise<Letter | undefined> }

const kinds: Record<string, Kind> = { ...letters, ...accountLetters }
const Asked = z
  .looseObject({ letter: z.string() })
  .refine((asked) => Object.hasOwn(kinds, asked.letter) && kinds[asked.letter]?.payload.safeParse(asked).success, {
    error: 'no letter is written from this',
  })

/** Writes and sends one letter; a mail server that is away is asked again, ever later. */
export const mail = job({
  payload: Asked,
  every: 2,
  retries: 30, // an hour of ever longer waits, then once an hour for a day
  async run(asked, tools, id = randomUUID()) {
    const kind = kinds[asked.letter]
    const letter = await kind?.write(kind.payload.parse(asked) as never, tools)
    if (!letter) return
    // However it is written, it goes where its form of comparison goes: an address is proved for that one.
    const outcome = await tools.mail.send({ ...letter, to: asUserName(letter.to), id })
    if ('failed' in outcome) throw new Error(outcome.failed)
  },
})
