import type { Wish } from '#contract/orders.ts'
import { begin, pendingUntil } from '#rules/order-begin.ts'
import { isByProvider, type PaymentOffer } from '#rules/payment-choice.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { cartLines, orderLines, orders } from '../../db/schema/orders.ts'
import type { Work } from '../../work/work.ts'
import { holdCart } from '../cart/cart.ts'
import { goodOf, namesOf } from '../cart/variants.ts'
import { type Draft, draft, type DraftLine } from './draft.ts'
import { applyEffects } from './effects.ts'
import { hersIn, type Order } from './hers.ts'
import { nextNumber, theseLines } from './rows.ts'
import { told, writeStep } from './steps.ts'

/** A line as it is kept with its order: as it is called and costs now. */
const kept =
  (orderId: string) =>
  ({ line, variant }: DraftLine, sort: number) => {
    const { item, color, size, left } = variant
    return {
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

const fieldsOf = ({ figures, shipping, payment, isGoods, address, slot, note }: Draft) => ({
  paymentType: payment,
  shipping,
  isGoods,
  subtotal: figures.subtotal,
  credit: Math.abs(figures.credit),
  shippingPrice: figures.shipping,
  total: figures.total,
  accumulation: figures.accumulation,
  points: figures.points,
  address,
  slot,
  note,
})

/**
 * Makes an order of her cart. What is paid elsewhere, or costs nothing, is placed at once; what waits for a provider's word holds
 * credit and stock for half an hour. SEMANTICS 5, 14.
 * @param isByCall what the call is for: an order that a provider is to be asked about takes `checkout`
 * @returns the order; or as `draft` refuses, sold_out, balance_below_zero
 */
export async function create(
  w: Work,
  wish: Wish,
  providers: PaymentOffer['providers'],
  isByCall: 'order' | 'checkout',
): Promise<Order | Refusal> {
  await holdCart(w)
  const drafted = await draft(w, wish, providers)
  if (isRefusal(drafted)) return drafted
  const { figures, lines } = drafted
  if (isByCall === 'order' && figures.total > 0 && isByProvider(drafted.payment)) return refuse('payment_wrong')
  if (isByCall === 'checkout' && !isByProvider(drafted.payment)) return refuse('payment_wrong')
  const { order: state, effects } = begin(
    { paymentType: drafted.payment, shipping: drafted.shipping, isGoods: drafted.isGoods },
    figures.total,
  )
  const isPending = state.progress === 'pending'
  const created = w.now()
  const made = await w.mine(orders).add({
    ...fieldsOf(drafted),
    created,
    progress: state.progress,
    payment: state.payment,
    expires: isPending ? new Date(pendingUntil(created.getTime())) : null,
  })
  const keptLines = await w.mine(orderLines).addAll(lines.map(kept(made.id)))
  const activity = await w.activity()
  const no = await applyEffects({ w, hers: hersIn(w, made.userId), order: made, lines: keptLines, zone: activity?.zone ?? 'UTC' }, effects)
  if (no) return no
  const ids = lines.map(({ line }) => line.id)
  await w.mine(cartLines).remove(theseLines(ids))
  const order = isPending ? made : ((await w.mine(orders).set(made.id, { number: await nextNumber(w) })) ?? made)
  await writeStep(w, order, 'create')
  if (!isPending) await told(w, order, 'place')
  return order
}
