import { calls } from '#contract/counter-prizes.ts'
import { byCode, cards, give, prizesOf, redeem } from '../data/counter-prizes/counter-prizes.ts'
import { type Server, serve } from '../http/serve.ts'

/** What staff do with scratch cards and their prizes. SEMANTICS 9, 14. */
export function routes(server: Server) {
  serve(server, calls.prizes, ({ customerId }, w, { language }) => prizesOf(w, customerId, language))
  serve(server, calls.byCode, ({ code }, w, { language }) => byCode(w, code, language))
  serve(server, calls.redeem, ({ id }, w, { language }) => redeem(w, id, language))
  serve(server, calls.cards, (_, w, { language }) => cards(w, language))
  serve(server, calls.issue, (wish, w, { language }) => give(w, wish, language))
}
