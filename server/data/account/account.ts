import type { ByCode, LogIn, PasswordChange } from '#contract/account.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { asUserName, checkAddress } from '#rules/email.ts'
import { languageOf } from '#rules/languages.ts'
import { checkScore, personalWords } from '#rules/password.ts'
import { checkPasswordChange } from '#rules/password-change.ts'
import { isRefusal, type Refusal, refuse, refuseField } from '#rules/refusal.ts'
import { mail } from '../../jobs/definitions.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import type { OwnScope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { sessions } from '../auth/rows.ts'
import { codes } from '../codes/rows.ts'
import { endLogIn, logInsOf } from '../log-ins/rows.ts'
import { removePasskeys } from '../passkeys/rows.ts'
import { hashPassword, isPassword } from '../passwords.ts'
import { scoreOf } from '../strength.ts'
import { isTaken, makeRoom } from '../unused-accounts/rows.ts'
import { type Account, account as ownAccount, exchangePassword, holdAccount, setAccount, setAddress } from './rows.ts'

type OwnSteps = Steps<OwnScope>

/** Days in which she may change her mind. */
const DAYS_TO_STAY = 14
const DAY_MS = 86_400_000

/** What a wrong password is called: the old one where a new one is chosen, elsewhere simply the password. */
export type WrongPassword = 'old_password_wrong' | 'password_wrong'

/** To whom a letter about her account goes, and how. */
const reader = ({ email, name, language }: Account) => ({ to: email, name, language: languageOf(language) ?? 'it' })

/** Her account, if that is its password, which takes its time outside of any transaction; or what a wrong one is called. */
export async function proven(steps: OwnSteps, oldPassword: string, wrong: WrongPassword): Promise<Account | Refusal> {
  const account = await steps.reads((w) => ownAccount(w))
  return account && (await isPassword(oldPassword, account.passwordHash)) ? account : refuseField('oldPassword', wrong)
}

type Change = PasswordChange & { id: string }
/** Where she asks, and how she proves to know her password: only a proof that counts lets anything happen. */
type Here = { language: LanguageCode; family: string | undefined; prove: (oldPassword: string) => Promise<Account | Refusal> }

/**
 * Changes her own password, ends every log-in but the one that asks and every code there is, and removes her passkeys if she wants.
 * @returns nothing; or not_found for anybody else's, what checkPasswordChange refuses, old_password_wrong, password_weak. Spec §5, §8
 */
export async function changePassword(steps: OwnSteps, { id, ...typed }: Change, { language, family, prove }: Here) {
  if (id !== steps.scope.userId) return refuse('not_found')
  const no = checkPasswordChange(typed)
  if (no) return no
  const account = await prove(typed.oldPassword)
  if (isRefusal(account)) return account
  const weak = checkScore(await scoreOf(typed.password, language, personalWords(account)))
  if (weak) return weak
  const passwordHash = await hashPassword(typed.password)
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    if (!(await exchangePassword(w, passwordHash, account.passwordHash))) return refuseField('oldPassword', 'old_password_wrong')
    await sessions(w).endAll(steps.scope.userId, family)
    await codes(w, key).endAll(steps.scope.userId)
    const passkeysRemoved = typed.removePasskeys ? await removePasskeys(w, steps.scope.userId) : false
    await w.enqueue(mail, { letter: 'password-changed', ...reader(account), passkeysRemoved })
    return {}
  })
}

/**
 * May this address be hers? `isTold`: that it is somebody else's is said before it is proven to be hers.
 * @returns nothing; or address_letters, email_same, email_taken. SEMANTICS 2
 */
export async function checkEmail(steps: OwnSteps, { account, email }: { account: Account; email: string }, isTold: boolean) {
  const strange = checkAddress(email)
  if (strange) return strange
  const username = asUserName(email)
  if (username === account.username) return refuseField('email', 'email_same')
  return isTold && (await steps.reads((w) => isTaken(w, username))) ? refuseField('email', 'email_taken') : undefined
}

/** Sends a code to the address that is to be hers, and gives what goes with it. */
export async function askEmail(steps: OwnSteps, email: string) {
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    const account = await ownAccount(w)
    if (!account) return refuse('not_found')
    await codes(w, key).end('email-change', steps.scope.userId)
    const { id, opaque } = await codes(w, key).issue({ purpose: 'email-change', about: asUserName(email), userId: steps.scope.userId })
    await w.enqueue(mail, { letter: 'address-code', codeId: id, ...reader(account), to: email })
    return { data: { challenge: opaque } }
  })
}

