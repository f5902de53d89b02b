import { calls } from '#contract/counter-bookings.ts'
import { close, reopen } from '../data/counter-bookings/closings.ts'
import * as bookings from '../data/counter-bookings/counter-bookings.ts'
import { day, requests } from '../data/counter-bookings/day.ts'
import { type Server, serve } from '../http/serve.ts'

/** What staff do with bookings. SEMANTICS 14. */
export function routes(server: Server) {
  serve(server, calls.day, ({ date }, w, { language }) => day(w, date, language))
  serve(server, calls.requests, (_, w, { language }) => requests(w, language))
  serve(server, calls.take, (wish, w, { language }) => bookings.take(w, wish, language))
  serve(server, calls.accept, (seen, w, { language }) => bookings.accept(w, seen, language))
  serve(server, calls.decline, (seen, w, { language }) => bookings.decline(w, seen, language))
  serve(server, calls.move, (wish, w, { language }) => bookings.move(w, wish, language))
  serve(server, calls.arrive, ({ id }, w, { language }) => bookings.arrive(w, id, language))
  serve(server, calls.absent, ({ id }, w, { language }) => bookings.absent(w, id, language))
  serve(server, calls.close, (asked, w) => close(w, asked))
  serve(server, calls.reopen, ({ id }, w) => reopen(w, id))
}
