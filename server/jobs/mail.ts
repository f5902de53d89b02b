import { randomUUID } from 'node:crypto'
import { asUserName } from '#rules/email.ts'
import { accountLetters } from './account-letters.ts'
import * as definitions from './definitions.ts'
import { type Tools, worker } from './job.ts'
import type { EveryLetter } from './letter-payloads.ts'
import { letters } from './letters.ts'
import { newsLetters } from './news-letters.ts'

const writers: EveryLetter<Tools> = { ...letters, ...accountLetters, ...newsLetters }

/** Writes and sends one letter; a mail server that is away is asked again, ever later. */
export const mail = worker(definitions.mail, {
  every: 2,
  retries: 30, // an hour of ever longer waits, then once an hour for a day
  async run(asked, tools, id = randomUUID()) {
    const letter = await writers[asked.letter](asked as never, tools)
    if (!letter) return
    // However it is written, it goes where its form of comparison goes: an address is proved for that one.
    const outcome = await tools.mail.send({ ...letter, to: asUserName(letter.to), id })
    if ('failed' in outcome) throw new Error(outcome.failed)
  },
})
