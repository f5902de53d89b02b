import { calls } from '#contract/sold-out.ts'
import * as soldOut from '../data/sold-out/sold-out.ts'
import { type Server, serve } from '../http/serve.ts'

/** What staff say is sold out. LOOK "counter-1". */
export function routes(server: Server) {
  serve(server, calls.goods, ({ search }, w, { language }) => soldOut.goods(w, search ?? '', language))
  serve(server, calls.mark, ({ id, sizes }, w, { language }) => soldOut.mark(w, id, sizes, language))
}
