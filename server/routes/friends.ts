import { calls } from '#contract/friends.ts'
import { refuse } from '#rules/refusal.ts'
import * as friends from '../data/friends/friends.ts'
import { numberCooldowns } from '../http/limits.ts'
import { type Server, serve } from '../http/serve.ts'

/** A setting that is missing comes with a new start of the server. */
const HOUR = 3_600

/** Spec §7, Friends. */
export function routes(server: Server) {
  const { deps } = server
  const { production, smsUrl, publicUrl } = deps.settings
  const canMessage = !production || Boolean(smsUrl && publicUrl)
  serve(server, calls.holds, ({ id }, w) => friends.holds(w, id))
  serve(server, calls.joined, (_, w) => friends.joined(w))
  serve(server, calls.invite, (_, w) => friends.invite(w, canMessage))
  if (!canMessage) {
    const missing = smsUrl ? 'PUBLIC_URL' : 'SMS_URL'
    const { limits: _, ...unlimited } = calls.message // nothing comes of it, however often
    serve(server, unlimited, async () => {
      deps.log.warn({ setting: missing }, 'no text message can be sent: a setting is missing')
      return refuse('sms_unavailable', undefined, { retryAfter: HOUR })
    })
    return
  }
  serve(server, calls.message, async (wish, w, { language }) =>
    friends.message(w, wish, { language, cooldownsOf: await numberCooldowns(deps) }),
  )
}
