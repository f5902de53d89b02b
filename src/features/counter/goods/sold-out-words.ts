import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CounterSize } from '#contract/sold-out.ts'

const words = {
  today: msg`finito per oggi`,
  until_changed: msg`finito fino a nuovo avviso`,
}
const onSale = msg`in vendita`

/** What staff say of something, in words. */
export const soldOutWords = (soldOut: CounterSize['soldOut'], i18n: I18n): string => i18n._(soldOut ? words[soldOut] : onSale)
