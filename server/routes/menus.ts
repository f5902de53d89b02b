import { calls } from '#contract/menus.ts'
import * as menus from '../data/menus/menus.ts'
import { menuSheet } from '../data/menus/sheet.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Activities. */
export function routes(server: Server) {
  serve(server, calls.ofActivity, (paging, w) => menus.all(w, paging))
  serve(server, calls.all, (paging, w) => menus.all(w, paging))
  serve(server, calls.published, (_, w) => menus.published(w))
  serve(server, calls.sheet, ({ language }, steps, ask) => menuSheet(steps, language ?? ask.language))
}
