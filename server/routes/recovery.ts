import { randomUUID } from 'node:crypto'
import { calls } from '#contract/recovery.ts'
import { answers } from '#locales/answers.ts'
import { asUserName } from '#rules/email.ts'
import { isRefusal } from '#rules/refusal.ts'
import * as recovery from '../data/recovery/recovery.ts'
import { codeMailLimits, loginLimits } from '../http/limits.ts'
import { rationed } from '../http/rationed.ts'
import { type Server, serve } from '../http/serve.ts'
import { sites } from '../http/site.ts'
import { said } from '../http/words.ts'

/** Spec §7, Authentication and registration. */
export function routes(server: Server) {
  const { deps } = server
  const { rateLimits } = deps
  const site = sites(deps)
  serve(server, calls.forgot, async ({ username }, steps, { address, language, origin }) => {
    const limits = await codeMailLimits(deps, 'recovery', [asUserName(username)], address)
    const asked = { id: randomUUID(), host: await site.hostOf(origin()) }
    const done = await rationed(rateLimits, limits, async () => steps.writes((w) => recovery.forgot(w, username, asked)))
    return isRefusal(done) ? done : { data: { esito: true }, message: await said(answers.letterSent, language) }
  })
  serve(server, calls.checkCode, ({ code }, steps) => recovery.checkCode(steps, code))
  serve(server, calls.setPassword, async (wish, steps, { address, language }) => {
    const done = await recovery.setPassword(steps, wish, language)
    if (isRefusal(done)) return done
    const [ofAccount] = await loginLimits(deps, done.username, address)
    if (ofAccount) await rateLimits.forgive(ofAccount) // who guessed too often may come in with what she has set
    return { message: await said(answers.passwordChanged, language), passkeysRemoved: done.passkeysRemoved }
  })
}
