import type { CounterCoupon, OfferedCoupon } from '#contract/counter-coupons.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { codeTyped, couponStanding, couponType } from '#rules/coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { date } from '#rules/formats.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { couponCustomers } from '../../db/schema/coupons.ts'
import { customers } from '../../db/schema/customers.ts'
import type { Reads, Work } from '../../work/work.ts'
import { news } from '../notifications/kinds.ts'
import { type CouponRow, shown, worded } from '../coupons/coupons.ts'
import { definitions, give } from '../coupons/give.ts'
import { couponById, isUnused, ofUser, namedByCode, namedById } from '../coupons/rows.ts'

type Named = { coupon: CouponRow; name: string; surname: string }

const zoneOf = async (w: Reads | Work) => (await w.activity())?.zone ?? 'Europe/Rome'

async function shownHere(w: Reads | Work, { coupon, name, surname }: Named, language: LanguageCode): Promise<{ data: CounterCoupon }> {
  const today = onTheWall(await zoneOf(w), w.now().getTime()).day
  const standing = couponStanding(coupon, today)
  return { data: { ...shown(coupon, language), customer: { id: coupon.userId, name: `${name} ${surname}`.trim() }, standing } }
}

/** The coupon that carries a code. @returns it; or not_found, own_card where it is their own */
export async function byCode(w: Reads, code: string, language: LanguageCode) {
  const found = await w.all(couponCustomers).first(namedByCode, { code: codeTyped(code) })
  if (!found) return refuse('not_found')
  w.customer(found.coupon.userId, 'counter')
  return shownHere(w, found, language)
}

/** What the activity can give, in the order of its bundle. */
export async function offered(w: Reads, language: LanguageCode): Promise<{ data: OfferedCoupon[]; totalRows: number }> {
  const all = await definitions(w)
  const data = all.map((one) => ({ ...worded(one, language), type: couponType(one), validDays: one.validDays }))
  return { data, totalRows: data.length }
}

/**
 * Gives a coupon of the bundle to one customer, who is told.
 * @returns it; or not_found if there is no such coupon or customer, own_card where it is their own, coupon_held if she has one that counts still
 */
export async function giveTo(w: Work, couponId: string, userId: string, language: LanguageCode) {
  w.customer(userId, 'counter')
  const definition = (await definitions(w)).find(({ id }) => id === couponId)
  if (!definition || (await w.all(customers).count(ofUser, { userId })) === 0) return refuse('not_found')
  const [id] = await give(w, definition, userId)
  if (id === undefined) return refuse('coupon_held')
  const given = await w.all(couponCustomers).first(namedById, { id })
  return given ? shownHere(w, given, language) : refuse('not_found')
}

/** Does it count now? @returns why not */
function check(coupon: CouponRow, zone: string, now: number): Refusal | undefined {
  const standing = couponStanding(coupon, onTheWall(zone, now).day)
  if (standing === 'expired') return refuse('coupon_expired', { day: date(coupon.expires) })
  if (standing === 'valid') return undefined
  const { day, time } = onTheWall(zone, coupon.used?.getTime() ?? now)
  return refuse('coupon_used', { day: date(day), time })
}

/** Redeems a coupon, whoever comes second not. @returns it; or not_found, own_card, coupon_used, coupon_expired */
export async function redeem(w: Work, id: string, language: LanguageCode) {
  const found = await w.all(couponCustomers).first(couponById, { id })
  if (!found) return refuse('not_found')
  const theirs = w.customer(found.userId, 'counter').rows(couponCustomers)
  const [row] = await theirs.hold(couponById, { id })
  if (!row) return refuse('not_found')
  const zone = await zoneOf(w)
  const no = check(row, zone, w.now().getTime())
  if (isRefusal(no)) return no
  const used = await theirs.set(id, { state: 'used', used: w.now(), usedBy: w.scope.actor.id }, isUnused)
  if (!used) return refuse('not_found')
  const { title, translations } = used
  await w.tell(used.userId, news('couponUsed', { couponId: id, title, translations, at: onTheWall(zone, w.now().getTime()) }))
  await w.changed(used.userId, 'coupons', id)
  const after = await w.all(couponCustomers).first(namedById, { id })
  return after ? shownHere(w, after, language) : refuse('not_found')
}
