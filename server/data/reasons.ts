import type { I18n } from '@lingui/core'
import type { Given, Reason, ToCancel, ToDecline } from '#contract/reasons.ts'
import { euros } from '#rules/money.ts'
import type { ShippingType } from '#rules/shipping.ts'

/** Of an invitation neither names the other: each movement is of one person alone. When it was stands beside them all. */
const texts: Record<Reason['code'], { id: string; message: string }> = {
  welcome: /*i18n*/ { id: 'reason.welcome', message: 'Credito di benvenuto di {activity}' },
  invited: /*i18n*/ { id: 'reason.invited', message: 'Regalo di benvenuto: ti ha portato qui un invito' },
  inviter: /*i18n*/ { id: 'reason.inviter', message: 'Grazie: un amico ha accettato il tuo invito' },
  birthday: /*i18n*/ { id: 'reason.birthday', message: 'Buon compleanno!' },
  scratched: /*i18n*/ { id: 'reason.scratched', message: 'Vinto con un gratta e vinci' },
  lunch: /*i18n*/ { id: 'reason.lunch', message: 'Pranzo, tavolo {table}' },
  dinner: /*i18n*/ { id: 'reason.dinner', message: 'Cena, tavolo {table}' },
  takeaway: /*i18n*/ {
    id: 'reason.takeaway',
    message: '{people, plural, =0 {Asporto} =1 {Asporto per uno} =2 {Asporto per due} other {Asporto per #}}',
  },
  spent: /*i18n*/ { id: 'reason.spent', message: 'Credito usato' },
  lunch_spent: /*i18n*/ { id: 'reason.lunch_spent', message: 'Pranzo col credito' },
  dinner_spent: /*i18n*/ { id: 'reason.dinner_spent', message: 'Cena col credito' },
  order_spent: /*i18n*/ { id: 'reason.order_spent', message: 'Credito usato per un ordine' },
  order_earned: /*i18n*/ { id: 'reason.order_earned', message: 'Ordine {number}' },
  order_back: /*i18n*/ { id: 'reason.order_back', message: 'Credito restituito dell’ordine {number}' },
  order_taken_back: /*i18n*/ { id: 'reason.order_taken_back', message: 'Ordine {number} rimborsato' },
  till_earned: /*i18n*/ { id: 'reason.till_earned', message: 'Acquisto di {money}' },
  till_points: /*i18n*/ { id: 'reason.till_points', message: 'Punti usati' },
  till_undone: /*i18n*/ { id: 'reason.till_undone', message: 'Annullato in cassa' },
  credit_ended: /*i18n*/ { id: 'reason.credit_ended', message: 'Credito scaduto' },
}

/** A movement's reason: a code of ours, or the text that somebody typed. */
export type Told = { reason: Reason | null; description: string | null }

/** It, as the reader of these words reads it. */
export function reasonIn(words: I18n, { reason, description }: Told): string | null {
  if (!reason) return description
  const money = 'cents' in reason && euros(reason.cents)
  return words._({ ...texts[reason.code], values: { people: 0, ...reason, money } })
}

/** What is known of the order that a movement is of. */
export type OrderTold = { number: number | null; shipping: ShippingType; isGoods: boolean; articles: number }

/** An order by how it reached her: dishes or goods. */
const orders = {
  S: /*i18n*/ { id: 'movement.takeaway', message: '{articles, plural, one {Asporto, # articolo} other {Asporto, # articoli}}' },
  H: /*i18n*/ { id: 'movement.home', message: '{articles, plural, one {Consegna a casa, # articolo} other {Consegna a casa, # articoli}}' },
  C: /*i18n*/ { id: 'movement.courier', message: '{articles, plural, one {Spedizione, # articolo} other {Spedizione, # articoli}}' },
} satisfies Record<ShippingType, { id: string; message: string }>
const collected = /*i18n*/ { id: 'movement.collected', message: '{articles, plural, one {Ritiro, # articolo} other {Ritiro, # articoli}}' }
const ordered = /*i18n*/ { id: 'reason.order_earned', message: 'Ordine {number}' }
/** What an order is called, by its number. */
export const orderIn = (words: I18n, number: number): string => words._({ ...ordered, values: { number } })
const back = /*i18n*/ { id: 'movement.back', message: 'Credito restituito' }
const takenBack = /*i18n*/ { id: 'movement.taken_back', message: 'Ordine rimborsato' }

/** What the movement of an order is called, whose number stands below it. */
function orderText({ code }: Reason, { shipping, isGoods }: OrderTold) {
  if (code === 'order_back') return back
  if (code === 'order_taken_back') return takenBack
  return shipping === 'S' && isGoods ? collected : orders[shipping]
}

/** Whose welcome it is stands below it. */
const welcome = /*i18n*/ { id: 'movement.welcome', message: 'Credito di benvenuto' }

/** A movement as a story: what it was, by which code, and where or of which order. LOOK phone-7. */
export function storyIn(words: I18n, told: Told, order: OrderTold | undefined) {
  const { reason } = told
  const code = reason?.code ?? null
  if (reason?.code === 'welcome') return { description: words._(welcome), reason: code, place: reason.activity }
  if (!reason || !order)
    return { description: reasonIn(words, told), reason: code, place: (reason && 'store' in reason && reason.store) || null }
  return {
    description: words._({ ...orderText(reason, order), values: order }),
    reason: code,
    place: order.number === null ? null : orderIn(words, order.number),
  }
}

/** What staff chose, in the words in which they read it when they chose. */
const ready: Record<ToDecline | ToCancel, { id: string; message: string }> = {
  full: /*i18n*/ { id: 'ready.full', message: 'Siamo al completo' },
  away: /*i18n*/ { id: 'ready.away', message: 'A quell’ora non ci siamo' },
  kitchen_closes: /*i18n*/ { id: 'ready.kitchen_closes', message: 'La cucina chiude' },
  operator_away: /*i18n*/ { id: 'ready.operator_away', message: 'Chi ti serve non c’è' },
  asked: /*i18n*/ { id: 'ready.asked', message: 'Chiesto da chi ha ordinato' },
}

/** Why staff did something, as a row has it: the code of a reason that stood ready, or what was typed. */
type Kept = { reason: string | null; reasonCode?: ToDecline | ToCancel | null | undefined }

/** It as it is kept. */
export const keptAs = <C extends string>(given: Given<C> | undefined) =>
  typeof given === 'object' ? { reason: null, reasonCode: given.code } : { reason: given ?? null, reasonCode: null }

/** It, as the reader of these words reads it; what was typed stays as it is. */
export const givenIn = (words: I18n, { reason, reasonCode }: Kept): string | null => (reasonCode ? words._(ready[reasonCode]) : reason)
