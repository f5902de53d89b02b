import type { PasswordChange } from '#contract/account.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { checkScore, personalWords } from '#rules/password.ts'
import { checkPasswordChange } from '#rules/password-change.ts'
import { isRefusal, type Refusal, refuse, refuseField } from '#rules/refusal.ts'
import { mail } from '../../jobs/definitions.ts'
import type { OwnScope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { sessions } from '../auth/rows.ts'
import { codes } from '../codes/rows.ts'
import { removePasskeys } from '../passkeys/rows.ts'
import { hashPassword, isPassword } from '../passwords.ts'
import { scoreOf } from '../strength.ts'
import { reader } from './letters.ts'
import { type Account, account as ownAccount, exchangePassword } from './rows.ts'

type OwnSteps = Steps<OwnScope>

/** What a wrong password is called: the old one where a new one is chosen, elsewhere simply the password. */
export type WrongPassword = 'old_password_wrong' | 'password_wrong'

/** Her account, if that is its password, which takes its time outside of any transaction; or what a wrong one is called. */
export async function proven(steps: OwnSteps, oldPassword: string, wrong: WrongPassword): Promise<Account | Refusal> {
  const account = await steps.reads((w) => ownAccount(w))
  return account && (await isPassword(oldPassword, account.passwordHash)) ? account : refuseField('oldPassword', wrong)
}

type Change = PasswordChange & { id: string }
/** Where she asks, and how she proves to know her password: only a proof that counts lets anything happen. */
type Here = { language: LanguageCode; family: string | undefined; prove: (oldPassword: string) => Promise<Account | Refusal> }

/**
 * Changes her own password. Asked again, as after an answer that was lost, it is done: the new password is hers already.
 * @returns as exchange
 */
export async function changePassword(steps: OwnSteps, change: Change, here: Here) {
  const result = await exchange(steps, change, here)
  const isWrong = isRefusal(result) && result.refused === 'old_password_wrong'
  return isWrong && !isRefusal(await proven(steps, change.password, 'old_password_wrong')) ? {} : result
}

/**
 * Changes her own password, ends every log-in but the one that asks and every code there is, and removes her passkeys if she wants.
 * @returns nothing; or not_found for anybody else's, what checkPasswordChange refuses, old_password_wrong, password_weak. Spec §5, §8
 */
async function exchange(steps: OwnSteps, { id, ...typed }: Change, { language, family, prove }: Here) {
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
