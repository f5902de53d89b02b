import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Activity } from '#contract/activities.ts'
import type { Card } from '#contract/card.ts'
import { shownOn } from '#rules/card.ts'
import { centsOf, euros, points, tenThousandthsOf } from '#rules/money.ts'

/** `value` is the figure as it is read, `size` the integer behind it, `format` what makes one of the other. */
export type Sum = { key: 'credit' | 'points'; label: string; value: string; size: number; format: (size: number) => string }

/** What a card shows by its cash-back type: E hides points, P hides credit. SEMANTICS 4. */
export function cardSums(card: Pick<Card, 'balance' | 'pointBalance'>, cashBackType: Activity['cashBackType'], i18n: I18n): Sum[] {
  const sum = (key: Sum['key'], label: string, size: number, format: Sum['format']): Sum => ({
    key,
    label,
    value: format(size),
    size,
    format,
  })
  const credit = sum('credit', i18n._(msg`Credito`), centsOf(card.balance), euros)
  const earned = sum('points', i18n._(msg`Punti`), tenThousandthsOf(card.pointBalance), points)
  const shown = shownOn(cashBackType)
  return [...(shown.credit ? [credit] : []), ...(shown.points ? [earned] : [])]
}
