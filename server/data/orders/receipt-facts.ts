import type { LanguageCode } from '#contract/languages.ts'
import { type Cents, cents, points4, type Points4 } from '#rules/money.ts'
import { earnedAfter } from '#rules/order-refund.ts'
import { discountOf } from '#rules/receipt.ts'
import { type Refusal, refuse } from '#rules/refusal.ts'
import type { VatRow } from '#rules/vat.ts'
import { flows } from '../../db/schema/cards.ts'
import { orderLines, orders, orderSteps, refunds } from '../../db/schema/orders.ts'
import { legalTexts } from '../../db/schema/privacy.ts'
import { stores } from '../../db/schema/stores.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads } from '../../work/work.ts'
import { namedById } from '../counter/rows.ts'
import { byId } from '../stores/rows.ts'
import { sumsOf } from './effects.ts'
import type { Order } from './hers.ts'
import type { PickUpStore } from './pick-up.ts'
import { backOf, earnedOf, linesOf, stepsOf } from './rows.ts'
import { pricedLines, taxesOf, unratedOf, wentBack } from './taxes.ts'

/** All that stands on a receipt. `store`: where it is collected, if it has one; `paid`: when it was; `earned`: with it, or what will be once `isBooked`; `unrated`: what of the money is in no row of `vat`. */
export type Receipt = {
  from: { name: string; imprint: string; zone: string }
  order: Order
  customer: string
  store: PickUpStore | undefined
  lines: Row<typeof orderLines>[]
  full: Cents
  discount: Cents
  back: { money: Cents; credit: Cents }
  paid: Date | undefined
  earned: { credit: Cents; points: Points4; isBooked: boolean }
  vat: VatRow[]
  unrated: Cents
}

const summed = (sizes: readonly number[]) => sizes.reduce((sum, one) => sum + one, 0)

/** What it earned by the movements of the card; before they are booked what it will, unless it has ended. */
function earnings(order: Order, booked: { value: number; pointValue: number }[]): Receipt['earned'] {
  const isOver = order.progress === 'cancelled' || order.progress === 'withdrawn' || order.payment === 'refunded'
  if (booked.length > 0 || isOver) {
    const [credit, points] = [summed(booked.map(({ value }) => value)), summed(booked.map(({ pointValue }) => pointValue))]
    return { credit: cents(credit), points: points4(points), isBooked: true }
  }
  const { accumulation, points } = earnedAfter(sumsOf(order), cents(order.refunded))
  return { credit: accumulation, points, isBooked: false }
}

/** What the receipt of an order says. @param rows whose it is   @returns it; or not_found, of one that was never placed */
export async function receiptOf(
  w: Reads,
  order: Order | undefined,
  rows: Reads['mine'],
  language: LanguageCode,
): Promise<Receipt | Refusal> {
  const activity = await w.activity()
  if (!order?.placed || !activity) return refuse('not_found')
  const these = { orderIds: [order.id] }
  const lines = await rows(orderLines).list(linesOf, these)
  const back = await rows(refunds).list(backOf, these)
  const booked = await rows(flows).list(earnedOf, these)
  const steps = await rows(orderSteps).list(stepsOf, these)
  const legal = await w.all(legalTexts).first()
  const named = await rows(orders).first(namedById, { id: order.id })
  const store = order.storeId === null ? undefined : await w.all(stores).first(byId, { id: order.storeId })
  const priced = pricedLines(lines)
  const went = wentBack(order, back)
  return {
    from: { name: activity.name, imprint: legal?.translations[language]?.['imprint'] ?? legal?.imprint ?? '', zone: activity.zone },
    order,
    customer: `${named?.name ?? ''} ${named?.surname ?? ''}`.trim(),
    store,
    lines,
    ...discountOf(priced),
    back: went,
    paid: steps.find(({ payment }) => payment === 'paid')?.at,
    earned: earnings(order, booked),
    vat: taxesOf(order, priced, went.money),
    unrated: unratedOf(order, priced, went.money),
  }
}
