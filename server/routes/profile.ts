import { calls } from '#contract/profile.ts'
import * as profile from '../data/profile.ts'
import { type Server, serveOwn } from '../http/serve.ts'

/** Spec §7, Users and customers. */
export function routes(server: Server) {
  serveOwn(server, calls.mine, ({ activityId }, w) => profile.mine(w, activityId))
  serveOwn(server, calls.update, (change, w) => profile.update(w, change))
}
