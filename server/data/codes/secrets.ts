import { createHash, createHmac } from 'node:crypto'

const keyed = (key: Buffer, use: string, text: string) => createHmac('sha256', key).update(`${use}:${text}`).digest()

/** What a letter says or links to, made anew at every try to send it, so that it rests nowhere and is the same each time. */
export const secretsOf = (key: Buffer, id: string) => ({
  /** 256 bits: a challenge, a link's code or a ticket. */
  opaque: keyed(key, 'opaque', id).toString('base64url'),
  /** Six. */
  digits: String(keyed(key, 'digits', id).readUIntBE(0, 6) % 1_000_000).padStart(6, '0'),
})

/** Which letter an attempt has sent: its code is found by that again where the answer was lost. */
export const letterOf = (attempt: string, about: string) => createHash('sha256').update(`${attempt} ${about}`).digest('base64url')

/** What a code is bound to. */
export const subjectOf = (key: Buffer, about: string) => keyed(key, 'subject', about).toString('base64url')
/** What its row is found by. */
export const hashOf = (key: Buffer, opaque: string) => keyed(key, 'hash', opaque).toString('base64url')
