import { calls } from '#contract/privacy.ts'
import * as privacy from '../data/privacy/privacy.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Packs, instant win, stores, privacy. */
export function routes(server: Server) {
  serve(server, calls.published, (_, w) => privacy.published(w))
  serve(server, calls.legal, (_, w) => privacy.legal(w))
  serve(server, calls.mine, ({ activityId }, w) => privacy.mine(w, activityId))
  serve(server, calls.check, (_, w) => privacy.check(w))
  serve(server, calls.save, (choices, w) => privacy.save(w, choices))
}
