import { calls } from '#contract/users.ts'
import { isRefusal } from '#rules/refusal.ts'
import * as users from '../data/users.ts'
import { invitationLimits, rationed } from '../http/limits.ts'
import { type Server, serveStaff } from '../http/serve.ts'
import { sites } from '../http/site.ts'

/** Spec §7, Users and customers. */
export function routes(server: Server) {
  const { deps, sessions } = server
  const site = sites(deps)
  /** Who was changed may no longer do what was remembered of her, from this very answer on. */
  const forgotten = <T>(id: string, result: T) => {
    if (!isRefusal(result)) sessions.forget(id)
    return result
  }
  serveStaff(server, calls.list, (wish, steps) => users.list(steps, wish))
  serveStaff(server, calls.audit, (paging, steps) => users.audit(steps, paging))
  serveStaff(server, calls.create, async (wish, steps, { language, origin }) => {
    const here = { language, host: await site.hostOf(origin()) }
    return rationed(deps.guard, await invitationLimits(deps, steps.who.userId), () => users.create(steps, wish, here))
  })
  serveStaff(server, calls.update, async (change, steps, { origin }) =>
    forgotten(change.id, await users.update(steps, change, { host: await site.hostOf(origin()) })),
  )
  serveStaff(server, calls.remove, async ({ id }, steps) => forgotten(id, await users.remove(steps, id)))
}
