import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { asc, eq } from 'drizzle-orm'
import type { MadePasskey, Passkey, Proof, SignedPasskey } from '#contract/passkeys.ts'
import { languageOf } from '#rules/languages.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { passkeys } from '../db/schema/passkeys.ts'
import type { Account, OpenSteps, OpenWork, OwnSteps, OwnWork, Row } from '../db/work.ts'
import { mail } from '../jobs/definitions.ts'
import { proven } from './account.ts'
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

/** What a browser needs to prove with one of her passkeys of this place that it is she. */
export async function askProof(steps: OwnSteps, { host }: Here) {
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    const here = (await hers(w)).filter((row) => row.host === host)
    await w.codes(key).sweep('passkey-proof', steps.userId)
    const { opaque } = await w.codes(key).issue({ purpose: 'passkey-proof', about: host, userId: steps.userId })
    const allowCredentials = here.map(({ credential, transports }) => ({ id: credential, transports }))
    return { data: { ...(await generateAuthenticationOptions({ ...question(host, opaque), allowCredentials })) } }
  })
}

const question = (host: string, opaque: string) => ({ rpID: host, challenge: bytes(opaque), userVerification: 'required' }) as const

/** How she proves that it is she; `guessed` runs a guess at her password, as often as may be. */
type Shown = { proof: Proof; guessed: (run: () => Promise<Account | Refusal>) => Promise<Account | Refusal> }

/** Nothing where it is she; else password_wrong, what `guessed` refuses, or passkey_refused. */
async function refusalOf(steps: OwnSteps, { proof, guessed }: Shown, here: Here): Promise<Refusal | undefined> {
  const shown =
    'passkey' in proof
      ? await signed(steps, { passkey: proof.passkey, purpose: 'passkey-proof', userId: steps.userId }, here)
      : await guessed(() => proven(steps, proof.oldPassword, 'password_wrong'))
  return isRefusal(shown) ? shown : undefined
}

/**
 * What a browser needs to make a passkey here, for who proves to be its owner: a passkey outlives the log-in that it is made
 * in. Those that she has here it makes no second time.
 * @returns it; or password_wrong, what `guessed` refuses, passkey_refused, not_found, or passkeys_full before she has touched anything
 */
export async function ask(steps: OwnSteps, shown: Shown, here: Here) {
  const no = await refusalOf(steps, shown, here)
  if (no) return no
  const { host, name } = here
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
    const account = await w.account.hold() // first: a new password removes passkeys and log-ins in one go
    if (!(await w.logIns.isOpen(family ?? ''))) return refuse('unauthenticated') // another process may believe its token for some seconds more
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
    await w.enqueue(mail, { letter: 'passkey-added', to, name: account.name, language: languageOf(language) ?? 'it', passkey: name })
    return { data: shown(kept) }
  })
}

/** Forgets one of hers; not_found where it is not. */
export const remove = async (w: OwnWork, id: string) => ((await w.own(passkeys).remove(id)) ? {} : refuse('not_found'))

/** What a browser needs to log somebody in here, whoever she is. */
export async function askEntry(steps: OpenSteps, { host }: Here) {
  const key = await steps.secret('codes')
  const { opaque } = await steps.writes((w) => w.codes(key).issue({ purpose: 'passkey', about: host }))
  return { data: { ...(await generateAuthenticationOptions(question(host, opaque))) } }
}

/** As far as questions are asked and passkeys shown, logged in or not. */
type Rooms = Pick<OpenWork, 'passkeys' | 'codes'> | Pick<OwnWork, 'passkeys' | 'codes'>
type Steps = Record<'reads' | 'writes', <T>(job: (w: Rooms) => Promise<T>) => Promise<T>> & Pick<OwnSteps, 'secret'>
/** What is signed, and the question that it answers: asked of this person, or of nobody yet. */
type Answer = { passkey: SignedPasskey; purpose: 'passkey' | 'passkey-proof'; userId: string | null }

/** The passkey that answers a question of ours, on the host that both are of and once; or passkey_refused. */
async function signed(steps: Steps, { passkey, purpose, userId }: Answer, { origin, host }: Here) {
  const key = await steps.secret('codes')
  const isAsked = (challenge: string) =>
    steps.writes(async (w) => {
      const spent = await w.codes(key).spend(purpose, challenge)
      return spent !== undefined && spent.userId === userId && w.codes(key).isAbout(spent, host)
    })
  const known = await steps.reads((w) => w.passkeys.find(passkey.id, host))
  if (!known) return refuse('passkey_refused')
  const { credential: id, publicKey, counter } = known
  const verified = await verifyAuthenticationResponse({
    response: passkey,
    expectedChallenge: isAsked,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id, publicKey: bytes(publicKey), counter },
  }).catch(() => undefined)
  if (!verified?.verified) return refuse('passkey_refused')
  const { newCounter } = verified.authenticationInfo
  return (await steps.writes((w) => w.passkeys.use(known.id, counter, newCounter))) ? known : refuse('passkey_refused')
}

/**
 * Opens the account of a passkey, on the host that it was made on and with a question that was asked there, once.
 * @returns tokens; or passkey_refused, or user_inactive
 */
export async function enter({ steps, sign }: Pick<AuthSteps, 'steps' | 'sign'>, passkey: SignedPasskey, here: Here) {
  const known = await signed(steps, { passkey, purpose: 'passkey', userId: null }, here)
  if (isRefusal(known)) return known
  const account = await steps.reads((w) => w.account({ id: known.userId }))
  if (!account) return refuse('passkey_refused')
  return account.active ? open(account, { steps, sign }) : refuse('user_inactive')
}
