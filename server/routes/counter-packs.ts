import { calls } from '#contract/counter-packs.ts'
import { ofCustomer, sell, take, undo, undoSale } from '../data/counter-packs/counter-packs.ts'
import { type Server, serve } from '../http/serve.ts'

/** What staff do with packs. SEMANTICS 14. */
export function routes(server: Server) {
  serve(server, calls.ofCustomer, ({ customerId }, w, { language }) => ofCustomer(w, customerId, language))
  serve(server, calls.sell, (wish, w, { language }) => sell(w, wish, language))
  serve(server, calls.take, (wish, w, { language }) => take(w, wish, language))
  serve(server, calls.undoSale, ({ id }, w) => undoSale(w, id))
  serve(server, calls.undo, ({ id }, w, { language }) => undo(w, id, language))
}
