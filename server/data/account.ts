import type { ByCode, LogIn, PasswordChange } from '#contract/account.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { asUserName, checkAddress } from '#rules/email.ts'
import { languageOf } from '#rules/languages.ts'
import { checkScore, personalWords } from '#rules/password.ts'
import { checkPasswordChange } from '#rules/password-change.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import type { Account, OwnSteps, OwnWork } from '../db/work.ts'
import { mail } from '../jobs/definitions.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { scoreOf } from './strength.ts'

/** Days in which she may change her mind. */
const DAYS_TO_STAY = 14
const DAY_MS = 86_400_000

/** What a wrong password is called: the old one where a new one is chosen, elsewhere simply the password. */
export type WrongPassword = 'old_password_wrong' | 'password_wrong'

const atField = (path: string, code: WrongPassword | 'email_same' | 'email_taken' | 'code_wrong' | 'code_expired') =>
  refuse(code, undefined, { errors: [{ path, code, message: '' }] })

/** To whom a letter about her account goes, and how. */
const reader = ({ email, name, language }: Account) => ({ to: email, name, language: languageOf(language) ?? 'it' })

/** Her account, if that is its password, which takes its time outside of any transaction; or what a wrong one is called. */
export async function proven(steps: OwnSteps, oldPassword: string, wrong: WrongPassword): Promise<Account | Refusal> {
  const account = await steps.reads((w) => w.account.get())
  return account && (await isPassword(oldPassword, account.passwordHash)) ? account : atField('oldPassword', wrong)
}

type Change = PasswordChange & { id: string }
/** Where she asks, and how she proves to know her password: only a proof that counts lets anything happen. */
type Here = { language: LanguageCode; family: string | undefined; prove: (oldPassword: string) => Promise<Account | Refusal> }

/**
 * Changes her own password, ends every log-in but the one that asks and every code there is, and removes her passkeys if she wants.
 * @returns nothing; or not_found for anybody else's, what checkPasswordChange refuses, old_password_wrong, password_weak. Spec §5, §8
 */
export async function changePassword(steps: OwnSteps, { id, ...typed }: Change, { language, family, prove }: Here) {
  if (id !== steps.userId) return refuse('not_found')
  const no = checkPasswordChange(typed)
  if (no) return no
  const account = await prove(typed.oldPassword)
  if (isRefusal(account)) return account
  const weak = checkScore(await scoreOf(typed.password, language, personalWords(account)))
  if (weak) return weak
  const passwordHash = await hashPassword(typed.password)
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    if (!(await w.account.setPassword(passwordHash, account.passwordHash))) return atField('oldPassword', 'old_password_wrong')
    await w.sessions.endAll(steps.userId, family)
    await w.codes(key).endAll(steps.userId)
    const passkeysRemoved = typed.removePasskeys ? await w.passkeys.removeAll() : false
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
  if (username === account.username) return atField('email', 'email_same')
  return isTold && (await steps.reads((w) => w.account.isTaken(username))) ? atField('email', 'email_taken') : undefined
}

/** Sends a code to the address that is to be hers, and gives what goes with it. */
export async function askEmail(steps: OwnSteps, email: string) {
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    const account = await w.account.get()
    if (!account) return refuse('not_found')
    await w.codes(key).end('email-change', steps.userId)
    const { id, opaque } = await w.codes(key).issue({ purpose: 'email-change', about: asUserName(email), userId: steps.userId })
    await w.enqueue(mail, { letter: 'address-code', codeId: id, ...reader(account), to: email })
    return { data: { challenge: opaque } }
  })
}

type Asked = { purpose: 'email-change' | 'deletion'; about: string }

/** Are these the digits of her letter? A wrong try counts, whatever comes of it. Nothing, or code_wrong, or code_expired. */
async function checked(steps: OwnSteps, { challenge, code }: ByCode, { purpose, about }: Asked): Promise<Refusal | undefined> {
  const key = await steps.secret('codes')
  const said = await steps.writes(async (w) => {
    const codes = w.codes(key)
    const found = await codes.find(purpose, challenge)
    if (!found || found.userId !== steps.userId || !codes.isAbout(found, about)) return 'expired'
    return (await codes.check(purpose, challenge, code)).outcome
  })
  return said === 'correct' ? undefined : atField('code', said === 'wrong' ? 'code_wrong' : 'code_expired')
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
    const account = await w.account.get()
    if (!account || !(await w.codes(key).spend('email-change', byCode.challenge))) return atField('code', 'code_expired')
    await w.account.makeRoom(username, w.now())
    if (!(await w.account.setAddress(email, username))) return atField('email', 'email_taken')
    await w.codes(key).endAll(steps.userId)
    await w.enqueue(mail, { letter: 'address-changed', ...reader(account), address: email })
    return {}
  })
}

/** Where she is logged in, the latest used first. */
export async function logIns(w: OwnWork, family: string | undefined) {
  const found = await w.logIns.list()
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
export async function endOthers({ userId, writes }: OwnSteps, family: string | undefined, removesPasskeys: boolean) {
  await writes(async (w) => {
    await w.account.hold() // who is adding a passkey elsewhere waits, and finds that log-in over
    await w.sessions.endAll(userId, family)
    if (removesPasskeys) await w.passkeys.removeAll()
  })
  return {}
}

/** Ends one of her log-ins; not_found where it is not hers, or over. */
export const endOne = async (w: OwnWork, id: string) => ((await w.logIns.end(id)) ? {} : refuse('not_found'))

/** Sends her a code with which her account is deleted. */
export async function askLeave(steps: OwnSteps) {
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    const account = await w.account.get()
    if (!account) return refuse('not_found')
    await w.codes(key).end('deletion', steps.userId)
    const { id, opaque } = await w.codes(key).issue({ purpose: 'deletion', about: steps.userId, userId: steps.userId })
    await w.enqueue(mail, { letter: 'leave-code', codeId: id, ...reader(account) })
    return { data: { challenge: opaque } }
  })
}

/**
 * Has her account erased in two weeks, and ends every log-in now.
 * @returns when; or code_wrong, code_expired
 */
export async function leave(steps: OwnSteps, byCode: ByCode) {
  const no = await checked(steps, byCode, { purpose: 'deletion', about: steps.userId })
  if (no) return no
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    if (!(await w.codes(key).spend('deletion', byCode.challenge))) return atField('code', 'code_expired')
    const leaving = new Date(w.now().getTime() + DAYS_TO_STAY * DAY_MS)
    const account = await w.account.set({ leaving })
    if (!account) return refuse('not_found')
    await w.sessions.endAll(steps.userId)
    await w.enqueue(mail, { letter: 'leaving', ...reader(account), on: leaving.toISOString() })
    return { data: { leaving: leaving.toISOString() } }
  })
}

/** She stays. */
export async function stay(w: OwnWork) {
  await w.account.set({ leaving: null })
  return {}
}
