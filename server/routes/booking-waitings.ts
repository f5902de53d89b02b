import { calls } from '#contract/booking-waitings.ts'
import * as waitings from '../data/booking-waitings/booking-waitings.ts'
import { type Server, serve } from '../http/serve.ts'

/** The waiting list. SEMANTICS 6, 14. */
export function routes(server: Server) {
  serve(server, calls.mine, (_, w, { language }) => waitings.mine(w, language))
  serve(server, calls.join, (wish, w, { language }) => waitings.join(w, wish, language))
  serve(server, calls.take, ({ id, time }, w, { language }) => waitings.take(w, { id, time }, language))
  serve(server, calls.leave, ({ id }, w) => waitings.leave(w, id))
}
