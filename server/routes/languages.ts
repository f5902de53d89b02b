import { calls } from '#contract/languages.ts'
import * as languages from '../data/languages.ts'
import { type Server, serveOpen } from '../http/serve.ts'

/** Spec §7, Activities. */
export function routes(server: Server) {
  serveOpen(server, calls.all, async (paging) => languages.all(paging))
  serveOpen(server, calls.ofActivity, (paging, w) => languages.ofActivity(w, paging))
}
