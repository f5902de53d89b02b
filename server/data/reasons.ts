import type { I18n } from '@lingui/core'
import type { Reason } from '#contract/reasons.ts'
import { euros } from '#rules/money.ts'

/** Of an invitation neither names the other: each movement is of one person alone. */
const texts: Record<Reason['code'], { id: string; message: string }> = {
  welcome: /*i18n*/ { id: 'reason.welcome', message: 'Credito di benvenuto di {activity}' },
  invited: /*i18n*/ { id: 'reason.invited', message: 'Regalo di benvenuto: ti ha portato qui un invito' },
  inviter: /*i18n*/ { id: 'reason.inviter', message: 'Grazie: un amico ha accettato il tuo invito' },
  birthday: /*i18n*/ { id: 'reason.birthday', message: 'Buon compleanno!' },
  scratched: /*i18n*/ { id: 'reason.scratched', message: 'Vinto con un gratta e vinci' },
  lunch: /*i18n*/ { id: 'reason.lunch', message: 'Pranzo del {day}, tavolo {table}' },
  dinner: /*i18n*/ { id: 'reason.dinner', message: 'Cena del {day}, tavolo {table}' },
  takeaway: /*i18n*/ { id: 'reason.takeaway', message: 'Asporto del {day}' },
  spent: /*i18n*/ { id: 'reason.spent', message: 'Credito usato il {day}' },
  order_spent: /*i18n*/ { id: 'reason.order_spent', message: 'Credito usato per l’ordine del {day}' },
  order_earned: /*i18n*/ { id: 'reason.order_earned', message: 'Ordine {number}' },
  order_back: /*i18n*/ { id: 'reason.order_back', message: 'Credito restituito dell’ordine {number}' },
  order_taken_back: /*i18n*/ { id: 'reason.order_taken_back', message: 'Ordine {number} rimborsato' },
  till_earned: /*i18n*/ { id: 'reason.till_earned', message: 'Acquisto di {money}' },
  till_points: /*i18n*/ { id: 'reason.till_points', message: 'Punti usati il {day}' },
  till_undone: /*i18n*/ { id: 'reason.till_undone', message: 'Annullato in cassa' },
}

/** A movement's reason: a code of ours, or the text that somebody typed. */
export type Told = { reason: Reason | null; description: string | null }

/** It, as the reader of these words reads it. */
export function reasonIn(words: I18n, { reason, description }: Told): string | null {
  if (!reason) return description
  const day = 'day' in reason && words.date(new Date(reason.day), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const money = 'cents' in reason && euros(reason.cents)
  return words._({ ...texts[reason.code], values: { ...reason, day, money } })
}
