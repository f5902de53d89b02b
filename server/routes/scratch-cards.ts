import { calls } from '#contract/scratch-cards.ts'
import * as cards from '../data/scratch-cards/scratch-cards.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Packs, instant win, stores, privacy. */
export function routes(server: Server) {
  serve(server, calls.mine, (wish, w, { language }) => cards.mine(w, wish, language))
  serve(server, calls.byId, ({ id }, w, { language }) => cards.byId(w, id, language))
  serve(server, calls.scratch, ({ id }, w, { language }) => cards.scratch(w, id, language))
  serve(server, calls.remove, ({ id }, w) => cards.remove(w, id))
}
