import { calls } from '#contract/account.ts'
import * as account from '../data/account.ts'
import { codeMailLimits, inTurn, limited, passwordLimits, rationed } from '../http/limits.ts'
import { type Server, serveOwn, serveOwnSteps } from '../http/serve.ts'

/** Seconds before another letter with a code goes out. SEMANTICS 2 */
const BETWEEN = 60

/** Spec §7, Users and customers; the rest is what an account needs that is its owner's own. */
export function routes(server: Server) {
  const { deps } = server
  const { guard } = deps
  /** Guessing the password she has now. */
  const guessed = async <T>(userId: string, address: string, run: Parameters<typeof limited<T>>[3]) =>
    limited(guard, await passwordLimits(deps, userId, address), 'old_password_wrong', run)
  const asCode = async <T>(name: 'email-change' | 'deletion', userId: string, address: string, run: Parameters<typeof rationed<T>>[2]) =>
    inTurn(deps, { name: `${name}.turn`, about: userId, seconds: BETWEEN }, async () =>
      rationed(guard, await codeMailLimits(deps, name, userId, address), run),
    )

  serveOwnSteps(server, calls.changePassword, (change, steps, { address, language, family }) =>
    guessed(steps.userId, address, () => account.changePassword(steps, change, { language, family })),
  )
  serveOwnSteps(server, calls.askEmail, (wish, steps, { address }) =>
    guessed(steps.userId, address, async () => {
      const no = await account.checkEmail(steps, wish, !deps.settings.strictEmailCheck)
      return no ?? asCode('email-change', steps.userId, address, () => account.askEmail(steps, wish.email))
    }),
  )
  serveOwnSteps(server, calls.changeEmail, (wish, steps) => account.changeEmail(steps, wish))
  serveOwn(server, calls.logIns, (_, w, { family }) => account.logIns(w, family))
  serveOwnSteps(server, calls.endOthers, (_, { userId, writes }, { family }) => writes((w) => account.endOthers(w, userId, family)))
  serveOwn(server, calls.endOne, ({ id }, w) => account.endOne(w, id))
  serveOwnSteps(server, calls.askLeave, (_, steps, { address }) => asCode('deletion', steps.userId, address, () => account.askLeave(steps)))
  serveOwnSteps(server, calls.leave, (wish, steps) => account.leave(steps, wish))
  serveOwn(server, calls.stay, (_, w) => account.stay(w))
}
