import { createCipheriv, createDecipheriv, createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AppleKeys, GoogleKeys } from '../../wallets/port.ts'
import type { WalletKind } from '../../db/schema/wallets.ts'

export type KeysOf = { apple: AppleKeys; google: GoogleKeys }

/** The key of the installation under which all this is. */
export const SECRET = 'wallets'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

type Place = { activityId: string; kind: WalletKind }
/** What is sealed in one place opens in no other. */
const placed = ({ activityId, kind }: Place) => Buffer.from(`${activityId}/${kind}`)

/** Encrypts what an activity signs with. */
export function seal(secret: Buffer, place: Place, keys: AppleKeys | GoogleKeys): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, secret, nonce).setAAD(placed(place))
  const text = Buffer.concat([cipher.update(JSON.stringify(keys)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
}

/** Decrypts it. @throws where it was sealed under another key, or elsewhere */
export function opened<K extends WalletKind>(secret: Buffer, place: Place & { kind: K }, sealed: string): KeysOf[K] {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, NONCE_BYTES)).setAAD(placed(place))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString()) as KeysOf[K]
}

type Named = { activityId: string; id: string }

/** The token by which a phone asks for its pass anew: kept nowhere, made of the pass's name whenever it is needed. */
export const tokenOf = (secret: Buffer, { activityId, id }: Named): string =>
  createHmac('sha256', secret).update(`pass ${activityId}/${id}`).digest('base64url')

/** Is this the pass's token? */
export function isTokenOf(secret: Buffer, pass: Named, given: string): boolean {
  const [right, asked] = [Buffer.from(tokenOf(secret, pass)), Buffer.from(given)]
  return right.length === asked.length && timingSafeEqual(right, asked)
}

/** A link that downloads a pass: `opaque` is in its address, `hashed` in the row. */
export function newTicket(): { opaque: string; hashed: string } {
  const opaque = randomBytes(24).toString('base64url')
  return { opaque, hashed: hashOf(opaque) }
}
export const hashOf = (opaque: string): string => hash('sha256', opaque, 'base64url')
