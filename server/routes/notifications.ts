import { calls } from '#contract/notifications.ts'
import * as notifications from '../data/notifications/list.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Card, notices, notifications. */
export function routes(server: Server) {
  serve(server, calls.mine, (asked, w, { language }) => notifications.mine(w, asked, language))
  serve(server, calls.read, ({ id }, w) => notifications.read(w, id))
}
