import { dayAfter } from './days.ts'
import { type Cents, cents } from './money.ts'

/** S collected at the store, C by courier, H brought home by the activity. Spec §3. */
export type ShippingType = 'S' | 'C' | 'H'
/** What an activity asks for a way of shipping. */
export type ShippingPrices = { type: ShippingType; priceMin: Cents; offerPrice: Cents; standardPrice: Cents }

/** Courier and home delivery go to an address; what is collected at the store does not. SEMANTICS 5. */
export const needsAddress = (type: ShippingType): boolean => type !== 'S'

/** What shipping costs: nothing at the store; the offer for strictly more than its minimum, before credit. SEMANTICS 4. */
export function shippingPriceOf({ type, priceMin, offerPrice, standardPrice }: ShippingPrices, subtotal: Cents): Cents {
  if (!needsAddress(type)) return cents(0)
  return subtotal > priceMin ? offerPrice : standardPrice
}

/** Between which days an order arrives, `YYYY-MM-DD`. */
export type DeliveryDays = { from: string; to: string }

/** The days between which it arrives, `YYYY-MM-DD`; empty where the number of days is 0 or less. Spec §9. */
export function deliveryWindow(
  shipping: { shippingDaysFrom: number; shippingDaysTo: number },
  today: string,
): { from: string; to: string } {
  const after = (days: number) => (days > 0 ? dayAfter(today, days) : '')
  return { from: after(shipping.shippingDaysFrom), to: after(shipping.shippingDaysTo) }
}

/** The days that are promised to whoever orders today; null of what is collected, and where nothing is promised. Where one end is, it stands for both. */
export function promisedDays(
  shipping: { type: ShippingType; shippingDaysFrom: number; shippingDaysTo: number },
  today: string,
): DeliveryDays | null {
  const { from, to } = deliveryWindow(shipping, today)
  return needsAddress(shipping.type) && (from || to) ? { from: from || to, to: to || from } : null
}
