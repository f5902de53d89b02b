import { createECDH, createHash } from 'node:crypto'

/** The key pair by which push services know this server, as base64url: a point of P-256 without compression, and its number. */
export type VapidKeys = { publicKey: string; privateKey: string }

const NUMBER_BYTES = 32

/** The pair of a private key; nothing where it is none. */
function pairOf(privateKey: Buffer): VapidKeys | undefined {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(privateKey)
  } catch {
    return undefined
  }
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

/** The pair of settings: nothing where these are no keys of P-256, or do not belong together. */
export function givenPair(publicKey: string, privateKey: string): VapidKeys | undefined {
  const number = Buffer.from(privateKey, 'base64url')
  const pair = number.length === NUMBER_BYTES ? pairOf(number) : undefined
  return pair && pair.publicKey === publicKey.replace(/=+$/, '') ? pair : undefined
}

/** The pair that follows from a secret of 256 bits; the few numbers that are no private key lead to the next. SEMANTICS 11. */
export function madePair(secret: Buffer): VapidKeys {
  return pairOf(secret) ?? madePair(createHash('sha256').update(secret).digest())
}
