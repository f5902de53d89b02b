import { calls } from '#contract/profile.ts'
import * as profile from '../data/profile/profile.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Users and customers. */
export function routes(server: Server) {
  serve(server, calls.mine, ({ activityId }, w) => profile.mine(w, activityId))
  serve(server, calls.update, (change, w) => profile.update(w, change))
}
