import type { Wish } from '#contract/orders.ts'
import type { NewAddress } from '#contract/addresses.ts'
import { checkNote, checkOrderable } from '#rules/cart.ts'
import type { CouponWorth } from '#rules/coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { type Cents, cents, centsOf, points4 } from '#rules/money.ts'
import { cartChanges, checkSeen } from '#rules/order-changes.ts'
import { type PricedLine, subtotalOf } from '#rules/line-price.ts'
import { type Figures, figuresOf } from '#rules/order-figures.ts'
import { checkChoice, type PaymentOffer, type PaymentType } from '#rules/payment-choice.ts'
import { checkSlot } from '#rules/preparation-slots.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { type DeliveryDays, needsAddress, promisedDays, type ShippingType, shippingPriceOf } from '#rules/shipping.ts'
import { seatOf } from '#rules/tables.ts'
import type { activities } from '../../db/schema/activities.ts'
import { cards } from '../../db/schema/cards.ts'
import { cartLines } from '../../db/schema/carts.ts'
import type { UsedCoupon } from '../../db/schema/orders.ts'
import { type payments, shippings, shopCloseTimes } from '../../db/schema/shop.ts'
import type { Row } from '../../work/tables.ts'
import type { Work } from '../../work/work.ts'
import { linesNow } from '../cart/rows.ts'
import { goodOf, pricesOf, seenLine, type Variant, variantOf } from '../cart/variants.ts'
import { wishedCoupon } from './coupon.ts'
import { choiceOf } from './rows.ts'

