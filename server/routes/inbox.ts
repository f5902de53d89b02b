import { calls } from '#contract/inbox.ts'
import { readAll, unreadAll } from '../data/inbox/inbox.ts'
import { type Server, serve } from '../http/serve.ts'

/** All notices and entries at once. docs/decisions/one-inbox.md */
export function routes(server: Server) {
  serve(server, calls.readAll, (_, w) => readAll(w))
  serve(server, calls.unreadAll, ({ at }, w) => unreadAll(w, new Date(at)))
}
