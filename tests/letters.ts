import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The line of six digits in a letter. */
export const DIGITS = /^(\d{6})\r?$/m

/** Quoted-printable as text. */
const plain = (text: string) =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

/** What there is to read in a letter as it went out: its head and its part without HTML. */
export const readable = (letter: string) => plain(letter.split('Content-Type: text/html')[0] ?? '')

/** The letters to an address in a server's outbox, in the order they were sent. */
export function lettersTo(dataDir: string, address: string): string[] {
  const folder = join(dataDir, 'outbox')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((letter) => new RegExp(`^To: .*${address.replace(/[.+]/g, '\\$&')}`, 'm').test(letter))
    .map(readable)
}
