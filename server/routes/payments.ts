import { calls } from '#contract/payments.ts'
import { checkout, pay } from '../data/payments/checkout.ts'
import * as session from '../data/payments/session.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Shop and orders: what a payment provider is asked about. */
export function routes(server: Server) {
  const { works: rooms, payments: ports } = server.deps
  const ground = { rooms, ports }
  serve(server, calls.checkout, (wish, steps, { language, origin }) => checkout(steps, ports, { wish, origin: origin(), language }))
  serve(server, calls.confirm, ({ sessionId }, steps, { language }) => session.confirm({ ...ground, steps, language }, sessionId))
  serve(server, calls.giveUp, ({ sessionId }, steps, { language }) => session.giveUp({ ...ground, steps, language }, sessionId))
  serve(server, calls.pay, ({ id }, steps, { language, origin }) => pay(steps, ports, { orderId: id, origin: origin(), language }))
  serve(server, calls.cancel, ({ id }, steps, { language }) => session.cancel({ ...ground, steps, language }, id))
}
