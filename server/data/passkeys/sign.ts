import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { SignedPasskey } from '#contract/passkeys.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import type { OpenReads, OpenWork } from '../../work/open.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import type { OpenScope, OwnScope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { accountBy } from '../account/rows.ts'
import { type AuthSteps, open } from '../auth/auth.ts'
import { codes } from '../codes/rows.ts'
import { countUse, passkeyOf } from './rows.ts'

/** Where the app runs that asks: its origin, the host that passkeys are bound to there, and whose app it is. */
export type Here = { origin: string; host: string; name: string }

export const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))

/** What any signature of a passkey on this host is asked for with. */
export const question = (host: string, opaque: string) => ({ rpID: host, challenge: bytes(opaque), userVerification: 'required' }) as const

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
export async function signed(steps: AnySteps, { passkey, purpose, userId }: Answer, { origin, host }: Here) {
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
