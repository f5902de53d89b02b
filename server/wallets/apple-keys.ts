import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AppleKeys } from './port.ts'

/** What stands in the folder that an owner gives, each under the names that Apple's pages and openssl give it. */
const FILES = {
  certificate: ['pass.cer', 'pass.pem'],
  key: ['key.pem', 'pass.key'],
  issuer: ['AppleWWDRCAG4.cer', 'wwdr.cer', 'wwdr.pem'],
} as const
type Part = keyof typeof FILES

const WHAT: Record<Part, string> = {
  certificate: 'the certificate of your pass type, from developer.apple.com',
  key: 'the private key that you made before you asked for the certificate',
  issuer: 'Apple’s own certificate (Worldwide Developer Relations), from apple.com/certificateauthority',
}

/** A sentence that says what is wrong with what was given. */
export class KeysWrong extends Error {}

/** The first of these files that is there. */
async function read(folder: string, part: Part): Promise<{ name: string; bytes: Buffer }> {
  for (const name of FILES[part]) {
    const bytes = await readFile(path.join(folder, name)).catch(() => undefined)
    if (bytes) return { name, bytes }
  }
  throw new KeysWrong(`${path.join(folder, FILES[part][0])} is missing: ${WHAT[part]}.`)
}

function certificateIn({ name, bytes }: { name: string; bytes: Buffer }): X509Certificate {
  try {
    return new X509Certificate(bytes)
  } catch {
    throw new KeysWrong(`${name} is no certificate.`)
  }
}

function keyIn({ name, bytes }: { name: string; bytes: Buffer }, passphrase: string | undefined): KeyObject {
  try {
    return createPrivateKey({ key: bytes, ...(passphrase !== undefined && { passphrase }) })
  } catch {
    throw new KeysWrong(`${name} is no private key in PEM, or its passphrase is not the one in passphrase.txt.`)
  }
}

/** One part of whom a certificate is made out to: `UID`, `OU`. */
const partOf = ({ subject }: X509Certificate, name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(subject)?.[1]

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

function checkTime(name: string, { validFromDate, validToDate }: X509Certificate, now: Date) {
  if (validToDate <= now) throw new KeysWrong(`${name} expired on ${dayOf(validToDate)}: ask Apple for a new one.`)
  if (validFromDate > now) throw new KeysWrong(`${name} is valid from ${dayOf(validFromDate)} only: is the clock of this machine right?`)
}

/**
 * Reads an owner's folder, and asks everything that Apple's phones would ask later without saying why.
 * @returns the keys, and when the certificate expires
 * @throws KeysWrong: a sentence that names the file
 */
export async function readAppleKeys(folder: string, now: Date): Promise<{ keys: AppleKeys; expires: Date }> {
  const [own, secret, above] = [await read(folder, 'certificate'), await read(folder, 'key'), await read(folder, 'issuer')]
  const passphrase = await readFile(path.join(folder, 'passphrase.txt'), 'utf8').catch(() => undefined)
  const [certificate, issuer, key] = [certificateIn(own), certificateIn(above), keyIn(secret, passphrase?.trim())]
  const [passType, team] = [partOf(certificate, 'UID'), partOf(certificate, 'OU')]
  if (!passType?.startsWith('pass.') || !team)
    throw new KeysWrong(`${own.name} is no certificate of a pass type: Apple makes it out to a name that begins with "pass.".`)
  checkTime(own.name, certificate, now)
  checkTime(above.name, issuer, now)
  if (key.asymmetricKeyType !== 'rsa') throw new KeysWrong(`${secret.name} is not of RSA: Apple takes RSA keys of 2048 bits.`)
  if (!certificate.checkPrivateKey(key)) throw new KeysWrong(`${secret.name} is not the key of ${own.name}.`)
  if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey))
    throw new KeysWrong(`${own.name} was not issued by ${above.name}: take the generation that it names (${issuerNamed(certificate)}).`)
  const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString()
  return {
    keys: { passType, team, certificate: certificate.toString(), key: pem, issuer: issuer.toString() },
    expires: certificate.validToDate,
  }
}

const issuerNamed = ({ issuer }: X509Certificate) => issuer.split('\n').reverse().join(', ')
