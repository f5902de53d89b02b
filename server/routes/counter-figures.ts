import { calls } from '#contract/counter-figures.ts'
import { report } from '../data/counter-figures/counter-figures.ts'
import { type Server, serve } from '../http/serve.ts'

/** The owner's figures. SEMANTICS 14. */
export function routes(server: Server) {
  serve(server, calls.report, ({ range }, w) => report(w, range))
}
