import { DIGITS, lettersTo } from '../letters.ts'
import { expect } from './support.ts'

/** Where letters arrive: those to an address, readable, in the order they were sent. */
export type Post = (address: string) => string[]

/** The outbox of the demo, where letters are put down that no mail server takes. */
const outbox: Post = (address) => lettersTo(process.env.E2E_DATA_DIR ?? '', address)

/** How many letters an address has had so far. */
export const lettersSoFar = (address: string, post = outbox): number => {
  try {
    return post(address).length
  } catch {
    return 0
  }
}

/** What a pattern finds in the newest letter that has it, of those after the first `before`: others may come meanwhile. */
export async function inLetter(address: string, pattern: RegExp, before = 0, post = outbox): Promise<string> {
  const patience = { timeout: 30_000, intervals: [200], message: `a letter to ${address} with ${pattern}` }
  const found = () => {
    const letters = lettersSoFar(address, post) > before ? post(address).slice(before) : []
    return letters
      .toReversed()
      .map((letter) => pattern.exec(letter))
      .find((match) => match !== null)
  }
  await expect.poll(() => found()?.[0], patience).toBeDefined()
  const match = found()
  return match?.[1] ?? match?.[0] ?? ''
}

/** The six digits of the newest letter. */
export const digitsFor = (address: string, before = 0, post = outbox) => inLetter(address, DIGITS, before, post)