type Line = Row<typeof cartLines>
export type DraftLine = { line: Line; variant: Variant }
/** What she asks for, with the figures of now. */
export type Draft = {
  lines: DraftLine[]
  figures: Figures
  coupon: UsedCoupon | null
  shipping: ShippingType
  payment: PaymentType
  /** Where a bank transfer goes to. */
  account: Row<typeof payments>
  zone: string
  isGoods: boolean
  address: NewAddress | null
  slot: string | null
  table: string | null
  storeId: string | null
  deliveryDays: DeliveryDays | null
  note: string
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const none = cents(0)

/** Her cart as the rules see it: what can be had, priced as of now, and what changed since she saw it. */
async function cartNow(w: Work) {
  const rows = await w.mine(cartLines).list(linesNow)
  const lines = rows.flatMap((row): DraftLine[] => {
    const variant = variantOf(row)
    return variant ? [{ line: row.line, variant }] : []
  })
  const goods = new Map(lines.map(({ line, variant }) => [line.variantId, goodOf(variant)]))
  const seen = rows.map(({ line }) => seenLine(line))
  const priced = lines.map(({ line, variant }): PricedLine => ({ ...pricesOf(variant), quantity: line.quantity }))
  return { lines, seen, priced, changes: cartChanges(seen, goods) }
}

type Activity = Row<typeof activities>

type Card = Row<typeof cards>

/** What the figures depend on, beside the activity and the card. */
type Sum = Pick<Parameters<typeof figuresOf>[0], 'lines' | 'shipping'> & { coupon: CouponWorth | undefined; chosen: Cents | undefined }

/** The figures of now. Who has no card spends nothing of it and earns nothing. */
function figuresNow(activity: Activity, card: Card | null, { coupon, chosen, ...sum }: Sum) {
  return figuresOf({
    ...sum,
    card: { balance: cents(card ? card.balance - card.held : 0), pointBalance: points4(card?.pointBalance ?? 0) },
    loyalty: { cashBackType: activity.cashBackType, rate: card ? activity.rate : 0, pointValue: card ? cents(activity.pointValue) : null },
    ...(coupon && { coupon }),
    ...(chosen !== undefined && { chosen }),
  })
}

async function checkTime(w: Work, { configuration, zone }: Activity, wish: string): Promise<Refusal | undefined> {
  const hours = await w.all(shopCloseTimes).list()
  return checkSlot(wish, hours, Number(configuration['shopTimePreparation'] ?? 0), { zone, now: w.now().getTime() })
}

/**
 * What an order would be now, decided by the server alone. To be called once her cart is held. SEMANTICS 4, 5, 13.
 * @returns it; or not_found for a shipping, payment, address, store, card or coupon that is not there, or not hers; coupon_till, note_long, cart_empty,
 * order_minimum, table_wrong, address_missing, payment_wrong, payment_unavailable, slot_over; order_changed with the fresh figures
 */
export async function draft(w: Work, wish: Wish, providers: PaymentOffer['providers']): Promise<Draft | Refusal> {
  const note = wish.note ?? ''
  const { shippingId, paymentId, customerAddressId: addressId = null, storeId = null } = wish
  const found = await w.all(shippings).first(choiceOf, { shippingId, paymentId, addressId, storeId, userId: w.scope.customerId })
  if (!found || (wish.cardId && wish.cardId !== found.card?.id)) return refuse('not_found')
  const { activity, shipping, payment } = found
  const address = needsAddress(shipping.type) ? found.address : null
  if (needsAddress(shipping.type) && addressId !== null && !address) return refuse('not_found')
  const isCollected = !needsAddress(shipping.type) && !wish.table
  if (isCollected && found.storeId !== storeId) return refuse('not_found')
  const coupon = await wishedCoupon(w, wish.couponId, activity.zone)
  if (isRefusal(coupon)) return coupon
  // Of credit, too, the figures are those of this moment until the commit: what is spent at a till meanwhile waits, or was first.
  const [card = null] = wish.checkCreditUse ? await w.mine(cards).hold() : [found.card]
  const { lines, seen, priced, changes } = await cartNow(w)
  const subtotal = subtotalOf(priced)
  const seat = seatOf(wish.table, { ...seatsOf(activity), shipping: shipping.type })
  const price = shippingPriceOf(
    {
      type: shipping.type,
      priceMin: cents(shipping.priceMin),
      offerPrice: cents(shipping.offerPrice),
      standardPrice: cents(shipping.standardPrice),
    },
    subtotal,
  )
  const chosen = wish.checkCreditUse ? (wish.usedCreditValue === undefined ? undefined : centsOf(wish.usedCreditValue)) : none
  const figures = figuresNow(activity, card, { lines: priced, shipping: price, coupon: coupon.worth, chosen })
  const expected = {
    credit: chosen === undefined ? figures.credit : cents(0 - Math.abs(chosen)),
    ...(wish.totalPrice !== undefined && { total: centsOf(wish.totalPrice) }),
    ...(wish.usedCouponValue !== undefined && { coupon: cents(0 - Math.abs(centsOf(wish.usedCouponValue))) }),
    ...(coupon.lost && { lost: coupon.lost }),
  }
  const minimum = centsOf(text(activity.configuration['shopTotalMinPrice']) ?? 0)
  const choice = { shipping: shipping.type, payment: payment.type, ...(address && { addressId: address.id }) }
  const no =
    checkNote(note) ??
    seat.no ??
    (seen.length === 0 ? refuse('cart_empty') : undefined) ??
    checkSeen(expected, figures, changes) ??
    checkOrderable(seen, subtotal, minimum) ??
    checkChoice(choice, { payments: [payment], providers }, figures.total) ??
    (wish.orderTimeRequest ? await checkTime(w, activity, wish.orderTimeRequest) : undefined)
  if (no) return no
  return {
    lines,
    figures,
    coupon: coupon.row && figures.coupon ? calledNow(coupon.row) : null,
    shipping: shipping.type,
    payment: payment.type,
    account: payment,
    zone: activity.zone,
    isGoods: activity.configuration['shopType'] === 'A',
    address: address ? sentTo(address) : null,
    slot: wish.orderTimeRequest ?? null,
    table: seat.table,
    storeId: isCollected ? found.storeId : null,
    deliveryDays: promisedDays(
      { type: shipping.type, shippingDaysFrom: shipping.daysFrom, shippingDaysTo: shipping.daysTo },
      onTheWall(activity.zone, w.now().getTime()).day,
    ),
    note,
  }
}

const seatsOf = ({ configuration }: Activity) => ({ tables: text(configuration['tables']), shopType: text(configuration['shopType']) })

/** One that takes nothing off is left to her. */
const calledNow = ({ id, title, translations }: UsedCoupon): UsedCoupon => ({ id, title, translations })

const sentTo = ({ name, address, streetNumber, cap, city, province, countryId }: NewAddress): NewAddress => ({
  name,
  address,
  streetNumber,
  cap,
  city,
  province,
  countryId,
})
