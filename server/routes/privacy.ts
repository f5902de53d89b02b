import { calls } from '#contract/privacy.ts'
import * as privacy from '../data/privacy.ts'
import { consentLimits } from '../http/limits.ts'
import { type Server, serve, serveOpen, serveRationed } from '../http/serve.ts'

/** Spec §7, Packs, instant win, stores, privacy. */
export function routes(server: Server) {
  serveOpen(server, calls.published, (_, w) => privacy.published(w))
  serveOpen(server, calls.legal, (_, w) => privacy.legal(w))
  serve(server, calls.mine, ({ activityId }, w) => privacy.mine(w, activityId))
  serve(server, calls.check, (_, w) => privacy.check(w))
  const limitsOf = (userId: string) => consentLimits(server.deps, userId)
  serveRationed(server, { call: calls.save, limitsOf }, (choices, w) => privacy.save(w, choices))
}
