import { calls } from '#contract/stores.ts'
import * as stores from '../data/stores/stores.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Packs, instant win, stores, privacy. */
export function routes(server: Server) {
  serve(server, calls.all, (wish, w) => stores.all(w, wish))
  serve(server, calls.one, ({ id }, w) => stores.one(w, id))
}
