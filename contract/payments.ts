import * as z from 'zod/mini'
import { Order, wish } from './orders.ts'
import { call, Id, one } from './wire.ts'

/** Where she pays; both null if there was nothing left to pay, or if the provider did not answer: the order is `stuck` then. */
const Session = z.object({ sessionId: z.nullable(z.string()), url: z.nullable(z.string()), order: Order })

const activityId = Id
const bySession = z.object({ activityId, sessionId: z.string().check(z.maxLength(255)) })
const byId = z.object({ activityId, id: Id })

/** Spec §7, Shop and orders: what a payment provider is asked about. */
export const calls = {
  checkout: call('POST /api/itemorders/paid/checkout', z.object(wish), one(Session), { once: true, steps: true }),
  confirm: call('PUT /api/itemorders/paid/session/{sessionId}', bySession, one(Order), { steps: true }),
  giveUp: call('DELETE /api/itemorders/paid/session/{sessionId}', bySession, one(Order), { steps: true }),
  /** Opens the payment of an order that is `stuck`; one that waits for nothing more is answered as it is. */
  pay: call('PUT /api/app/item-orders/{id}/pay', byId, one(Order), {
    steps: true,
    ours: 'an order whose payment was declined, or never opened, is paid all the same',
  }),
  cancel: call('PUT /api/app/item-orders/{id}/cancel', byId, one(Order), {
    steps: true,
    ours: 'SEMANTICS 14: a customer may while it is placed, and asks after that',
  }),
}
