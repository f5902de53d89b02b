import { calls } from '#contract/card.ts'
import * as card from '../data/card.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Card. */
export function routes(server: Server) {
  serve(server, calls.mine, (_, w) => card.mine(w))
}
