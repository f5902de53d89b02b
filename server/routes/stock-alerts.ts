import { calls } from '#contract/stock-alerts.ts'
import * as alerts from '../data/stock-alerts/stock-alerts.ts'
import { type Server, serve } from '../http/serve.ts'

/** What she waits for. */
export function routes(server: Server) {
  serve(server, calls.mine, (_, w, { language }) => alerts.mine(w, language))
  serve(server, calls.ask, ({ itemColorSizeId }, w, { language }) => alerts.ask(w, itemColorSizeId, language))
  serve(server, calls.drop, ({ itemColorSizeId }, w) => alerts.drop(w, itemColorSizeId))
}
