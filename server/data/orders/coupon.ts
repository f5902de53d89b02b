import { couponStanding, type CouponWorth, isForOrders } from '#rules/coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { cents } from '#rules/money.ts'
import type { CouponLost } from '#rules/order-changes.ts'
import { type Refusal, refuse } from '#rules/refusal.ts'
import { couponCustomers } from '../../db/schema/coupons.ts'
import type { Row } from '../../work/tables.ts'
import type { Work } from '../../work/work.ts'
import { isUnused, ownById } from '../coupons/rows.ts'
import { news } from '../notifications/kinds.ts'
import type { Hers, Unwritten } from './hers.ts'

/** An order in the transaction that takes a step with it. */
type Doing = { w: Work; hers: Hers; order: Unwritten; zone: string }
type CouponRow = Row<typeof couponCustomers>
/** The coupon that she chose, with what it is worth; or why it counts no more. */
export type Wished = { row?: CouponRow; worth?: CouponWorth; lost?: CouponLost }

/**
 * The coupon that she chose. Its row is held until commit: of any number of orders and tills that want it one has it, and the
 * others are told so. docs/decisions/coupon-in-the-sum.md.
 * @returns it; or not_found where it never was hers, coupon_till where it is for the till alone
 */
export async function wishedCoupon(w: Work, couponId: string | null | undefined, zone: string): Promise<Wished | Refusal> {
  if (!couponId) return {}
  const [row] = await w.mine(couponCustomers).hold(ownById, { id: couponId })
  if (!row) return refuse('not_found')
  if (row.state === 'deleted') return { lost: 'gone' }
  const standing = couponStanding(row, onTheWall(zone, w.now().getTime()).day)
  if (standing !== 'valid') return { lost: standing }
  if (!isForOrders(row)) return refuse('coupon_till')
  return { row, worth: { type: row.type, price: row.price === null ? null : cents(row.price), percentage: row.percentage } }
}

/** The coupon of an order is used from the moment it is made, paid or not. */
export async function takeCoupon({ w, hers, order }: Doing): Promise<void> {
  if (!order.coupon) return
  const used = await hers.rows(couponCustomers).set(order.coupon.id, { state: 'used', used: w.now(), orderId: order.id }, isUnused)
  if (!used) throw new Error('a coupon that was held for an order is used')
  await w.changed(order.userId, 'coupons', used.id)
}

/** An order that comes to nothing leaves its coupon unused; it counts again if its last day is not over, and then she is told. */
export async function freeCoupon({ w, hers, order, zone }: Doing): Promise<void> {
  const id = order.coupon?.id
  const [row] = id ? await hers.rows(couponCustomers).hold(ownById, { id }) : []
  if (!row || row.orderId !== order.id) return
  const state = row.state === 'deleted' ? 'deleted' : 'unused'
  await hers.rows(couponCustomers).set(row.id, { state, used: null, orderId: null })
  await w.changed(order.userId, 'coupons', row.id)
  const { title, translations } = row
  if (couponStanding({ ...row, state }, onTheWall(zone, w.now().getTime()).day) === 'valid' && state === 'unused')
    await w.tell(order.userId, news('couponBack', { couponId: row.id, about: order.id, title, translations, isOrder: true }))
}
