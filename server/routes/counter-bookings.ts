import { calls } from '#contract/counter-bookings.ts'
import * as bookings from '../data/counter-bookings/counter-bookings.ts'
import { type Server, serve } from '../http/serve.ts'

/** What staff do with bookings. SEMANTICS 14. */
export function routes(server: Server) {
  serve(server, calls.day, ({ date }, w, { language }) => bookings.day(w, date, language))
  serve(server, calls.requests, (_, w, { language }) => bookings.requests(w, language))
  serve(server, calls.accept, ({ id }, w, { language }) => bookings.answer(w, id, { is: 'accept' }, language))
  serve(server, calls.decline, ({ id, reason }, w, { language }) => bookings.answer(w, id, { is: 'decline', reason }, language))
}
