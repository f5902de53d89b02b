import { calls } from '#contract/counter.ts'
import * as counter from '../data/counter/counter.ts'
import { receipt } from '../data/counter/receipt.ts'
import { type Server, serve } from '../http/serve.ts'

/** What staff do at the counter. SEMANTICS 14. */
export function routes(server: Server) {
  serve(server, calls.orders, (_, w, { language }) => counter.list(w, language))
  serve(server, calls.order, ({ number }, w, { language }) => counter.one(w, number, language))
  serve(server, calls.receipt, ({ id }, steps, { language }) => receipt(steps, id, language))
  serve(server, calls.accept, ({ id, readyBy }, w, { language }) => counter.take(w, { id, step: 'accept', readyBy }, language))
  serve(server, calls.ready, ({ id }, w, { language }) => counter.take(w, { id, step: 'ready' }, language))
  serve(server, calls.ship, ({ id, expected }, w, { language }) => counter.take(w, { id, step: 'ship', expected }, language))
  serve(server, calls.handOver, ({ id }, w, { language }) => counter.take(w, { id, step: 'hand_over' }, language))
  serve(server, calls.pay, ({ id }, w, { language }) => counter.take(w, { id, step: 'pay' }, language))
  serve(server, calls.keep, ({ id }, w, { language }) => counter.take(w, { id, step: 'keep' }, language))
  serve(server, calls.cancel, ({ id, reason }, w, { language }) => counter.take(w, { id, step: 'cancel', reason }, language))
  serve(server, calls.payLate, ({ id }, w, { language }) => counter.take(w, { id, step: 'pay_late' }, language))
  serve(server, calls.returnLate, ({ id, owed }, w, { language }) => counter.take(w, { id, step: 'return_late', owed }, language))
  serve(server, calls.refund, ({ id, amount, reason }, w, { language }) => counter.refund(w, { id, amount, reason }, language))
}
