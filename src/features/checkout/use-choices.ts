import { useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import type { ShopCloseTime } from '#contract/shop.ts'
import { isForOrders } from '#rules/coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { cents } from '#rules/money.ts'
import { afterShipping } from '#rules/payment-choice.ts'
import { preparationSlots } from '#rules/preparation-slots.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useFigures } from '../../components/cart/use-figures.ts'
import { serverTime } from '../../state/clock.ts'
import { useActivityId } from '../../state/hooks.ts'
import { meanCoupon, meantCoupon } from '../../state/meant-coupon.ts'
import { type Choice, chosenOf, offOf, type Offer, shippingCost, worthOf } from './choice.ts'
import { useKeptHour } from './use-kept-hour.ts'

/** What she chose so far; of the hour nothing, until she chooses one or none. */
type Unset = Omit<Choice, 'slot'> & { slot?: string }

/** Times move with the clock: the one that she chose before stands among those of now. */
const withHour = (slots: readonly string[], hour: string) => (hour ? [...new Set([...slots, hour])].toSorted() : slots)

/**
 * What she chooses, and all that follows from it: figures, payments that fit, times. The coupon that she means stands from the
 * start, and what she chooses in its place is meant from then on.
 */
export function useChoices(items: readonly CartItem[], offer: Offer, hours: readonly ShopCloseTime[]) {
  const activityId = useActivityId() ?? ''
  const configuration = useConfiguration()
  const [chosenSoFar, setChoice] = useState<Unset>(() => ({ couponId: meantCoupon(activityId) ?? '', credit: cents(0), note: '' }))
  const [wasCleared, setCleared] = useState(false)
  const change = (more: Partial<Choice>) => setChoice((before) => ({ ...before, ...more }))

  const zone = configuration?.zone ?? 'Europe/Rome'
  const step = configuration?.shopTimePreparation ?? 0
  const keptHour = useKeptHour(hours, step, zone)
  const choice: Choice = { ...chosenSoFar, slot: chosenSoFar.slot ?? keptHour }
  const { subtotal } = useFigures(items, cents(0), cents(0)).figures
  const coupon = offer.coupons.find((one) => one.id === choice.couponId && isForOrders(one))
  const due = cents(subtotal + (coupon ? offOf(coupon, subtotal) : 0))
  const priceOf = (shipping: Offer['shippings'][number] | undefined) => shippingCost(shipping, subtotal)
  const chosen = chosenOf(choice, offer, (one) => cents(Math.max(0, due - choice.credit) + priceOf(one)))
  const { shipping, payment } = chosen
  const { figures, balance } = useFigures(items, priceOf(shipping), choice.credit, coupon && worthOf(coupon))
  return {
    ...chosen,
    choice,
    change,
    figures,
    balance,
    priceOf,
    today: onTheWall(zone, serverTime()).day,
    /** The one that she uses, if she may. */
    coupon,
    /** The most credit that can be used. */
    most: cents(Math.min(balance, due)),
    /** When it can be ready today; undefined where nobody asks. */
    slots: step > 0 ? withHour(preparationSlots(hours, step, zone, serverTime()), keptHour) : undefined,
    /** Her payment does not go with the shipping that she chose after it. */
    wasCleared,
    chooseShipping: (id: string) => {
      const next = offer.shippings.find((one) => one.id === id)
      if (!next) return
      const { cleared } = afterShipping({ ...(payment && { payment: payment.type }) }, next.type)
      setCleared(cleared !== undefined)
      change({ shippingId: id, ...(cleared && { paymentId: '' }) })
    },
    /** An empty one is none. */
    chooseCoupon: (couponId: string) => {
      meanCoupon(activityId, couponId)
      change({ couponId })
    },
    choosePayment: (paymentId: string) => {
      setCleared(false)
      change({ paymentId })
    },
  }
}
export type Choices = ReturnType<typeof useChoices>
