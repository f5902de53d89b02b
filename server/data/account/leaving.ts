import type { ByCode } from '#contract/account.ts'
import { isRefusal, refuse, refuseField } from '#rules/refusal.ts'
import { mail } from '../../jobs/definitions.ts'
import type { OwnWork } from '../../work/own.ts'
import type { OwnScope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { sessions } from '../auth/rows.ts'
import { codes } from '../codes/rows.ts'
import { askedBefore, checkCode, issueCode } from './by-code.ts'
import { reader } from './letters.ts'
import { account as ownAccount, setAccount } from './rows.ts'

type OwnSteps = Steps<OwnScope>

/** Days in which she may change her mind. */
const DAYS_TO_STAY = 14
const DAY_MS = 86_400_000

const codeWish = (userId: string, attempt?: string) => ({ purpose: 'deletion', about: userId, attempt }) as const

/** What this attempt was answered with before, if it was. */
export const leaveAsked = (steps: OwnSteps, attempt?: string) => askedBefore(steps, codeWish(steps.scope.userId, attempt))

/** Sends her a code with which her account is deleted. */
export async function askLeave(steps: OwnSteps, attempt?: string) {
  const { userId } = steps.scope
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    const account = await ownAccount(w)
    if (!account) return refuse('not_found')
    const { id, opaque } = await issueCode(w, { key, userId, ...codeWish(userId, attempt) })
    await w.enqueue(mail, { letter: 'leave-code', codeId: id, ...reader(account) })
    return { data: { challenge: opaque } }
  })
}

/**
 * Has her account erased in two weeks, and ends every log-in now. The one that asks is not renewed, but lasts as long as its
 * access token: with that the app tells her until when she may come back, and she may take it back. Asked again, as after an
 * answer that was lost, it is done: a code that is no longer good tells when.
 * @returns when; or code_wrong, code_expired
 */
export async function leave(steps: OwnSteps, byCode: ByCode, family: string | undefined) {
  const result = await leaveBy(steps, byCode, family)
  if (!isRefusal(result) || result.refused !== 'code_expired') return result
  const leaving = await steps.reads(async (w) => (await ownAccount(w))?.leaving)
  return leaving ? { data: { leaving: leaving.toISOString() } } : result
}

async function leaveBy(steps: OwnSteps, byCode: ByCode, family: string | undefined) {
  const no = await checkCode(steps, byCode, { purpose: 'deletion', about: steps.scope.userId })
  if (no) return no
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    if (!(await codes(w, key).spend('deletion', byCode.challenge))) return refuseField('code', 'code_expired')
    const leaving = new Date(w.now().getTime() + DAYS_TO_STAY * DAY_MS)
    const account = await setAccount(w, { leaving })
    if (!account) return refuse('not_found')
    await sessions(w).endAll(steps.scope.userId, family)
    if (family !== undefined) await sessions(w).letRunOut(steps.scope.userId, family)
    await w.enqueue(mail, { letter: 'leaving', ...reader(account), on: leaving.toISOString() })
    return { data: { leaving: leaving.toISOString() } }
  })
}

/** She stays. */
export async function stay(w: OwnWork) {
  await setAccount(w, { leaving: null })
  return {}
}
