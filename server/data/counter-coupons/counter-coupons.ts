import type { CounterCoupon } from '#contract/counter-coupons.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { codeTyped, couponStanding } from '#rules/coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { date } from '#rules/formats.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { couponCustomers } from '../../db/schema/coupons.ts'
import type { Reads, Work } from '../../work/work.ts'
import { news } from '../notifications/kinds.ts'
import { type CouponRow, shown } from '../coupons/coupons.ts'
import { record, shownAct } from '../counter-till/acts.ts'
import { couponById, isUnused, namedByCode, namedById } from '../coupons/rows.ts'

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

/** Does it count now? @returns why not */
function check(coupon: CouponRow, zone: string, now: number): Refusal | undefined {
  const standing = couponStanding(coupon, onTheWall(zone, now).day)
  if (standing === 'expired') return refuse('coupon_expired', { day: date(coupon.expires) })
  if (standing === 'valid') return undefined
  const { day, time } = onTheWall(zone, coupon.used?.getTime() ?? now)
  return refuse(coupon.orderId === null ? 'coupon_used' : 'coupon_in_order', { day: date(day), time })
}

/** Redeems a coupon, whoever comes second not. @returns it; or not_found, own_card, coupon_used, coupon_in_order, coupon_expired */
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
  const act = await record(w, used.userId, { kind: 'redeemed', about: id })
  const about = { couponId: id, about: act.id, title, translations }
  await w.tell(used.userId, news('couponUsed', { ...about, at: onTheWall(zone, w.now().getTime()) }))
  await w.changed(used.userId, 'coupons', id)
  const after = await w.all(couponCustomers).first(namedById, { id })
  if (!after) return refuse('not_found')
  const { data } = await shownHere(w, after, language)
  return { data: { ...data, act: await shownAct(w, act.id, language) } }
}
