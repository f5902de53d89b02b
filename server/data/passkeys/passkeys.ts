import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { MadePasskey, Passkey, Proof, SignedPasskey } from '#contract/passkeys.ts'
import { languageOf } from '#rules/languages.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { passkeys } from '../../db/schema/passkeys.ts'
import { mail } from '../../jobs/definitions.ts'
import type { OpenReads, OpenWork } from '../../work/open.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import type { OpenScope, OwnScope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { proven } from '../account/account.ts'
import { type Account, account as ownAccount, accountBy, holdAccount } from '../account/rows.ts'
import { type AuthSteps, open } from '../auth/auth.ts'
import { codes } from '../codes/rows.ts'
import { isOpen } from '../log-ins/rows.ts'
import { countUse, keepPasskey, type KeptPasskey, oldestFirst, passkeyOf } from './rows.ts'

/** So many a person. */
const MOST = 20
/** EdDSA, ES256 and RS256, by their numbers in COSE: what every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257]

/** Where the app runs that asks: its origin, the host that passkeys are bound to there, and whose app it is. */
export type Here = { origin: string; host: string; name: string }

const shown = ({ id, name, host, created, used }: KeptPasskey): Passkey => ({
  id,
  name,
  host,
  created: created.toISOString(),
  used: used?.toISOString() ?? null,
})

const hers = (w: OwnReads) => w.own(passkeys).list(oldestFirst)
const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))

/** Her passkeys, the oldest first. */
export async function mine(w: OwnReads) {
  const rows = await hers(w)
  return { data: rows.map(shown), totalRows: rows.length }
}

/** What a browser needs to prove with one of her passkeys of this place that it is she. */
export async function askProof(steps: Steps<OwnScope>, { host }: Here) {
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    const here = (await hers(w)).filter((row) => row.host === host)
    await codes(w, key).sweep('passkey-proof', steps.scope.userId)
    const { opaque } = await codes(w, key).issue({ purpose: 'passkey-proof', about: host, userId: steps.scope.userId })
    const allowCredentials = here.map(({ credential, transports }) => ({ id: credential, transports }))
    return { data: { ...(await generateAuthenticationOptions({ ...question(host, opaque), allowCredentials })) } }
  })
}

const question = (host: string, opaque: string) => ({ rpID: host, challenge: bytes(opaque), userVerification: 'required' }) as const

/** How she proves that it is she; `guessed` runs a guess at her password, as often as may be. */
type Shown = { proof: Proof; guessed: (run: () => Promise<Account | Refusal>) => Promise<Account | Refusal> }

/** @returns undefined if it is she; else password_wrong, what `guessed` refuses, or passkey_refused */
async function refusalOf(steps: Steps<OwnScope>, { proof, guessed }: Shown, here: Here): Promise<Refusal | undefined> {
  const shown =
    'passkey' in proof
      ? await signed(steps, { passkey: proof.passkey, purpose: 'passkey-proof', userId: steps.scope.userId }, here)
      : await guessed(() => proven(steps, proof.oldPassword, 'password_wrong'))
  return isRefusal(shown) ? shown : undefined
}

/**
 * What a browser needs to make a passkey here, for who proves to be its owner: a passkey outlives the log-in that it is made
 * in. Those that she has here it makes no second time.
 * @returns it; or password_wrong, what `guessed` refuses, passkey_refused, not_found, or passkeys_full before she has touched anything
 */
export async function ask(steps: Steps<OwnScope>, shown: Shown, here: Here) {
  const no = await refusalOf(steps, shown, here)
  if (no) return no
  const { host, name } = here
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    const account = await ownAccount(w)
    if (!account) return refuse('not_found')
    const all = await hers(w)
    if (all.length >= MOST) return refuse('passkeys_full', { most: MOST })
    const known = all.filter((row) => row.host === host)
    await codes(w, key).sweep('passkey', steps.scope.userId)
    const { opaque } = await codes(w, key).issue({ purpose: 'passkey', about: host, userId: steps.scope.userId })
    const options = await generateRegistrationOptions({
      rpName: name,
      rpID: host,
      userID: new Uint8Array(Buffer.from(steps.scope.userId)),
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
export async function add(steps: Steps<OwnScope>, { passkey, name, family }: Made, { origin, host }: Here) {
  const key = await steps.secret('codes')
  const isAsked = (challenge: string) =>
    steps.writes(async (w) => {
      const spent = await codes(w, key).spend('passkey', challenge)
      return spent !== undefined && spent.userId === steps.scope.userId && codes(w, key).isAbout(spent, host)
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
    const account = await holdAccount(w) // first: a new password removes passkeys and log-ins in one go
    if (!(await isOpen(w, family ?? ''))) return refuse('unauthenticated') // another process may believe its token for some seconds more
    const known = await hers(w)
    if (!account) return refuse('passkey_refused')
    if (known.length >= MOST) return refuse('passkeys_full', { most: MOST })
    const kept = await keepPasskey(w, {
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
export const remove = async (w: OwnWork, id: string) => ((await w.own(passkeys).removeOne(id)) ? {} : refuse('not_found'))

/** What a browser needs to log somebody in here, whoever she is. */
export async function askEntry(steps: Steps<OpenScope>, { host }: Here) {
  const key = await steps.secret('codes')
  const { opaque } = await steps.writes((w) => codes(w, key).issue({ purpose: 'passkey', about: host }))
  return { data: { ...(await generateAuthenticationOptions(question(host, opaque))) } }
}

/** As far as questions are asked and passkeys shown, logged in or not. */
type AnySteps = Pick<Steps<OwnScope>, 'secret'> & {
  reads: <T>(job: (w: OwnReads | OpenReads) => Promise<T>) => Promise<T>
  writes: <T>(job: (w: OwnWork | OpenWork) => Promise<T>) => Promise<T>
}
/** What is signed, and the question that it answers: asked of this person, or of nobody yet. */
type Answer = { passkey: SignedPasskey; purpose: 'passkey' | 'passkey-proof'; userId: string | null }

/** The passkey that answers a question of ours, on the host that both are of and once; or passkey_refused. */
async function signed(steps: AnySteps, { passkey, purpose, userId }: Answer, { origin, host }: Here) {
  const key = await steps.secret('codes')
  const isAsked = (challenge: string) =>
    steps.writes(async (w) => {
      const spent = await codes(w, key).spend(purpose, challenge)
      return spent !== undefined && spent.userId === userId && codes(w, key).isAbout(spent, host)
    })
  const known = await steps.reads((w) => passkeyOf(w, passkey.id, host))
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
  return (await steps.writes((w) => countUse(w, known, newCounter))) ? known : refuse('passkey_refused')
}

/**
 * Opens the account of a passkey, on the host that it was made on and with a question that was asked there, once.
 * @returns tokens; or passkey_refused, or user_inactive
 */
export async function enter({ steps, sign }: AuthSteps, passkey: SignedPasskey, here: Here) {
  const known = await signed(steps, { passkey, purpose: 'passkey', userId: null }, here)
  if (isRefusal(known)) return known
  const account = await steps.reads((w) => accountBy(w, { id: known.userId }))
  if (!account) return refuse('passkey_refused')
  return account.active ? open(account, { steps, sign }) : refuse('user_inactive')
}
