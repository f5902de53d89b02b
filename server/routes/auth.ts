import { calls } from '#contract/auth.ts'
import { asUserName } from '#rules/email.ts'
import * as auth from '../data/auth/auth.ts'
import { loginLimits } from '../http/limits.ts'
import { limited } from '../http/rationed.ts'
import { type Server, serve } from '../http/serve.ts'
import { accessToken } from '../http/session.ts'

/** Spec §7, Authentication. */
export function routes(server: Server) {
  const { deps } = server
  const { rateLimits } = deps
  const sign = (account: Parameters<typeof accessToken>[1], family: string) => accessToken(deps, account, family)
  serve(server, calls.login, async (credentials, steps, { address }) =>
    limited(rateLimits, await loginLimits(deps, asUserName(credentials.username), address), 'login_failed', () =>
      auth.login(credentials, { steps, sign }),
    ),
  )
  serve(server, calls.refresh, ({ refresh_token }, steps) => auth.refresh(refresh_token, { steps, sign }))
  serve(server, calls.logout, ({ refresh_token }, steps) => auth.logout(refresh_token, { steps }))
}
