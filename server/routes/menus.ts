import { calls } from '#contract/menus.ts'
import * as menus from '../data/menus/menus.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Activities. */
export function routes(server: Server) {
  serve(server, calls.ofActivity, (paging, w) => menus.all(w, paging))
  serve(server, calls.all, (paging, w) => menus.all(w, paging))
}
