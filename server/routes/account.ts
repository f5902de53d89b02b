import { calls } from '#contract/account.ts'
import { asUserName } from '#rules/email.ts'
import { isRefusal, type Refusal } from '#rules/refusal.ts'
import { askEmail, changeEmail, checkEmail, emailAsked } from '../data/account/address.ts'
import { askLeave, leave, leaveAsked, stay } from '../data/account/leaving.ts'
import { endOne, endOthers, logIns } from '../data/account/log-ins.ts'
import { changePassword, proven, type WrongPassword } from '../data/account/password.ts'
import { codeMailLimits, emailCheckLimits, passwordLimits } from '../http/limits.ts'
import { cooled, limited, rationed } from '../http/rationed.ts'
import { type Server, serve } from '../http/serve.ts'
import type { OwnScope } from '../work/scope.ts'
import type { Steps } from '../work/works.ts'

/** Seconds before another letter with a code goes out. SEMANTICS 2 */
const BETWEEN = 60

/** Spec §7, Users and customers; the rest is what an account needs that is its owner's own. */
export function routes(server: Server) {
  const { deps } = server
  const { rateLimits } = deps
  /** Only so many guesses at the password she has now; nothing happens by one too many. */
  const prove = async (steps: Steps<OwnScope>, address: string, typed: string, wrong: WrongPassword) =>
    limited(rateLimits, await passwordLimits(deps, steps.scope.userId, address), wrong, () => proven(steps, typed, wrong))

  const asCode = async <T>(
    name: 'email-change' | 'deletion',
    whose: [string, ...string[]],
    address: string,
    run: () => Promise<T | Refusal>,
  ) => {
    const limits = await codeMailLimits(deps, name, whose, address)
    return cooled(deps, { name: `${name}.turn`, about: whose[0], seconds: BETWEEN, limits }, run)
  }

  serve(server, calls.changePassword, (change, steps, { address, language, family }) =>
    changePassword(steps, change, { language, family, prove: (typed) => prove(steps, address, typed, 'old_password_wrong') }),
  )
  serve(server, calls.askEmail, async ({ email, oldPassword, attempt }, steps, { address }) => {
    const her = await prove(steps, address, oldPassword, 'password_wrong')
    if (isRefusal(her)) return her
    const before = await emailAsked(steps, { email, attempt })
    if (before) return before
    const no = await rationed(rateLimits, await emailCheckLimits(deps, address), () =>
      checkEmail(steps, { account: her, email }, !deps.settings.strictEmailCheck),
    )
    const whose: [string, string] = [steps.scope.userId, asUserName(email)]
    return no ?? asCode('email-change', whose, address, () => askEmail(steps, { email, attempt }))
  })
  serve(server, calls.changeEmail, (wish, steps) => changeEmail(steps, wish))
  serve(server, calls.logIns, (_, w, { family }) => logIns(w, family))
  serve(server, calls.endOthers, ({ removePasskeys }, steps, { family }) => endOthers(steps, family, removePasskeys === 'Y'))
  serve(server, calls.endOne, ({ id }, w) => endOne(w, id))
  serve(server, calls.askLeave, async ({ attempt }, steps, { address }) => {
    const before = await leaveAsked(steps, attempt)
    return before ?? asCode('deletion', [steps.scope.userId], address, () => askLeave(steps, attempt))
  })
  serve(server, calls.leave, (wish, steps, { family }) => leave(steps, wish, family))
  serve(server, calls.stay, (_, w) => stay(w))
}
