import { calls } from '#contract/packs.ts'
import { mine } from '../data/packs/packs.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Packs, instant win, stores, privacy. */
export function routes(server: Server) {
  serve(server, calls.mine, (wish, w, { language }) => mine(w, wish, language))
}
