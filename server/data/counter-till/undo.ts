import type { LanguageCode } from '#contract/languages.ts'
import { cents, points4 } from '#rules/money.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { isUndoable, undoingOf } from '#rules/till.ts'
import { flows } from '../../db/schema/cards.ts'
import { couponCustomers } from '../../db/schema/coupons.ts'
import { tillActs } from '../../db/schema/till.ts'
import type { Row } from '../../work/tables.ts'
import type { Work } from '../../work/work.ts'
import { takeBack as takeCouponBack } from '../coupons/give.ts'
import { news } from '../notifications/kinds.ts'
import { takeBack as takeCardBack } from '../scratch-cards/issue.ts'
import { shownAct } from './acts.ts'
import { book } from './deeds.ts'
import { actById, isNotUndone, isUsed, movementById } from './rows.ts'

type Act = Row<typeof tillActs>

/** The opposite movement. @returns nothing; or undo_spent where she has too little left of what she was given */
async function moveBack(w: Work, { userId, about }: Act): Promise<Refusal | undefined> {
  const made = await w.customer(userId, 'counter').rows(flows).first(movementById, { id: about })
  const type = made && undoingOf(made.type)
  if (!type) return refuse('not_found')
  const size = { cents: cents(Math.abs(made.value)), points: points4(Math.abs(made.pointValue)) }
  const back = await book(w, userId, { type, ...size, reason: { code: 'till_undone' } })
  if (!isRefusal(back)) return undefined
  return back.refused === 'balance_below_zero' ? refuse('undo_spent') : back
}

/** The coupon counts again. @returns nothing; or not_found if she has thrown it away since */
async function giveBack(w: Work, { id, userId, about }: Act): Promise<Refusal | undefined> {
  const coupon = await w.customer(userId, 'counter').rows(couponCustomers).set(about, { state: 'unused', used: null, usedBy: null }, isUsed)
  if (!coupon) return refuse('not_found')
  const { title, translations } = coupon
  await w.tell(userId, news('couponBack', { couponId: coupon.id, about: id, title, translations }))
  await w.changed(userId, 'coupons', coupon.id)
  return undefined
}

const undoing: Record<Act['kind'], (w: Work, act: Act) => Promise<Refusal | undefined>> = {
  earned: moveBack,
  spent: moveBack,
  redeemed: giveBack,
  given: (w, { userId, about }) => takeCouponBack(w, userId, about),
  issued: (w, { userId, about }) => takeCardBack(w, userId, about),
}

/**
 * Undoes what whoever asks did at the till, within a minute by the server's clock and once: rivals queue on its row.
 * @returns it; or not_found, undo_done, undo_over, undo_spent, undo_used
 */
export async function undo(w: Work, id: string, language: LanguageCode) {
  const known = await w.all(tillActs).first(actById, { id })
  if (!known || known.actor === null || known.actor !== w.scope.actor.id) return refuse('not_found')
  const theirs = w.customer(known.userId, 'counter').rows(tillActs)
  const [act] = await theirs.hold(actById, { id })
  if (!act) return refuse('not_found')
  if (act.undone) return refuse('undo_done')
  if (!isUndoable(act.created.getTime(), w.now().getTime())) return refuse('undo_over')
  const no = await undoing[act.kind](w, act)
  if (no) return no
  await theirs.set(id, { undone: w.now() }, isNotUndone)
  return { data: await shownAct(w, id, language) }
}
