import { calls } from '#contract/seen.ts'
import { seen } from '../data/seen/seen.ts'
import { type Server, serve } from '../http/serve.ts'

/** What her app says that it shows. LOOK "counter-3". */
export function routes(server: Server) {
  serve(server, calls.seen, ({ id }, w) => seen(w, id))
}
