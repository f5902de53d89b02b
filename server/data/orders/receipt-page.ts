import type { I18n } from '@lingui/core'
import type { LanguageCode } from '#contract/languages.ts'
import { euros, percent } from '#rules/money.ts'
import { variantWords } from '#rules/sizes.ts'
import { GREY, type Paper, pdfOf, type Style } from '../../pdf/paper.ts'
import { wordsIn } from '../../words.ts'
import type { Receipt } from './receipt-facts.ts'
import { pickUpLine } from './pick-up.ts'
import { paymentWays, words } from './receipt-words.ts'
import { shownArticle } from './shown.ts'

/** Points: A4 is 595 wide. */
const MARGIN = 48
const WIDTH = 595.28 - 2 * MARGIN
const LEFT = { x: MARGIN, width: WIDTH }
/** The columns of the articles, and of the taxes. */
const NAME = { x: MARGIN, width: 270 }
const COUNT = { x: MARGIN + 280, width: 30, align: 'right' } as const
const PRICE = { x: MARGIN + 320, width: 80, align: 'right' } as const
const SUM = { x: MARGIN + 410, width: WIDTH - 410, align: 'right' } as const
const LABEL = { x: MARGIN + 200, width: 200, align: 'right' } as const
const SMALL = { size: 8, colour: GREY } as const

type Cell = [text: string, style: Style]
/** What writes a receipt: the paper, and its reader's words. */
type Hand = { paper: Paper; receipt: Receipt; i18n: I18n; language: LanguageCode }

/** Cells beside one another. */
function row({ write, heightOf, keep, doc }: Paper, ...cells: Cell[]) {
  const height = Math.max(...cells.map(([text, style]) => heightOf(text, style)))
  keep(height)
  const top = doc.y
  for (const [text, style] of cells) write(text, { ...style, y: top })
  doc.y = top + height
}
const gap = ({ doc }: Paper, points: number) => void (doc.y += points)

const dayIn = ({ language, receipt }: Hand, at: Date) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: receipt.from.zone }).format(at)

function head(hand: Hand) {
  const { paper, receipt, i18n } = hand
  const { from, order, customer } = receipt
  paper.write(from.name, { ...LEFT, size: 16, weight: 700 })
  if (from.imprint) paper.write(from.imprint, { ...LEFT, ...SMALL })
  gap(paper, 24)
  paper.write(i18n._({ ...words.title, values: { number: order.number } }), { ...LEFT, size: 20, weight: 700 }, 'H1')
  gap(paper, 4)
  paper.write(i18n._({ ...words.placed, values: { day: dayIn(hand, order.created) } }), LEFT)
  if (customer) paper.write(customer, LEFT)
  if (order.progress === 'cancelled' || order.progress === 'withdrawn') paper.write(i18n._(words[order.progress]), { ...LEFT, weight: 700 })
  gap(paper, 20)
}

function articles({ paper, receipt, i18n, language }: Hand) {
  row(
    paper,
    [i18n._(words.article), { ...NAME, ...SMALL }],
    [i18n._(words.price), { ...PRICE, ...SMALL }],
    [i18n._(words.sum), { ...SUM, ...SMALL }],
  )
  paper.rule()
  gap(paper, 6)
  for (const line of receipt.lines) {
    const { quantity, unitPrice, price } = line
    const shown = shownArticle(line, language)
    const variant = variantWords(shown).join(', ')
    row(paper, [shown.name, NAME], [`${quantity} ×`, COUNT], [euros(unitPrice), PRICE], [euros(unitPrice * quantity), SUM])
    const was = unitPrice < price ? i18n._({ ...words.insteadOf, values: { price: euros(price) } }) : ''
    if (variant || was) row(paper, [variant, { ...NAME, ...SMALL }], [was, { ...PRICE, ...SMALL }])
    gap(paper, 4)
  }
  paper.rule()
  gap(paper, 6)
}

