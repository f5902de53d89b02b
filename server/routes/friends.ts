import { calls } from '#contract/friends.ts'
import { refuse } from '#rules/refusal.ts'
import * as friends from '../data/friends.ts'
import { friendMessageLimits, numberTurns } from '../http/limits.ts'
import { type Server, serve, serveRationed } from '../http/serve.ts'

/** A setting that is missing comes with a new start of the server. */
const HOUR = 3_600

/** Spec §7, Friends. */
export function routes(server: Server) {
  const { deps } = server
  const { production, smsUrl, publicUrl } = deps.settings
  const canMessage = !production || Boolean(smsUrl && publicUrl)
  serve(server, calls.invite, (_, w) => friends.invite(w, canMessage))
  if (!canMessage) {
    const missing = smsUrl ? 'PUBLIC_URL' : 'SMS_URL'
    serve(server, calls.message, async () => {
      deps.log.warn({ setting: missing }, 'no text message can be sent: a setting is missing')
      return refuse('sms_unavailable', undefined, { retryAfter: HOUR })
    })
    return
  }
  const limitsOf = (userId: string) => friendMessageLimits(deps, userId)
  serveRationed(server, { call: calls.message, limitsOf }, async (wish, w, { language }) =>
    friends.message(w, wish, { language, turnsOf: await numberTurns(deps) }),
  )
}
