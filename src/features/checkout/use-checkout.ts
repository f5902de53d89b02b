import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CartItem } from '#contract/cart.ts'
import type { Payment, Shipping } from '#contract/shop.ts'
import { type Cents, moneyOf } from '#rules/money.ts'
import type { Figures } from '#rules/order-figures.ts'
import { isByProvider } from '#rules/payment-choice.ts'
import { cartTaken } from '../../api/cart.ts'
import { useCreateOrderMutation } from '../../api/orders.ts'
import { useCheckoutMutation } from '../../api/payments.ts'
import { isLost } from '../../components/submit/is-lost.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import type { Change } from './Changed.tsx'
import type { Choice } from './choice.ts'

type Ready = {
  items: readonly CartItem[]
  shipping: Shipping
  payment: Payment
  addressId: string | undefined
  couponId: string | undefined
  figures: Figures
  credit: Cents
  choice: Choice
  table: string | undefined
  /** Where she collects it. */
  storeId: string | undefined
}

/** What is not as she saw it, as a refusal says it. */
export const changesIn = (fresh: unknown) => (fresh as { changes?: Change[] } | undefined)?.changes

/** When it can be ready by now, as a refusal says it. */
export const slotsIn = (fresh: unknown) => (fresh as { slots?: string[] } | undefined)?.slots

type Done = { url: string | null; orderId: string }

/**
 * Sends the order: to where it is paid, or to be placed at once. What costs nothing needs nobody else. SEMANTICS 4, 5.
 * @returns as `useSubmit`; `changes`: what is not as she saw it; `lost`: the wish whose answer was lost, to be sent again as it was;
 * `isDone`: it is ordered, and leads on
 */
export function useCheckout() {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  const navigate = useNavigate()
  const [create] = useCreateOrderMutation()
  const [checkout] = useCheckoutMutation()

  const [lost, setLost] = useState<Ready>()
  const [isDone, setDone] = useState(false)
  // The browser may bring the page back as it was left for the payment.
  useEffect(() => {
    const comeBack = () => setDone(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  async function send(ready: Ready) {
    const outcome = await order(ready)
    setLost(isLost(outcome.error) ? ready : undefined)
    return outcome
  }

  async function order({
    items,
    shipping,
    payment,
    addressId,
    couponId,
    figures,
    credit,
    choice,
    table,
    storeId,
  }: Ready): Promise<{ data?: Done; error?: unknown }> {
    const wish = {
      wish: cartTaken(items),
      activityId,
      shippingId: shipping.id,
      paymentId: payment.id,
      customerAddressId: addressId ?? null,
      checkCreditUse: credit > 0,
      usedCreditValue: moneyOf(0 - credit),
      totalPrice: moneyOf(figures.total),
      ...(couponId && { couponId, usedCouponValue: moneyOf(figures.coupon ?? 0) }),
      orderTimeRequest: choice.slot || null,
      note: choice.note,
      ...(table && { table }),
      ...(storeId && { storeId }),
    }
    if (isByProvider(payment.type)) {
      const { data, error } = await checkout(wish)
      return data ? { data: { url: data.data.url, orderId: data.data.order.id } } : { error }
    }
    const { data, error } = await create(wish)
    return data ? { data: { url: null, orderId: data.id } } : { error }
  }

  const { fresh, ...submitting } = useSubmit(send, {
    onDone: () => setDone(true),
    leadsTo: ({ url, orderId }) => {
      if (url) return location.assign(url)
      return navigate(`/shop/pay/success?order=${orderId}`, { replace: true })
    },
    late: ({ url, orderId }) => ({
      text: url ? t`Il tuo ordine aspetta il pagamento` : t`Ordine inviato correttamente`,
      way: { to: `/shop/order/orders/${orderId}`, words: t`Guarda l’ordine` },
    }),
  })
  const changes = changesIn(fresh)
  return { ...submitting, changes, lost, isDone }
}

/** Whether nothing of the cart stands in the way. */
export const isOrderable = (items: readonly CartItem[]) => items.every(({ changes }) => changes.every(({ is }) => is === 'price'))
