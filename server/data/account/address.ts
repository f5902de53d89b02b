import type { ByCode } from '#contract/account.ts'
import { asUserName, checkAddress } from '#rules/email.ts'
import { isRefusal, refuse, refuseField } from '#rules/refusal.ts'
import { mail } from '../../jobs/definitions.ts'
import type { OwnScope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { codes } from '../codes/rows.ts'
import { isTaken, makeRoom } from '../unused-accounts/rows.ts'
import { askedBefore, checkCode, issueCode } from './by-code.ts'
import { reader } from './letters.ts'
import { type Account, account as ownAccount, setAddress } from './rows.ts'

type OwnSteps = Steps<OwnScope>

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

type Asked = { email: string; attempt?: string | undefined }
const codeWish = ({ email, attempt }: Asked) => ({ purpose: 'email-change', about: asUserName(email), attempt }) as const

/** What this attempt was answered with before, if it was. */
export const emailAsked = (steps: OwnSteps, asked: Asked) => askedBefore(steps, codeWish(asked))

/** Sends a code to the address that is to be hers, and gives what goes with it. */
export async function askEmail(steps: OwnSteps, asked: Asked) {
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    const account = await ownAccount(w)
    if (!account) return refuse('not_found')
    const { id, opaque } = await issueCode(w, { key, userId: steps.scope.userId, ...codeWish(asked) })
    await w.enqueue(mail, { letter: 'address-code', codeId: id, ...reader(account), to: asked.email })
    return { data: { challenge: opaque } }
  })
}

type Wish = ByCode & { email: string; attempt?: string | undefined }

/**
 * Makes the address hers that the code went to. The same attempt again, since its answer was lost, is done.
 * @returns as change
 */
export async function changeEmail(steps: OwnSteps, wish: Wish) {
  const result = await change(steps, wish)
  if (!isRefusal(result) || result.refused !== 'code_expired') return result
  const key = await steps.secret('codes')
  const isDone = await steps.reads(async (w) => {
    const used = await codes(w, key).usedBy('email-change', wish.challenge, wish.attempt)
    return used?.userId === steps.scope.userId && codes(w, key).isAbout(used, asUserName(wish.email))
  })
  return isDone ? {} : result
}

/**
 * Makes it hers, and tells the one before; no code or link that went there works any more.
 * @returns nothing; or address_letters, code_wrong, code_expired, email_taken
 */
async function change(steps: OwnSteps, { email, attempt, ...byCode }: Wish) {
  const username = asUserName(email)
  const no = checkAddress(email) ?? (await checkCode(steps, byCode, { purpose: 'email-change', about: username }))
  if (no) return no
  const key = await steps.secret('codes')
  return steps.writes(async (w) => {
    const account = await ownAccount(w)
    if (!account || !(await codes(w, key).spend('email-change', byCode.challenge, attempt))) return refuseField('code', 'code_expired')
    await makeRoom(w, username, '')
    if (!(await setAddress(w, account.id, { email, username }))) return refuseField('email', 'email_taken')
    await codes(w, key).endAll(steps.scope.userId)
    await w.enqueue(mail, { letter: 'address-changed', ...reader(account), address: email })
    return {}
  })
}
