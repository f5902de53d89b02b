import { calls } from '#contract/counter-bookings.ts'
import * as staff from '../data/bookings/staff.ts'
import { type Server, serve } from '../http/serve.ts'

/** What staff do with bookings. SEMANTICS 14. */
export function routes(server: Server) {
  serve(server, calls.day, ({ date }, w, { language }) => staff.day(w, date, language))
  serve(server, calls.requests, (_, w, { language }) => staff.requests(w, language))
  serve(server, calls.accept, ({ id }, w, { language }) => staff.answer(w, id, { is: 'accept' }, language))
  serve(server, calls.decline, ({ id, reason }, w, { language }) => staff.answer(w, id, { is: 'decline', reason }, language))
}
