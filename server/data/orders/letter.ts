import type { I18n } from '@lingui/core'
import type { LanguageCode } from '#contract/languages.ts'
import { euros } from '#rules/money.ts'
import { variantWords } from '#rules/sizes.ts'
import type { Db } from '../../db/connect.ts'
import { allergenLine } from '../menus/allergen-line.ts'
import { pickUpLine } from './pick-up.ts'
import { paymentWays, words } from './receipt-words.ts'
import { forOrderLetter, type Which } from './rows.ts'
import { shownArticle } from './shown.ts'

/** What was ordered, of food with what it holds, what it costs and where it is collected: a paragraph each, for the letter that confirms it. SEMANTICS 7. */
export async function orderInLetter(tx: Db, which: Which, i18n: I18n, language: LanguageCode): Promise<string[]> {
  const { order, store, lines } = await forOrderLetter(tx, which)
  if (!order) return []
  const articles = lines.map((line) => {
    const article = shownArticle(line, language)
    const what = `${line.quantity} × ${[article.name, ...variantWords(article)].join(', ')}: ${euros(line.unitPrice * line.quantity)}`
    return order.isGoods ? what : `${what} (${allergenLine(line.allergens, i18n)})`
  })
  const sum = (word: { id: string; message: string }, cents: number) => (cents === 0 ? [] : [`${i18n._(word)}: ${euros(cents)}`])
  const { coupon } = order
  const title = coupon && (coupon.translations[language]?.['title'] ?? coupon.title)
  return [
    ...articles,
    ...(coupon ? [`${i18n._({ ...words.coupon, values: { title } })}: ${euros(0 - order.couponValue)}`] : []),
    ...sum(words.credit, 0 - order.credit),
    ...sum(words.shipping, order.shippingPrice),
    `${i18n._(words.total)}: ${euros(order.total)} · ${i18n._(paymentWays[order.paymentType])}`,
    ...(store ? [pickUpLine(i18n, store)] : []),
  ]
}