function sums({ paper, receipt, i18n, language }: Hand) {
  const { order, full, discount, back } = receipt
  const add = (label: keyof typeof words, figure: string, style: Partial<Style> = {}) =>
    row(paper, [i18n._(words[label]), { ...LABEL, ...style }], [figure, { ...SUM, ...style }])
  if (discount > 0) {
    add('goods', euros(full))
    add('discount', euros(0 - discount))
  }
  add('subtotal', euros(order.subtotal))
  if (order.coupon) {
    const { title, translations } = order.coupon
    const coupon = i18n._({ ...words.coupon, values: { title: translations[language]?.['title'] ?? title } })
    row(paper, [coupon, { ...LABEL, x: MARGIN, width: 400 }], [euros(0 - order.couponValue), SUM])
  }
  if (order.credit > 0) add('credit', euros(0 - order.credit))
  if (order.shipping !== 'S')
    add(order.shipping === 'H' ? 'home' : 'shipping', order.shippingPrice > 0 ? euros(order.shippingPrice) : i18n._(words.free))
  add('total', euros(order.total), { size: 13, weight: 700 })
  const isThere = back.money - order.unreturned
  if (isThere > 0) add('moneyBack', euros(0 - isThere))
  if (order.unreturned > 0) add('moneyOwed', euros(0 - order.unreturned))
  if (back.credit > 0) add('creditBack', euros(back.credit))
}

const isOver = ({ progress }: Receipt['order']) => progress === 'cancelled' || progress === 'withdrawn'

/** How it was paid and when, or that it was not. */
function payment(hand: Hand): string {
  const { receipt, i18n } = hand
  const { order, paid } = receipt
  const way = order.total > 0 ? [i18n._(paymentWays[order.paymentType])] : []
  if (order.payment !== 'open' && paid) return [...way, i18n._({ ...words.paid, values: { day: dayIn(hand, paid) } })].join(' · ')
  return [...way, i18n._(isOver(order) ? words.unpaid : words.open)].join(' · ')
}

function earned({
  receipt: {
    earned: { credit, points, isBooked },
  },
  i18n,
}: Hand): string | undefined {
  const whole = Math.trunc(points / 10_000)
  const gains = [credit > 0 ? euros(credit) : '', whole > 0 ? i18n._({ ...words.points, values: { points: whole } }) : ''].filter(Boolean)
  return gains.length > 0 ? `${i18n._(isBooked ? words.earned : words.expected)}: ${gains.join(', ')}` : undefined
}

function taxes({ paper, receipt, i18n }: Hand) {
  if (receipt.vat.length === 0) return
  const figures = ([rate, net, tax, gross]: [string, string, string, string], style: Partial<Style> = {}) =>
    row(
      paper,
      [rate, { ...NAME, ...style }],
      [net, { ...COUNT, x: MARGIN + 200, width: 110, ...style }],
      [tax, { ...PRICE, ...style }],
      [gross, { ...SUM, ...style }],
    )
  gap(paper, 16)
  paper.keep(60)
  paper.write(i18n._(words.vat), { ...LEFT, weight: 700 })
  figures([i18n._(words.rate), i18n._(words.net), i18n._(words.tax), i18n._(words.sum)], SMALL)
  paper.rule()
  gap(paper, 4)
  for (const { rate, net, vat, gross } of receipt.vat) figures([percent(rate / 100), euros(net), euros(vat), euros(gross)])
  if (receipt.unrated > 0) figures([i18n._(words.unrated), '', '', euros(receipt.unrated)])
}

/** Draws a receipt in a language, as base64. An order that has not changed has the same one, to the byte. */
export async function draw(receipt: Receipt, language: LanguageCode): Promise<string> {
  const i18n = await wordsIn(language)
  const { number, created } = receipt.order
  const title = i18n._({ ...words.title, values: { number } })
  const bytes = await pdfOf({ title, language, size: 'A4', margin: MARGIN, created }, (paper) => {
    const hand: Hand = { paper, receipt, i18n, language }
    head(hand)
    articles(hand)
    sums(hand)
    gap(paper, 16)
    paper.write(payment(hand), LEFT)
    if (receipt.store && !isOver(receipt.order)) paper.write(pickUpLine(i18n, receipt.store), LEFT)
    const gain = earned(hand)
    if (gain) paper.write(gain, LEFT)
    taxes(hand)
    gap(paper, 24)
    paper.keep(20)
    paper.write(i18n._(words.note), { ...LEFT, ...SMALL })
  })
  return bytes.toString('base64')
}
