import { calls } from '#contract/counter-customers.ts'
import { find } from '../data/counter-customers/counter-customers.ts'
import { type Server, serve } from '../http/serve.ts'

/** Whom staff look for. SEMANTICS 14. */
export function routes(server: Server) {
  serve(server, calls.find, ({ search }, w) => find(w, search ?? ''))
}
