import { calls } from '#contract/devices.ts'
import * as devices from '../data/devices.ts'
import { announcedLimits, rationed, testLimits, unknownDeviceLimits } from '../http/limits.ts'
import { type Server, serveOpen, serveOwn, serveOwnSteps, serveSteps } from '../http/serve.ts'
import { sites } from '../http/site.ts'

/** Spec §7, Devices. */
export function routes(server: Server) {
  const { deps } = server
  const extraHosts = deps.settings.pushExtraHosts
  const site = sites(deps)
  serveOwn(server, calls.mine, (paging, w) => devices.mine(w, paging))
  serveOwn(server, calls.set, (change, w) => devices.set(w, change))
  serveOwn(server, calls.remove, ({ id }, w) => devices.remove(w, id))
  serveOwnSteps(server, calls.save, async (facts, { writes }, ask) => {
    const { language, family } = ask
    const origin = ask.origin()
    const activityId = (await site.at(new URL(origin).host))?.activity?.id ?? null
    return writes((w) => devices.save(w, facts, { origin, activityId, language, family, extraHosts }))
  })
  serveOwnSteps(server, calls.test, async ({ id }, { userId, writes }) =>
    rationed(deps.guard, await testLimits(deps, userId), () => writes((w) => devices.test(w, id))),
  )
  serveOwn(server, calls.preferences, (_, w) => devices.preferences(w))
  serveOwn(server, calls.prefer, ({ email }, w) => devices.prefer(w, email))
  serveSteps(server, calls.announce, async ({ username, deviceId }, steps, { address }) => {
    await rationed(deps.guard, await announcedLimits(deps, address), () => devices.announce(steps, username, deviceId))
    return {} // the same also where it was one too many
  })
  serveSteps(server, calls.unknown, async ({ userAgent }, { writes }, { address }) => {
    await rationed(deps.guard, await unknownDeviceLimits(deps, address), () => writes((w) => devices.unknown(w, userAgent)))
    return {} // the same also where it was one too many
  })
  serveOpen(server, calls.key, async () => ({ data: { publicKey: await deps.pushKey() } }))
  serveOpen(server, calls.receive, ({ receipt, event }, w) => devices.receive(w, receipt, event))
  serveOpen(server, calls.renew, (change, w) => devices.renew(w, change, extraHosts))
  serveOpen(server, calls.drop, (held, w) => devices.drop(w, held))
}
