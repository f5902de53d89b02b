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

/** What a pattern finds in the newest letter to an address, once more than `before` have come. */
export async function inLetter(address: string, pattern: RegExp, before = 0, post = outbox): Promise<string> {
  const patience = { timeout: 30_000, intervals: [200], message: `a letter to ${address}` }
  await expect.poll(() => lettersSoFar(address, post), patience).toBeGreaterThan(before)
  const letter = post(address).at(-1) ?? ''
  const found = pattern.exec(letter)
  if (!found) throw new Error(`nothing like ${pattern} in\n${letter}`)
  return found[1] ?? found[0]
}

/** The six digits of the newest letter. */
export const digitsFor = (address: string, before = 0, post = outbox) => inLetter(address, DIGITS, before, post)
