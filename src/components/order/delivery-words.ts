import type { I18n } from '@lingui/core'
import type { DeliveryDays } from '#rules/shipping.ts'

/** Between which days it arrives, in words: "24–26 novembre". */
export function deliveryWords({ from, to }: DeliveryDays, i18n: I18n): string {
  const format = new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  // Italian writes the days of two months with two digits: "30 novembre – 02 dicembre".
  return format.formatRange(new Date(from), new Date(to)).replace(/\b0(?=\d)/g, '')
}
