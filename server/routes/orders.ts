import { calls } from '#contract/orders.ts'
import * as orders from '../data/orders/orders.ts'
import { providersOf } from '../data/orders/providers.ts'
import { receipt } from '../data/orders/receipt.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Shop and orders. */
export function routes(server: Server) {
  const providers = providersOf(server.deps.payments)
  serve(server, calls.mine, (wish, w, { language }) => orders.mine(w, wish, language))
  serve(server, calls.one, ({ id }, w, { language }) => orders.one(w, id, language))
  serve(server, calls.receipt, ({ id }, steps, { language }) => receipt(steps, id, language))
  serve(server, calls.articles, ({ orderId }, w, { language }) => orders.articles(w, orderId, language))
  serve(server, calls.reOrder, ({ orderId }, w, { language }) => orders.reOrder(w, orderId, language))
  serve(server, calls.archive, ({ id }, w, { language }) => orders.archive(w, id, language))
  serve(server, calls.create, (wish, w, { language }) => orders.order(w, wish, providers, language))
  serve(server, calls.withdraw, ({ id }, w, { language }) => orders.withdraw(w, id, language))
}