type Asked = { purpose: 'email-change' | 'deletion'; about: string }

/** Are these the digits of her letter? A wrong try counts, whatever comes of it. @returns undefined, or code_wrong, or code_expired */
async function checked(steps: OwnSteps, { challenge, code }: ByCode, { purpose, about }: Asked): Promise<Refusal | undefined> {
  const key = await steps.secret('codes')
  const said = await steps.writes(async (w) => {
    const its = codes(w, key)
    const found = await its.find(purpose, challenge)
    if (!found || found.userId !== steps.scope.userId || !its.isAbout(found, about)) return 'expired'
    return (await its.check(purpose, challenge, code)).outcome
  })
  return said === 'correct' ? undefined : refuseField('code', said === 'wrong' ? 'code_wrong' : 'code_expired')
}

/**
 * Makes the address hers that the code went to, and tells the one before; no code or link that went there works any more.
 * @returns nothing; or address_letters, code_wrong, code_expired, email_taken
 */
export async function changeEmail(steps: OwnSteps, { email, ...byCode }: ByCode & { email: string }) {
  const username = asUserName(email)
  const no = checkAddress(email) ?? (await checked(steps, byCode, { purpose: 'email-change', about: username }))
  if (no) return no
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    const account = await ownAccount(w)
    if (!account || !(await codes(w, key).spend('email-change', byCode.challenge))) return refuseField('code', 'code_expired')
    await makeRoom(w, username, '')
    if (!(await setAddress(w, account.id, { email, username }))) return refuseField('email', 'email_taken')
    await codes(w, key).endAll(steps.scope.userId)
    await w.enqueue(mail, { letter: 'address-changed', ...reader(account), address: email })
    return {}
  })
}

/** Where she is logged in, the latest used first. */
export async function logIns(w: OwnReads, family: string | undefined) {
  const found = await logInsOf(w)
  const data = found.map(
    ({ family: id, began, used, device }): LogIn => ({
      id,
      here: id === family,
      began: began.toISOString(),
      used: used.toISOString(),
      deviceName: device?.deviceName ?? null,
      deviceType: device?.deviceType ?? null,
      browser: device?.browser ?? null,
      osVersion: device?.osVersion ?? null,
      activityName: device?.activityName ?? null,
    }),
  )
  return { data, totalRows: data.length }
}

/** Ends every log-in of hers but the one that asks, and removes her passkeys if she wants. */
export async function endOthers({ scope: { userId }, writes }: OwnSteps, family: string | undefined, removesPasskeys: boolean) {
  await writes(async (w) => {
    await holdAccount(w) // who is adding a passkey elsewhere waits, and finds that log-in over
    await sessions(w).endAll(userId, family)
    if (removesPasskeys) await removePasskeys(w, userId)
  })
  return {}
}

/** Ends one of her log-ins; not_found if it is not hers, or over. */
export const endOne = async (w: OwnWork, id: string) => ((await endLogIn(w, id)) ? {} : refuse('not_found'))

/** Sends her a code with which her account is deleted. */
export async function askLeave(steps: OwnSteps) {
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    const account = await ownAccount(w)
    if (!account) return refuse('not_found')
    await codes(w, key).end('deletion', steps.scope.userId)
    const { id, opaque } = await codes(w, key).issue({ purpose: 'deletion', about: steps.scope.userId, userId: steps.scope.userId })
    await w.enqueue(mail, { letter: 'leave-code', codeId: id, ...reader(account) })
    return { data: { challenge: opaque } }
  })
}

/**
 * Has her account erased in two weeks, and ends every log-in now.
 * @returns when; or code_wrong, code_expired
 */
export async function leave(steps: OwnSteps, byCode: ByCode) {
  const no = await checked(steps, byCode, { purpose: 'deletion', about: steps.scope.userId })
  if (no) return no
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    if (!(await codes(w, key).spend('deletion', byCode.challenge))) return refuseField('code', 'code_expired')
    const leaving = new Date(w.now().getTime() + DAYS_TO_STAY * DAY_MS)
    const account = await setAccount(w, { leaving })
    if (!account) return refuse('not_found')
    await sessions(w).endAll(steps.scope.userId)
    await w.enqueue(mail, { letter: 'leaving', ...reader(account), on: leaving.toISOString() })
    return { data: { leaving: leaving.toISOString() } }
  })
}

/** She stays. */
export async function stay(w: OwnWork) {
  await setAccount(w, { leaving: null })
  return {}
}
