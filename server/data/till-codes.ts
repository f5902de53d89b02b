import { randomInt } from 'node:crypto'
import { CODE_LENGTH, CODE_LETTERS } from '#rules/coupons.ts'

const someCode = () => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

/**
 * So many codes for the till that nothing carries; to be called under the lock that keeps it so.
 * @param taken which of these are carried already
 */
export async function freshCodes(count: number, taken: (codes: string[]) => Promise<{ code: string | null }[]>): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < count) {
    while (codes.size < count) codes.add(someCode())
    for (const { code } of await taken([...codes])) if (code !== null) codes.delete(code)
  }
  return [...codes]
}
