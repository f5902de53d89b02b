import { calls } from '#contract/addresses.ts'
import * as addresses from '../data/addresses/addresses.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Users and customers. */
export function routes(server: Server) {
  serve(server, calls.mine, (paging, w, { language }) => addresses.mine(w, paging, language))
  serve(server, calls.add, ({ activityId: _, ...wish }, w, { language }) => addresses.add(w, wish, language))
  serve(server, calls.remove, ({ id }, w) => addresses.remove(w, id))
}
