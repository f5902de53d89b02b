import { calls } from '#contract/exports.ts'
import * as exports from '../data/exports/exports.ts'
import { exportLimits } from '../http/limits.ts'
import { cooled } from '../http/rationed.ts'
import { type Server, serve } from '../http/serve.ts'
import { sites } from '../http/site.ts'

/** Seconds before a second wish is another one. */
const BETWEEN = 60

/** "Download my data". SEMANTICS 10 */
export function routes(server: Server) {
  const { deps } = server
  const site = sites(deps)
  serve(server, calls.ask, async ({ attempt }, steps, { origin }) => {
    const { userId } = steps.scope
    const id = await exports.idOf(steps, attempt)
    // Its answer was lost: what was asked for is on its way.
    if (attempt && (await steps.reads((w) => exports.isAsked(w, id)))) return {}
    const host = await site.hostOf(origin())
    const limits = await exportLimits(deps, userId)
    return cooled(deps, { name: 'export.turn', about: userId, seconds: BETWEEN, limits }, () =>
      steps.writes((w) => exports.ask(w, host, id)),
    )
  })
  serve(server, calls.take, ({ code }, w) => exports.take(w, code))
}
