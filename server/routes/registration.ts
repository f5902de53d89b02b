import { calls } from '#contract/registration.ts'
import { answers } from '#locales/answers.ts'
import { texts } from '#locales/errors.ts'
import { asUserName } from '#rules/email.ts'
import { isRefusal } from '#rules/refusal.ts'
import * as registration from '../data/registration/registration.ts'
import { codeMailLimits, loginLimits } from '../http/limits.ts'
import { cooled, limited } from '../http/rationed.ts'
import { type Server, serve } from '../http/serve.ts'
import { accessToken } from '../http/session.ts'
import { sites } from '../http/site.ts'
import { said } from '../http/words.ts'

/** Seconds before the same address gets another code. SEMANTICS 2. */
const RESEND = 60

const sayings = { correct: answers.codeCorrect, wrong: texts.code_wrong, expired: texts.code_expired }

/** Spec §7, Authentication and registration. */
export function routes(server: Server) {
  const { deps } = server
  const { rateLimits, settings } = deps
  const site = sites(deps)
  serve(server, calls.checkEmail, ({ email }, steps) => registration.checkEmail(steps, email, settings.strictEmailCheck))
  serve(server, calls.sendCode, async ({ username, attempt }, steps, { address, language, origin }) => {
    const before = await registration.sentBefore(steps, username, attempt)
    if (before) return before
    const about = asUserName(username)
    const limits = await codeMailLimits(deps, 'registration', [about], address)
    const host = await site.hostOf(origin())
    return cooled(deps, { name: 'registration.turn', about, seconds: RESEND, limits }, () =>
      registration.sendCode(steps, username, { language, host, attempt }),
    )
  })
  serve(server, calls.checkCode, async (pair, steps, { language }) => {
    const checked = await registration.checkCode(steps, pair)
    if (isRefusal(checked)) return checked
    return { data: { ...checked, message: await said(sayings[checked.outcome], language) } }
  })
  serve(server, calls.signIn, async (input, steps, { address, language }) => {
    const limits = await loginLimits(deps, asUserName(input.email ?? input.username ?? ''), address)
    const sign: registration.Entering['sign'] = (account, family) => accessToken(deps, account, family)
    return limited(rateLimits, limits, 'password_wrong', () => registration.signIn(input, { steps, language, sign }))
  })
}
