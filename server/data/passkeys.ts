import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { asc, eq } from 'drizzle-orm'
import type { MadePasskey, Passkey, SignedPasskey } from '#contract/passkeys.ts'
import { languageOf } from '#rules/languages.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { passkeys } from '../db/schema/passkeys.ts'
import type { OpenSteps, OwnSteps, OwnWork, Row } from '../db/work.ts'
import { type AuthSteps, open } from './auth.ts'

/** So many a person. */
const MOST = 20
/** EdDSA, ES256 and RS256, by their numbers in COSE: what every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257]

/** Where the app runs that asks: its origin, the host that passkeys are bound to there, and whose app it is. */
export type Here = { origin: string; host: string; name: string }

const shown = ({ id, name, host, created, used }: Row<typeof passkeys>): Passkey => ({
  id,
  name,
  host,
  created: created.toISOString(),
  used: used?.toISOString() ?? null,
})

const hers = (w: OwnWork) => w.own(passkeys).list(undefined, [asc(passkeys.created)])
const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))

/** Her passkeys, the oldest first. */
export async function mine(w: OwnWork) {
  const rows = await hers(w)
  return { data: rows.map(shown), totalRows: rows.length }
}

/**
 * What a browser needs to make a passkey here; those that she has here it makes no second time.
 * @returns it; or not_found, or passkeys_full before she has touched anything
 */
export async function ask(steps: OwnSteps, { host, name }: Here) {
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    const account = await w.account.get()
    if (!account) return refuse('not_found')
    const all = await hers(w)
    if (all.length >= MOST) return refuse('passkeys_full', { most: MOST })
    const known = all.filter((row) => row.host === host)
    await w.codes(key).sweep('passkey', steps.userId)
    const { opaque } = await w.codes(key).issue({ purpose: 'passkey', about: host, userId: steps.userId })
    const options = await generateRegistrationOptions({
      rpName: name,
      rpID: host,
      userID: new Uint8Array(Buffer.from(steps.userId)),
      userName: account.email,
      userDisplayName: `${account.name} ${account.surname}`.trim(),
      challenge: bytes(opaque),
      excludeCredentials: known.map(({ credential, transports }) => ({ id: credential, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return { data: { ...options } }
  })
}

/** What a browser made, what she calls it, and in which log-in. */
type Made = { passkey: MadePasskey; name: string; family: string | undefined }

/**
 * Keeps a passkey that a browser made for her here, in a log-in that lasts, and has her told.
 * @returns it; or unauthenticated, passkey_refused where it is not what was asked for, passkeys_full
 */
export async function add(steps: OwnSteps, { passkey, name, family }: Made, { origin, host }: Here) {
  const key = await steps.secret('codes')
  const isAsked = (challenge: string) =>
    steps.writes(async (w) => {
      const spent = await w.codes(key).spend('passkey', challenge)
      return spent !== undefined && spent.userId === steps.userId && w.codes(key).isAbout(spent, host)
    })
  const made = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge: isAsked,
    expectedOrigin: origin,
    expectedRPID: host,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (!made?.verified) return refuse('passkey_refused')
  const { credential } = made.registrationInfo
  return steps.writes(async (w) => {
    if (!(await w.logIns.isOpen(family ?? ''))) return refuse('unauthenticated') // its token alone works for some minutes more
    const account = await w.account.hold()
    const known = await hers(w)
    if (!account) return refuse('passkey_refused')
    if (known.length >= MOST) return refuse('passkeys_full', { most: MOST })
    const kept = await w.passkeys.add({
      credential: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: passkey.response.transports ?? [],
      host,
      name,
      created: w.now(),
    })
    if (!kept) return refuse('passkey_refused')
    const { email: to, language } = account
    await w.enqueue('mail', { letter: 'passkey-added', to, name: account.name, language: languageOf(language) ?? 'it', passkey: name })
    return { data: shown(kept) }
  })
}

/** Forgets one of hers; not_found where it is not. */
export const remove = async (w: OwnWork, id: string) => ((await w.own(passkeys).remove(id)) ? {} : refuse('not_found'))

/** What a browser needs to log somebody in here, whoever she is. */
export async function askEntry(steps: OpenSteps, { host }: Here) {
  const key = await steps.secret('codes')
  const { opaque } = await steps.writes((w) => w.codes(key).issue({ purpose: 'passkey', about: host }))
  return { data: { ...(await generateAuthenticationOptions({ rpID: host, challenge: bytes(opaque), userVerification: 'required' })) } }
}

/**
 * Opens the account of a passkey, on the host that it was made on and with a question that was asked there, once.
 * @returns tokens; or passkey_refused, or user_inactive
 */
export async function enter({ steps, sign }: Pick<AuthSteps, 'steps' | 'sign'>, passkey: SignedPasskey, { origin, host }: Here) {
  const key = await steps.secret('codes')
  const isAsked = (challenge: string) =>
    steps.writes(async (w) => {
      const spent = await w.codes(key).spend('passkey', challenge)
      return spent !== undefined && spent.userId === null && w.codes(key).isAbout(spent, host)
    })
  const known = await steps.reads((w) => w.passkeys.find(passkey.id, host))
  if (!known) return refuse('passkey_refused')
  const { credential: id, publicKey, counter } = known
  const signed = await verifyAuthenticationResponse({
    response: passkey,
    expectedChallenge: isAsked,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id, publicKey: bytes(publicKey), counter },
  }).catch(() => undefined)
  if (!signed?.verified) return refuse('passkey_refused')
  const { newCounter } = signed.authenticationInfo
  const account = await steps.writes(async (w) => {
    if (!(await w.passkeys.use(known.id, counter, newCounter))) return refuse('passkey_refused')
    return (await w.account({ id: known.userId })) ?? refuse('passkey_refused')
  })
  if (isRefusal(account)) return account
  return account.active ? open(account, { steps, sign }) : refuse('user_inactive')
}
