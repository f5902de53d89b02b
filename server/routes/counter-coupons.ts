import { calls } from '#contract/counter-coupons.ts'
import { byCode, giveTo, offered, redeem } from '../data/counter-coupons/counter-coupons.ts'
import { type Server, serve } from '../http/serve.ts'

/** What staff do with coupons. SEMANTICS 14. */
export function routes(server: Server) {
  serve(server, calls.byCode, ({ code }, w, { language }) => byCode(w, code, language))
  serve(server, calls.offered, (_, w, { language }) => offered(w, language))
  serve(server, calls.give, ({ id, customerId }, w, { language }) => giveTo(w, id, customerId, language))
  serve(server, calls.redeem, ({ id }, w, { language }) => redeem(w, id, language))
}
