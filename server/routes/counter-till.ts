import { calls } from '#contract/counter-till.ts'
import { recent } from '../data/counter-till/acts.ts'
import { customer, find, gifts, give, movements, note } from '../data/counter-till/customer.ts'
import { earn, spend } from '../data/counter-till/deeds.ts'
import { undo } from '../data/counter-till/undo.ts'
import { type Server, serve } from '../http/serve.ts'

/** What staff do with a customer's card. SEMANTICS 14. */
export function routes(server: Server) {
  serve(server, calls.find, ({ code }, w) => find(w, code))
  serve(server, calls.customer, ({ id }, w, { language }) => customer(w, id, language))
  serve(server, calls.movements, ({ id }, w, { language }) => movements(w, id, language))
  serve(server, calls.gifts, ({ id }, w, { language }) => gifts(w, id, language))
  serve(server, calls.give, ({ id, couponId }, w) => give(w, id, couponId))
  serve(server, calls.note, ({ id, note: text }, w, { language }) => note(w, id, text, language))
  serve(server, calls.earn, (purchase, w, { language }) => earn(w, purchase, language))
  serve(server, calls.spend, (spending, w, { language }) => spend(w, spending, language))
  serve(server, calls.acts, (_, w, { language }) => recent(w, language))
  serve(server, calls.undo, ({ id }, w, { language }) => undo(w, id, language))
}
