import { DIGITS, lettersTo } from '../letters.ts'
import { expect } from './support.ts'

const dataDir = () => process.env.E2E_DATA_DIR ?? ''

/** How many letters an address has had so far. */
export const lettersSoFar = (address: string): number => {
  try {
    return lettersTo(dataDir(), address).length
  } catch {
    return 0
  }
}

/** What a pattern finds in the newest letter to an address, once more than `before` have come. */
export async function inLetter(address: string, pattern: RegExp, before = 0): Promise<string> {
  await expect.poll(() => lettersSoFar(address), { timeout: 30_000, message: `a letter to ${address}` }).toBeGreaterThan(before)
  const letter = lettersTo(dataDir(), address).at(-1) ?? ''
  const found = pattern.exec(letter)
  if (!found) throw new Error(`nothing like ${pattern} in\n${letter}`)
  return found[1] ?? found[0]
}

/** The six digits of the newest letter. */
export const digitsFor = (address: string, before = 0) => inLetter(address, DIGITS, before)
