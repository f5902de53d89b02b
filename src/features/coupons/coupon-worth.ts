import type { I18n } from '@lingui/core'
import type { Coupon } from '#contract/coupons.ts'
import { centsOf, euros } from '#rules/money.ts'
import { percentWords } from '../../components/words/percent.ts'

/** What a coupon is worth, as its type tells it: `6,00 €`, `−15%`, or both; nothing where nothing is said. Spec §9. */
export function worthOf({ type, price, percentage }: Coupon, i18n: I18n): string[] {
  const money = price !== null && type !== 'S' ? [euros(centsOf(price))] : []
  const part = percentage !== null && type !== 'P' ? [`−${percentWords(percentage, i18n)}`] : []
  return [...money, ...part]
}
