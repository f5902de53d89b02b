import { calls } from '#contract/flows.ts'
import * as flows from '../data/flows/flows.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Activities. */
export function routes(server: Server) {
  serve(server, calls.mine, (wish, w, { language }) => flows.mine(w, wish, language))
}
