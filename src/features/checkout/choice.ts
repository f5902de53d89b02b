import type { Address } from '#contract/addresses.ts'
import type { Coupon } from '#contract/coupons.ts'
import type { Payment, Shipping } from '#contract/shop.ts'
import { couponOff, type CouponWorth } from '#rules/coupons.ts'
import { cents, type Cents, centsOf } from '#rules/money.ts'
import { paymentsFor, type WhyOff } from '#rules/payment-choice.ts'
import { needsAddress, shippingPriceOf } from '#rules/shipping.ts'

/** What she chose so far. `couponId`: an empty one uses none; `credit`: how much of it to use, in cents. */
export type Choice = {
  shippingId?: string
  addressId?: string
  storeId?: string
  paymentId?: string
  couponId: string
  credit: Cents
  slot: string
  note: string
}
/** What can be chosen. `coupons`: those that count today. */
export type Offer = {
  coupons: readonly Coupon[]
  shippings: readonly Shipping[]
  payments: readonly Payment[]
  addresses: readonly Address[]
}
/** A way of paying, and why it cannot be chosen. */
export type OfferedPayment = Payment & { off?: WhyOff }

/** What a coupon is worth, as the rules ask for it. */
export const worthOf = ({ type, price, percentage }: Coupon): CouponWorth => ({
  type,
  price: price === null ? null : centsOf(price),
  percentage,
})

/** What a coupon takes off so much: not above zero. */
export const offOf = (coupon: Coupon, subtotal: Cents): Cents => couponOff(worthOf(coupon), subtotal)

/** What a way of shipping costs for so much. */
export const shippingCost = (shipping: Shipping | undefined, subtotal: Cents): Cents =>
  shipping
    ? shippingPriceOf(
        {
          type: shipping.type,
          priceMin: centsOf(shipping.priceMin),
          offerPrice: centsOf(shipping.offerPrice),
          standardPrice: centsOf(shipping.standardPrice),
        },
        subtotal,
      )
    : cents(0)

/** The payments to show with a shipping; the server lists only those whose provider it can reach. */
export function offeredPayments(payments: readonly Payment[], shipping: Shipping | undefined, total: Cents): OfferedPayment[] {
  const shown = paymentsFor({ payments, providers: ['S', 'P'] }, shipping?.type ?? 'S', total)
  return shown.flatMap(({ type, off }) => {
    const payment = payments.find((one) => one.type === type)
    return payment ? [{ ...payment, ...(off && { off }) }] : []
  })
}

/** Her choices with what is only there to be taken chosen for her: the first shipping, address and payment that fit. */
export function chosenOf(choice: Choice, { shippings, payments, addresses }: Offer, totalOf: (shipping: Shipping | undefined) => Cents) {
  const shipping = shippings.find(({ id }) => id === choice.shippingId) ?? shippings[0]
  const isSent = shipping !== undefined && needsAddress(shipping.type)
  const address = isSent ? (addresses.find(({ id }) => id === choice.addressId) ?? addresses[0]) : undefined
  const ways = offeredPayments(payments, shipping, totalOf(shipping))
  const able = ways.filter(({ off }) => !off)
  // An order says how it is paid also where nothing is left to pay; then she is not asked.
  const isProposed = choice.paymentId === undefined || totalOf(shipping) === 0
  const payment = able.find(({ id }) => id === choice.paymentId) ?? (isProposed ? able[0] : undefined)
  return { shipping, isSent, address, ways, payment }
}
