import { calls } from '#contract/notices.ts'
import * as notices from '../data/notices/list.ts'
import { send, sending } from '../data/notices/send.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Activities; Card, notices, notifications. */
export function routes(server: Server) {
  serve(server, calls.mine, (paging, w) => notices.mine(w, paging))
  serve(server, calls.one, ({ id }, w) => notices.one(w, id))
  serve(server, calls.remove, ({ id }, w) => notices.remove(w, id))
  serve(server, calls.read, ({ id }, w) => notices.read(w, id))
  serve(server, calls.readNative, ({ id }, w) => notices.readNative(w, id))
  serve(server, calls.send, (wish, w) => send(w, wish))
  serve(server, calls.sending, ({ id }, w) => sending(w, id))
}
