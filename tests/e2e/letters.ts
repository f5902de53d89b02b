import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './support.ts'

/** Where letters arrive: those to an address in the order they were sent, each with its head and its part without HTML. */
export type Post = (address: string) => string[]

/** Quoted-printable as text. */
const plain = (text: string) =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

/** What there is to read in a letter as it went out. */
export const readable = (letter: string) => plain(letter.split('Content-Type: text/html')[0] ?? '')

/** The outbox of the demo, where letters are put down that no mail server takes. */
const outbox: Post = (address) => {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((letter) => new RegExp(`^To: .*${address.replace(/[.+]/g, '\\$&')}`, 'm').test(letter))
    .map(readable)
}

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
  await expect.poll(() => lettersSoFar(address, post), { timeout: 30_000, message: `a letter to ${address}` }).toBeGreaterThan(before)
  const letter = post(address).at(-1) ?? ''
  const found = pattern.exec(letter)
  if (!found) throw new Error(`nothing like ${pattern} in\n${letter}`)
  return found[1] ?? found[0]
}

/** The six digits of the newest letter. */
export const digitsFor = (address: string, before = 0, post = outbox) => inLetter(address, /^(\d{6})\r?$/m, before, post)
