import { calls } from '#contract/card.ts'
import * as card from '../data/card.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Card and Activities; the contract leaves of the second what a simple form has. */
export function routes(server: Server) {
  serve(server, calls.mine, (_, w) => card.mine(w))
  serve(server, calls.simple, (_, w) => card.mine(w))
}
