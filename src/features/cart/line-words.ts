import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CartItem, LineChange } from '#contract/cart.ts'
import { centsOf, euros } from '#rules/money.ts'

/** What became of a line since it was put in the cart. */
export function changeWords({ is, before, now }: LineChange, i18n: I18n): string {
  if (is === 'gone') return i18n._(msg`Non è più in vendita`)
  if (is === 'sold_out') return i18n._(msg`Esaurito`)
  const left = now ?? ''
  if (is === 'fewer') return i18n._(msg`Ne restano solo ${left}`)
  const old = euros(centsOf(before ?? 0))
  return i18n._(msg`Il prezzo è cambiato: era ${old}`)
}

/** Whether something of a line is to be set right before it can be ordered: another price is only said. */
export const standsInTheWay = ({ changes }: Pick<CartItem, 'changes'>): boolean => changes.some(({ is }) => is !== 'price')
