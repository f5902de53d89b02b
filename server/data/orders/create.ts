import { randomUUID } from 'node:crypto'
import type { Wish } from '#contract/orders.ts'
import { begin, pendingUntil } from '#rules/order-begin.ts'
import { isByProvider, type PaymentOffer } from '#rules/payment-choice.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { ownerIn } from '../../work/scope.ts'
import type { Work } from '../../work/work.ts'
import { holdCart } from '../cart/cart.ts'
import { goodOf, namesOf, type Variant } from '../cart/variants.ts'
import { type Draft, draft } from './draft.ts'
import { applyEffects } from './effects.ts'
import { hersIn, type Order, type Unwritten } from './hers.ts'
import { writingOrder } from './rows.ts'
import type { About } from './shown.ts'
import { stepOf, told } from './steps.ts'

/** An order that was just made, with all that is shown of it. */
export type Created = { order: Order; about: About }

/** A line as it is kept with its order: as it is called and costs now. */
export const kept =
  ({ activityId, userId, id: orderId }: Pick<Unwritten, 'activityId' | 'userId' | 'id'>) =>
  ({ line, variant }: { line: { quantity: number }; variant: Variant }, sort: number) => {
    const { item, color, size, left } = variant
    return {
      activityId,
      id: randomUUID(),
      userId,
      orderId,
      sort,
      variantId: size.id,
      itemColorId: color.id,
      name: item.name,
      color: color.name,
      size: size.name,
      image: color.image,
      allergens: item.allergens,
      price: item.price,
      unitPrice: goodOf(variant).unitPrice,
      quantity: line.quantity,
      isCounted: left !== null,
      vatRate: item.vatRate,
      translations: namesOf(variant),
    }
  }

const fieldsOf = ({ figures, coupon, shipping, payment, isGoods, address, slot, table, storeId, deliveryDays, note }: Draft) => ({
  paymentType: payment,
  shipping,
  isGoods,
  subtotal: figures.subtotal,
  couponValue: Math.abs(figures.coupon ?? 0),
  coupon,
  credit: Math.abs(figures.credit),
  shippingPrice: figures.shipping,
  total: figures.total,
  accumulation: figures.accumulation,
  points: figures.points,
  address,
  slot,
  table,
  storeId,
  deliveryDays,
  note,
})

/**
 * Makes an order of her cart. What is paid elsewhere, or costs nothing, is placed at once; what waits for a provider's word holds
 * credit and stock for half an hour. SEMANTICS 5, 14.
 * @param isByCall what the call is for: an order that a provider is to be asked about takes `checkout`
 * @returns the order, and what is shown with it; or as `draft` refuses, sold_out, balance_below_zero
 */
export async function create(
  w: Work,
  wish: Wish,
  providers: PaymentOffer['providers'],
  isByCall: 'order' | 'checkout',
): Promise<Created | Refusal> {
  await holdCart(w)
  const drafted = await draft(w, wish, providers)
  if (isRefusal(drafted)) return drafted
  const { figures, lines, zone, account } = drafted
  if (isByCall === 'order' && figures.total > 0 && isByProvider(drafted.payment)) return refuse('payment_wrong')
  if (isByCall === 'checkout' && !isByProvider(drafted.payment)) return refuse('payment_wrong')
  const fields = fieldsOf(drafted)
  const { order: state, effects } = begin(fields)
  const isPending = state.progress === 'pending'
  const [id, created] = [randomUUID(), w.now()]
  const made: Unwritten = {
    ...NEW,
    ...ownerIn(w.scope),
    ...fields,
    ...state,
    id,
    created,
    placed: isPending ? null : created,
    expires: isPending ? new Date(pendingUntil(created.getTime())) : null,
  }
  const keptLines = lines.map(kept(made))
  const step = stepOf(w, made, 'create')
  // What is heard after the commit alone comes first, and all that can be made: from the stock on, everybody who buys the same waits for this order.
  const write = writingOrder(w, { order: made, lines: keptLines, step, cart: lines.map(({ line }) => line.id) })
  await w.changed(made.userId, 'orders', id)
  const no = await applyEffects({ w, hers: hersIn(w, made.userId), order: made, lines: keptLines, zone }, effects)
  if (no) return no
  const order = await write()
  if (!isPending) await told(w, order, 'place', zone)
  return { order, about: { lines: keptLines, steps: [step], attempt: null, account, zone } }
}

/** What no order is at its beginning. */
const NEW = { isArchived: false, readyBy: null, expected: null, done: null, ended: null }
