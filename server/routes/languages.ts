import { calls } from '#contract/languages.ts'
import * as languages from '../data/languages.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Activities. */
export function routes(server: Server) {
  serve(server, calls.all, async (paging) => languages.all(paging))
  serve(server, calls.ofActivity, (paging, w) => languages.ofActivity(w, paging))
}
