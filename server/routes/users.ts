import { calls } from '#contract/users.ts'
import type { Refusal } from '#rules/refusal.ts'
import { update } from '../data/users/update.ts'
import * as users from '../data/users/users.ts'
import { invitationLimits, takenLimits } from '../http/limits.ts'
import { limited, rationed } from '../http/rationed.ts'
import { type Server, serve } from '../http/serve.ts'
import { sites } from '../http/site.ts'
import type { Scope } from '../work/scope.ts'

/** Spec §7, Users and customers. */
export function routes(server: Server) {
  const { deps } = server
  const site = sites(deps)
  /** What names an address writes to it, and may tell that it is somebody's. */
  const addressed = async <T>({ actor }: Scope, run: () => Promise<T | Refusal>) => {
    const userId = actor.id ?? ''
    return rationed(deps.rateLimits, await invitationLimits(deps, userId), async () =>
      limited(deps.rateLimits, await takenLimits(deps, userId), 'email_taken', run),
    )
  }
  serve(server, calls.list, (wish, steps) => users.list(steps, wish))
  serve(server, calls.audit, (paging, steps) => users.audit(steps, paging))
  serve(server, calls.create, async (wish, steps, { language, origin }) => {
    const here = { language, host: await site.hostOf(origin()) }
    return addressed(steps.scope, () => users.create(steps, wish, here))
  })
  serve(server, calls.update, async (change, steps, { origin }) => {
    const here = { host: await site.hostOf(origin()) }
    const run = () => update(steps, change, here)
    const isAddressed = change.email !== undefined || change.username !== undefined || change.active === 'Y'
    return isAddressed ? addressed(steps.scope, run) : run()
  })
  serve(server, calls.remove, ({ id }, steps) => users.remove(steps, id))
}
