import { calls } from '#contract/memberships.ts'
import * as memberships from '../data/memberships/memberships.ts'
import { type Server, serve } from '../http/serve.ts'

/** A further card of whoever is logged in. */
export function routes(server: Server) {
  serve(server, calls.join, (wish, w) => memberships.join(w, wish))
}
