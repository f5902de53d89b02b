import type { LanguageCode } from '#contract/languages.ts'
import type { Article, Order as Shown } from '#contract/orders.ts'
import { epcQr, transferReference } from '#rules/bank-transfer.ts'
import { cents, moneyOf, points4, pointsOf } from '#rules/money.ts'
import { actsAs } from '#rules/order-actors.ts'
import { stepsOpen } from '#rules/order-steps.ts'
import { timelineOf } from '#rules/order-timeline.ts'
import { type Latest, payableAt } from '#rules/payments.ts'
import { checkWithdrawal } from '#rules/withdrawal.ts'
import { orderLines, orders, type UsedCoupon } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/shop.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads } from '../../work/work.ts'
import type { Order } from './hers.ts'
import { historyOf, linesOf, type Missing, paymentsOffered } from './rows.ts'

type Line = Row<typeof orderLines>

/** What was ordered on the wire, in the reader's language. */
export function shownArticle(line: Line, language: LanguageCode): Article {
  const { id, variantId, itemColorId, size, image, allergens, quantity, translations } = line
  return {
    id,
    itemColorSizeId: variantId,
    itemColorId,
    name: translations[language]?.['name'] ?? line.name,
    color: translations[language]?.['color'] ?? line.color,
    size,
    image,
    allergens,
    price: moneyOf(line.price),
    unitPrice: moneyOf(line.unitPrice),
    quantity,
  }
}

const shownCoupon = ({ id, title, translations }: UsedCoupon, value: number, language: LanguageCode): Shown['coupon'] => ({
  id,
  title: translations[language]?.['title'] ?? title,
  value: moneyOf(0 - value),
})

/** What is shown with an order. `steps`: where each led, and when; `attempt`: the latest to pay it; `missing`: what it earned and could not be taken back; `account`: where a bank transfer goes to. */
export type About = {
  lines: Line[]
  steps: { progress: Order['progress']; at: Date | string }[]
  attempt: Latest | null
  missing?: Missing
  account: Row<typeof payments> | undefined
  zone: string
}
/** When, and to whom. */
type Reader = { now: number; language: LanguageCode }

const HERS = ['cancel', 'ask_cancel', 'withdraw', 'give_up'] as const

/** What she may do with it now. */
function stepsFor(order: Order, zone: string, now: number): Shown['steps'] {
  const open = stepsOpen(order, actsAs({ via: 'customer', roles: [] }))
  const mayWithdraw = !checkWithdrawal({ ...order, done: order.done?.getTime() ?? null }, zone, now)
  return HERS.filter((step) => open.includes(step) && (step !== 'withdraw' || mayWithdraw))
}

/** What to write on the transfer, as long as it is to be paid: not once it was cancelled or withdrawn from. */
function transferOf({ paymentType, payment, progress, number, total }: Order, account: About['account']): Shown['transfer'] {
  const isOver = progress === 'cancelled' || progress === 'withdrawn'
  const isOpen = paymentType === 'BT' && payment === 'open' && !isOver && total > 0
  if (!isOpen || !account?.iban) return null
  const { accountName, iban, bic } = account
  const name = accountName ?? ''
  const reference = transferReference(String(number))
  return { name, iban, reference, qr: epcQr({ name, iban, ...(bic && { bic }) }, cents(total), reference) ?? null }
}

const shownMissing = ({ accumulation, points }: Missing) => ({
  accumulation: moneyOf(cents(accumulation)),
  points: pointsOf(points4(points)),
})

/** An order on the wire. */
export function shownOrder(order: Order, { lines, steps, attempt, missing, account, zone }: About, { now, language }: Reader): Shown {
  const history = steps.filter(({ progress }, index) => progress !== steps[index - 1]?.progress)
  return {
    id: order.id,
    number: order.number,
    created: order.created.toISOString(),
    progress: order.progress,
    payment: order.payment,
    paymentType: order.paymentType,
    shippingType: order.shipping,
    subtotal: moneyOf(order.subtotal),
    ...(order.coupon && { coupon: shownCoupon(order.coupon, order.couponValue, language) }),
    usedCreditValue: moneyOf(0 - order.credit),
    shippingPrice: moneyOf(order.shippingPrice),
    totalPrice: moneyOf(order.total),
    refunded: moneyOf(order.refunded),
    ...(order.owed > 0 && { owed: moneyOf(order.owed) }),
    ...(order.unreturned > 0 && { unreturned: moneyOf(order.unreturned) }),
    accumulation: moneyOf(order.accumulation),
    points: pointsOf(order.points),
    ...(missing && missing.accumulation + missing.points > 0 && { missing: shownMissing(missing) }),
    isAccrued: order.isAccrued,
    archived: order.isArchived,
    orderTimeRequest: order.slot,
    note: order.note,
    table: order.table,
    storeId: order.storeId,
    address: order.address,
    readyBy: order.readyBy?.toISOString() ?? null,
    deliveryDays: order.deliveryDays,
    expected: order.expected,
    expires: order.expires?.toISOString() ?? null,
    isCancelAsked: order.isCancelAsked,
    articles: lines.map((line) => shownArticle(line, language)),
    timeline: timelineOf(
      order.shipping,
      history.map(({ progress, at }) => ({ progress, at: new Date(at).toISOString() })),
    ),
    steps: stepsFor(order, zone, now),
    session: null,
    ...(order.progress === 'pending' && attempt && payableAt(attempt)),
    transfer: transferOf(order, account),
  }
}

/**
 * These orders on the wire: two statements, or three, for fifty as for one.
 * @param rows whose lines, steps and payments: hers, unless staff look at everybody's
 */
export async function shown(
  w: Pick<Reads, 'mine' | 'all' | 'now'>,
  all: readonly Order[],
  language: LanguageCode,
  rows: Reads['mine'] = w.mine,
): Promise<Shown[]> {
  if (all.length === 0) return []
  const these = { orderIds: all.map(({ id }) => id) }
  const lines = await rows(orderLines).list(linesOf, these)
  const histories = await rows(orders).list(historyOf, these)
  const isTransfer = all.some(({ paymentType, payment }) => paymentType === 'BT' && payment === 'open')
  const account = isTransfer ? (await w.all(payments).list(paymentsOffered)).find(({ type }) => type === 'BT') : undefined
  const reader = { now: w.now().getTime(), language }
  return all.flatMap((order) => {
    const history = histories.find(({ id }) => id === order.id)
    const its = lines.filter(({ orderId }) => orderId === order.id)
    return history ? shownOrder(order, { ...history, lines: its, account }, reader) : []
  })
}

/** One of them. */
export async function shownOne(w: Parameters<typeof shown>[0], order: Order, language: LanguageCode): Promise<{ data: Shown }> {
  const [data] = await shown(w, [order], language)
  if (!data) throw new Error('an order was not shown')
  return { data }
}
