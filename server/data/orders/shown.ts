import type { LanguageCode } from '#contract/languages.ts'
import type { Article, Order as Shown } from '#contract/orders.ts'
import { epcQr, transferReference } from '#rules/bank-transfer.ts'
import { cents, moneyOf, pointsOf } from '#rules/money.ts'
import { actsAs } from '#rules/order-actors.ts'
import { stepsOpen } from '#rules/order-steps.ts'
import { timelineOf } from '#rules/order-timeline.ts'
import { checkWithdrawal } from '#rules/withdrawal.ts'
import { orderLines, orderSteps, paymentAttempts } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/shop.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads } from '../../work/work.ts'
import type { Order } from './hers.ts'
import { attemptsOf, linesOf, paymentsOffered, stepsOf } from './rows.ts'

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

type About = {
  lines: Line[]
  steps: Row<typeof orderSteps>[]
  attempts: Row<typeof paymentAttempts>[]
  account: Row<typeof payments> | undefined
  zone: string
  now: number
  language: LanguageCode
}

const HERS = ['cancel', 'ask_cancel', 'withdraw', 'give_up'] as const

/** What she may do with it now. */
function stepsFor(order: Order, zone: string, now: number): Shown['steps'] {
  const open = stepsOpen(order, actsAs({ via: 'customer', roles: [] }))
  const mayWithdraw = !checkWithdrawal({ ...order, done: order.done?.getTime() ?? null }, zone, now)
  return HERS.filter(
    (step) => open.includes(step) && (step !== 'withdraw' || mayWithdraw) && (step !== 'ask_cancel' || !order.isCancelAsked),
  )
}

/** What to write on the transfer, as long as it is not paid. */
function transferOf({ paymentType, payment, progress, number, total }: Order, account: About['account']): Shown['transfer'] {
  const isOpen = paymentType === 'BT' && payment === 'open' && progress !== 'cancelled' && total > 0
  if (!isOpen || number === null || !account?.iban) return null
  const { accountName, iban, bic } = account
  const name = accountName ?? ''
  const reference = transferReference(String(number))
  return { name, iban, reference, qr: epcQr({ name, iban, ...(bic && { bic }) }, cents(total), reference) ?? null }
}

function shownOrder(order: Order, { lines, steps, attempts, account, zone, now, language }: About): Shown {
  const history = steps.filter(({ progress }, index) => progress !== steps[index - 1]?.progress)
  const open = order.progress === 'pending' ? attempts.find(({ state }) => state === 'open') : undefined
  return {
    id: order.id,
    number: order.number,
    created: order.created.toISOString(),
    progress: order.progress,
    payment: order.payment,
    paymentType: order.paymentType,
    shippingType: order.shipping,
    subtotal: moneyOf(order.subtotal),
    usedCreditValue: moneyOf(0 - order.credit),
    shippingPrice: moneyOf(order.shippingPrice),
    totalPrice: moneyOf(order.total),
    refunded: moneyOf(order.refunded),
    accumulation: moneyOf(order.accumulation),
    points: pointsOf(order.points),
    isAccrued: order.isAccrued,
    archived: order.isArchived,
    orderTimeRequest: order.slot,
    note: order.note,
    address: order.address,
    readyBy: order.readyBy?.toISOString() ?? null,
    expires: order.expires?.toISOString() ?? null,
    isCancelAsked: order.isCancelAsked,
    articles: lines.map((line) => shownArticle(line, language)),
    timeline: timelineOf(
      order.shipping,
      history.map(({ progress, at }) => ({ progress, at: at.toISOString() })),
    ),
    steps: stepsFor(order, zone, now),
    session: open?.ref && open.url ? { sessionId: open.ref, url: open.url } : null,
    transfer: transferOf(order, account),
  }
}

/**
 * These orders on the wire: as many statements for fifty as for one.
 * @param rows whose lines, steps and payments: hers, unless staff look at everybody's
 */
export async function shown(
  w: Pick<Reads, 'mine' | 'all' | 'activity' | 'now'>,
  all: readonly Order[],
  language: LanguageCode,
  rows: Reads['mine'] = w.mine,
): Promise<Shown[]> {
  if (all.length === 0) return []
  const these = { orderIds: all.map(({ id }) => id) }
  const lines = await rows(orderLines).list(linesOf, these)
  const steps = await rows(orderSteps).list(stepsOf, these)
  const attempts = all.some(({ progress }) => progress === 'pending') ? await rows(paymentAttempts).list(attemptsOf, these) : []
  const offered = all.some(({ paymentType, payment }) => paymentType === 'BT' && payment === 'open')
    ? await w.all(payments).list(paymentsOffered)
    : []
  const zone = (await w.activity())?.zone ?? 'UTC'
  const of = <T extends { orderId: string }>(rows: T[], id: string) => rows.filter(({ orderId }) => orderId === id)
  return all.map((order) =>
    shownOrder(order, {
      lines: of(lines, order.id),
      steps: of(steps, order.id),
      attempts: of(attempts, order.id),
      account: offered.find(({ type }) => type === 'BT'),
      zone,
      now: w.now().getTime(),
      language,
    }),
  )
}

/** One of them. */
export async function shownOne(w: Parameters<typeof shown>[0], order: Order, language: LanguageCode): Promise<{ data: Shown }> {
  const [data] = await shown(w, [order], language)
  if (!data) throw new Error('an order was not shown')
  return { data }
}
