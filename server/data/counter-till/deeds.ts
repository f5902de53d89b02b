import type { LanguageCode } from '#contract/languages.ts'
import { cents, centsOf, moneyOf, points4, pointsOf, tenThousandthsOf } from '#rules/money.ts'
import { isRefusal, type Refusal, refuse, refuseField } from '#rules/refusal.ts'
import { onTheWall } from '#rules/days.ts'
import { gainOf, isGain, MOST_PURCHASE } from '#rules/till.ts'
import { cards } from '../../db/schema/cards.ts'
import type { Entry, Movement } from '../../work/ledger.ts'
import type { Work } from '../../work/work.ts'
import { news } from '../notifications/kinds.ts'
import { spendable } from '../spendable.ts'
import { record, shownAct } from './acts.ts'

/** Moves a customer's card, for her to see at once: in her feed, on her devices and in the app that she has open. Refuses as the ledger does. */
export async function book(w: Work, userId: string, entry: Entry): Promise<Movement | Refusal> {
  const made = await w.customer(userId, 'counter').ledger.post(entry)
  if (isRefusal(made)) return made
  await w.tell(userId, news('movement', made))
  await w.changed(userId, 'card', made.id)
  return made
}

type Purchase = { id: string; purchase: string; credit: string; points: string }

/**
 * Credit and points from a purchase, in one movement. `credit` and `points` are what staff were shown.
 * @returns the act; or not_found, own_card, till_nothing, till_changed with the figures of now
 */
export async function earn(w: Work, { id, purchase, credit, points }: Purchase, language: LanguageCode) {
  const theirs = w.customer(id, 'counter')
  const spent = centsOf(purchase)
  if (spent <= 0 || spent > MOST_PURCHASE) return refuseField('purchase', 'malformed')
  const [activity, card] = [await w.activity(), await theirs.rows(cards).first()]
  if (!activity || !card) return refuse('not_found')
  const gain = gainOf(spent, { ...activity, pointValue: cents(activity.pointValue) })
  if (!isGain(gain)) return refuse('till_nothing')
  if (gain.credit !== centsOf(credit) || gain.points !== tenThousandthsOf(points)) {
    const { cashBackType, rate, pointValue } = activity
    const gives = { cashBackType, rate, pointValue: moneyOf(pointValue) }
    return refuse('till_changed', undefined, { fresh: { credit: moneyOf(gain.credit), points: pointsOf(gain.points), gives } })
  }
  const made = await book(w, id, { type: 'AA', cents: gain.credit, points: gain.points, reason: { code: 'till_earned', cents: spent } })
  if (isRefusal(made)) return made
  const act = await record(w, id, { kind: 'earned', about: made.id, purchase: spent })
  return { data: await shownAct(w, act.id, language) }
}

type Spending = { id: string; of: 'credit' | 'points'; amount: string }

/** Credit or points that she uses. @returns the act; or not_found, own_card, till_balance with what is there */
export async function spend(w: Work, { id, of, amount }: Spending, language: LanguageCode) {
  const theirs = w.customer(id, 'counter')
  const { day } = onTheWall((await w.activity())?.zone ?? 'Europe/Rome', w.now().getTime())
  const entry: Entry =
    of === 'credit'
      ? { type: 'C', cents: centsOf(amount), points: points4(0), reason: { code: 'spent', day } }
      : { type: 'P', cents: cents(0), points: tenThousandthsOf(amount), reason: { code: 'till_points', day } }
  if (entry.cents + entry.points <= 0) return refuseField('amount', 'malformed')
  const made = await book(w, id, entry)
  if (isRefusal(made)) {
    const card = made.refused === 'balance_below_zero' ? await theirs.rows(cards).first() : undefined
    return card ? refuse('till_balance', undefined, { fresh: { ...spendable(card), pointBalance: pointsOf(card.pointBalance) } }) : made
  }
  const act = await record(w, id, { kind: 'spent', about: made.id })
  return { data: await shownAct(w, act.id, language) }
}
