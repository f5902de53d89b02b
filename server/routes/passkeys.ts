import { calls } from '#contract/passkeys.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import * as passkeys from '../data/passkeys/passkeys.ts'
import { askEntry, enter, type Here } from '../data/passkeys/sign.ts'
import { passwordLimits } from '../http/limits.ts'
import { limited } from '../http/rationed.ts'
import { type Server, serve } from '../http/serve.ts'
import { accessToken } from '../http/session.ts'
import { nameOf, sites } from '../http/site.ts'

/** Passkeys: made in the profile, shown at the door. */
export function routes(server: Server) {
  const { deps } = server
  const site = sites(deps)
  /** The app that asks; not_found for an origin where no app of ours runs. */
  const here = async (origin: string): Promise<Here | Refusal> => {
    const { host } = new URL(origin)
    const found = await site.at(host)
    const isOurs = found?.activity || !deps.settings.publicUrl || origin === deps.settings.publicUrl
    return found && isOurs ? { origin, host: nameOf(host), name: found.name } : refuse('not_found')
  }
  const at = async <T>(origin: string, run: (at: Here) => Promise<T | Refusal>): Promise<T | Refusal> => {
    const place = await here(origin)
    return isRefusal(place) ? place : run(place)
  }
  const sign: Parameters<typeof enter>[0]['sign'] = (account, family) => accessToken(deps, account, family)

  serve(server, calls.mine, (_, w) => passkeys.mine(w))
  serve(server, calls.askProof, (_, steps, { origin }) => at(origin(), (place) => passkeys.askProof(steps, place)))
  serve(server, calls.ask, async ({ proof }, steps, { origin, address }) => {
    const limits = await passwordLimits(deps, steps.scope.userId, address)
    const guessed = <T>(run: () => Promise<T | Refusal>) => limited(deps.rateLimits, limits, 'password_wrong', run)
    return at(origin(), (place) => passkeys.ask(steps, { proof, guessed }, place))
  })
  serve(server, calls.add, (wish, steps, { origin, family }) => at(origin(), (place) => passkeys.add(steps, { ...wish, family }, place)))
  serve(server, calls.remove, ({ id }, w) => passkeys.remove(w, id))
  serve(server, calls.askEntry, (_, steps, { origin }) => at(origin(), (place) => askEntry(steps, place)))
  serve(server, calls.enter, ({ passkey }, steps, { origin }) => at(origin(), (place) => enter({ steps, sign }, passkey, place)))
}
