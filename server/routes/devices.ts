import { calls } from '#contract/devices.ts'
import * as devices from '../data/devices/devices.ts'
import { save } from '../data/devices/save.ts'
import * as anyone from '../data/devices/without-session.ts'
import { announcedLimits, unknownDeviceLimits } from '../http/limits.ts'
import { rationed } from '../http/rationed.ts'
import { type Server, serve } from '../http/serve.ts'
import { sites } from '../http/site.ts'

/** Spec §7, Devices. */
export function routes(server: Server) {
  const { deps } = server
  const extraHosts = deps.settings.pushExtraHosts
  const site = sites(deps)
  serve(server, calls.mine, (paging, w) => devices.mine(w, paging))
  serve(server, calls.set, (change, w) => devices.set(w, change))
  serve(server, calls.remove, ({ id }, w) => devices.remove(w, id))
  serve(server, calls.save, async (facts, { writes }, ask) => {
    const { language, family } = ask
    const origin = ask.origin()
    const activityId = (await site.at(new URL(origin).host))?.activity?.id ?? null
    return writes((w) => save(w, facts, { origin, activityId, language, family, extraHosts }))
  })
  serve(server, calls.test, ({ id }, w) => devices.test(w, id))
  serve(server, calls.preferences, (_, w) => devices.preferences(w))
  serve(server, calls.prefer, (wish, w) => devices.prefer(w, wish))
  serve(server, calls.announce, async ({ username, deviceId }, steps, { address }) => {
    await rationed(deps.rateLimits, await announcedLimits(deps, address), () => anyone.announce(steps, username, deviceId))
    return {} // the same also where it was one too many
  })
  serve(server, calls.unknown, async ({ userAgent }, { writes }, { address }) => {
    await rationed(deps.rateLimits, await unknownDeviceLimits(deps, address), () => writes((w) => anyone.unknown(w, userAgent)))
    return {} // the same also where it was one too many
  })
  serve(server, calls.key, async () => ({ data: { publicKey: await deps.pushKey() } }))
  serve(server, calls.receive, ({ receipt, event }, w) => anyone.receive(w, receipt, event))
  serve(server, calls.renew, (change, w) => anyone.renew(w, change, extraHosts))
  serve(server, calls.drop, (held, w) => anyone.drop(w, held))
}
