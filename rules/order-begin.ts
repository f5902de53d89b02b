import type { Effect, OrderState } from './order-steps.ts'
import { isByProvider } from './payment-choice.ts'

const NEW = { isAccrued: false, isCancelAsked: false, refunded: 0, owed: 0, unreturned: 0 }

/**
 * How an order begins: open at a provider it is pending, with credit and stock held; anything else is placed at once, and what
 * costs nothing is paid. SEMANTICS 4, 14.
 */
export function begin(order: Pick<OrderState, 'paymentType' | 'shipping' | 'isGoods' | 'total' | 'credit'>): {
  order: OrderState
  effects: Effect[]
} {
  const { total } = order
  if (total > 0 && isByProvider(order.paymentType))
    return { order: { ...order, progress: 'pending', payment: 'open', ...NEW }, effects: ['hold'] }
  const payment = total > 0 ? 'open' : 'paid'
  return { order: { ...order, progress: 'placed', payment, ...NEW }, effects: ['hold', 'capture'] }
}

/** Until when a pending order keeps its credit and stock: for 30 minutes. Milliseconds. */
export const pendingUntil = (created: number): number => created + 30 * 60_000
