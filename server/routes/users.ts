import { calls } from '#contract/users.ts'
import { isRefusal, type Refusal } from '#rules/refusal.ts'
import * as users from '../data/users.ts'
import { invitationLimits, limited, rationed, takenLimits } from '../http/limits.ts'
import { type Server, serve } from '../http/former.ts'
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
  /** What names an address writes to it, and may tell that it is somebody's. */
  const addressed = async <T>(userId: string, run: () => Promise<T | Refusal>) =>
    rationed(deps.rateLimits, await invitationLimits(deps, userId), async () =>
      limited(deps.rateLimits, await takenLimits(deps, userId), 'email_taken', run),
    )
  serve(server, calls.list, (wish, steps) => users.list(steps, wish))
  serve(server, calls.audit, (paging, steps) => users.audit(steps, paging))
  serve(server, calls.create, async (wish, steps, { language, origin }) => {
    const here = { language, host: await site.hostOf(origin()) }
    return addressed(steps.who.userId, () => users.create(steps, wish, here))
  })
  serve(server, calls.update, async (change, steps, { origin }) => {
    const here = { host: await site.hostOf(origin()) }
    const run = () => users.update(steps, change, here)
    const isAddressed = change.email !== undefined || change.username !== undefined || change.active === 'Y'
    return forgotten(change.id, await (isAddressed ? addressed(steps.who.userId, run) : run()))
  })
  serve(server, calls.remove, async ({ id }, steps) => forgotten(id, await users.remove(steps, id)))
}
