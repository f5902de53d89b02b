import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Credentials, Tokens } from '#contract/auth.ts'
import { asUserName } from '#rules/email.ts'
import { languageOf } from '#rules/languages.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { mail } from '../../jobs/definitions.ts'
import type { OpenWork } from '../../work/open.ts'
import type { OpenScope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { type Account, accountBy } from '../account/rows.ts'
import { isPassword } from '../passwords.ts'
import { sessions } from './rows.ts'

/** What the calls of the session need beside rows: `sign` makes the access token. */
export type AuthSteps = { steps: Steps<OpenScope>; sign: (account: Account, family: string) => Promise<string> }

const DAY_MS = 86_400_000
/** A log-in lives as long as it is used once in this time. */
const SESSION_MS = 60 * DAY_MS
/** Within this time a used refresh token gives the same child again: the answer may have been lost. SEMANTICS 2. */
const GRACE_MS = 10_000

const keyed = (key: Buffer, purpose: 'child' | 'row', token: string) =>
  createHmac('sha256', key).update(`${purpose}:${token}`).digest('base64url')

const start = (w: OpenWork, hash: string, { family, userId, began }: { family: string; userId: string; began?: Date }) =>
  sessions(w).start({ hash, family, userId, ...(began && { began }), expires: new Date(w.now().getTime() + SESSION_MS) })

/**
 * Opens a session. An account that does not exist takes as long as a wrong password; one that is not active says so only to
 * who knows its password.
 * @returns tokens, or login_failed, or user_inactive. SEMANTICS 2
 */
export async function login({ username, password }: Credentials, { steps, sign }: AuthSteps): Promise<Tokens | Refusal> {
  const account = await steps.reads((w) => accountBy(w, { username: asUserName(username) }))
  if (!(await isPassword(password, account?.passwordHash)) || !account) return refuse('login_failed')
  return account.active ? open(account, { steps, sign }) : refuse('user_inactive')
}

/**
 * Begins a session of somebody who has proved who she is.
 * @returns tokens; or login_failed where her password is another since then, or she may come in no more
 */
export async function open(account: Account, { steps, sign }: AuthSteps): Promise<Tokens | Refusal> {
  const token = randomBytes(32).toString('base64url')
  const key = await steps.secret('refresh')
  const family = randomUUID()
  const no = await steps.writes(async (w) => {
    const owner = await sessions(w).holdOwner(account.id)
    if (!owner?.active || owner.passwordHash !== account.passwordHash) return refuse('login_failed')
    await start(w, keyed(key, 'row', token), { family, userId: account.id })
  })
  return no ?? { token: await sign(account, family), refresh_token: token }
}

/**
 * Exchanges a refresh token for its child. Within the grace the same child comes again; later the whole family ends and its
 * owner is told by mail.
 * @returns tokens, or session_ended, or user_inactive. SEMANTICS 2
 */
export async function refresh(token: string, { steps, sign }: AuthSteps): Promise<Tokens | Refusal> {
  const key = await steps.secret('refresh')
  const found = await steps.writes((w) => exchange(w, keyed(key, 'row', token), keyed(key, 'row', keyed(key, 'child', token))))
  if (isRefusal(found)) return found
  const { family, owner } = found
  if (!found.isReused) return { token: await sign(found.owner, family), refresh_token: keyed(key, 'child', token) }
  const letter =
    owner && ({ letter: 'session-revoked', to: owner.email, language: languageOf(owner.language) ?? 'it', name: owner.name } as const)
  await steps.writes(async (w) => {
    if ((await sessions(w).end(family)) && letter) await w.enqueue(mail, letter) // one letter, however many come at once
  })
  return refuse('session_ended')
}

async function exchange(w: OpenWork, hash: string, childHash: string) {
  const row = await sessions(w).hold(hash)
  const now = w.now().getTime()
  if (!row || row.revoked || row.expires.getTime() <= now) return refuse('session_ended')
  const owner = await accountBy(w, { id: row.userId })
  const { family } = row
  if (row.used && now - row.used.getTime() > GRACE_MS) return { isReused: true as const, family, owner }
  if (!owner?.active) return refuse('user_inactive')
  if (!row.used) {
    await sessions(w).use(hash)
    await start(w, childHash, row)
  }
  return { isReused: false as const, family, owner }
}

/** Ends the session of a refresh token; one that is not known is over already. */
export async function logout(token: string, { steps }: Pick<AuthSteps, 'steps'>) {
  const key = await steps.secret('refresh')
  await steps.writes(async (w) => {
    const row = await sessions(w).hold(keyed(key, 'row', token))
    if (row) await sessions(w).end(row.family)
  })
  return {}
}
