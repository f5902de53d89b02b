import { calls } from '#contract/coupons.ts'
import * as coupons from '../data/coupons/coupons.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Bookings and coupons. */
export function routes(server: Server) {
  serve(server, calls.mine, (wish, w, { language }) => coupons.mine(w, wish, language))
  serve(server, calls.remove, ({ id }, w) => coupons.remove(w, id))
}
