import { calls } from '#contract/bookings.ts'
import * as bookings from '../data/bookings/bookings.ts'
import { dates } from '../data/bookings/dates.ts'
import { ics } from '../data/bookings/ics.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Bookings and coupons. */
export function routes(server: Server) {
  serve(server, calls.settings, (_, w) => bookings.settings(w))
  serve(server, calls.services, (paging, w, { language }) => bookings.services(w, paging, language))
  serve(server, calls.dates, (asked, w) => dates(w, asked))
  serve(server, calls.create, (wish, w, { language }) => bookings.create(w, wish, language))
  serve(server, calls.mine, (wish, w, { language }) => bookings.mine(w, wish, language))
  serve(server, calls.one, ({ id }, w, { language }) => bookings.one(w, id, language))
  serve(server, calls.cancel, ({ id, sendEmailToActivity }, w, { language }) =>
    bookings.cancel(w, id, sendEmailToActivity === 'Y', language),
  )
  serve(server, calls.move, ({ id, ...wish }, w, { language }) => bookings.move(w, id, wish, language))
  serve(server, calls.ics, ({ id }, w, { language, origin }) => ics(w, id, { language, origin: origin() }))
}
