import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Activity } from '#contract/activities.ts'
import type { Card } from '#contract/card.ts'
import { shownOn } from '#rules/card.ts'
import { centsOf, euros, points, tenThousandthsOf } from '#rules/money.ts'

export type Sum = { key: 'credit' | 'points'; label: string; value: string }

/** What a card shows by its cash-back type: E hides points, P hides credit. SEMANTICS 4. */
export function cardSums(card: Pick<Card, 'balance' | 'pointBalance'>, cashBackType: Activity['cashBackType'], i18n: I18n): Sum[] {
  const credit: Sum = { key: 'credit', label: i18n._(msg`Credito`), value: euros(centsOf(card.balance)) }
  const earned: Sum = { key: 'points', label: i18n._(msg`Punti`), value: points(tenThousandthsOf(card.pointBalance)) }
  const shown = shownOn(cashBackType)
  return [...(shown.credit ? [credit] : []), ...(shown.points ? [earned] : [])]
}
