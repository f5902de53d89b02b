import { generateAuthenticationOptions, generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { MadePasskey, Passkey, Proof } from '#contract/passkeys.ts'
import { languageOf } from '#rules/languages.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { passkeys } from '../../db/schema/passkeys.ts'
import { mail } from '../../jobs/definitions.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import type { OwnScope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { proven } from '../account/password.ts'
import { type Account, account as ownAccount, holdAccount } from '../account/rows.ts'
import { codes } from '../codes/rows.ts'
import { isOpen } from '../log-ins/rows.ts'
import { keepPasskey, type KeptPasskey, oldestFirst } from './rows.ts'
import { bytes, type Here, question, signed } from './sign.ts'

/** So many a person. */
const MOST = 20
/** EdDSA, ES256 and RS256, by their numbers in COSE: what every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257]

const shown = ({ id, name, host, created, used }: KeptPasskey): Passkey => ({
  id,
  name,
  host,
  created: created.toISOString(),
  used: used?.toISOString() ?? null,
})

const hers = (w: OwnReads) => w.own(passkeys).list(oldestFirst)

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
