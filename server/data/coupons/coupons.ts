import type { Coupon } from '#contract/coupons.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Paging } from '#contract/wire.ts'
import { moneyOf } from '#rules/money.ts'
import { refuse } from '#rules/refusal.ts'
import { couponCustomers } from '../../db/schema/coupons.ts'
import { cut } from '../../work/sorting.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'
import { hers, isShown } from './rows.ts'

export type CouponRow = Row<typeof couponCustomers>

/** A coupon as its reader reads it. */
export function shown({ translations, ...row }: CouponRow, language: LanguageCode): Coupon {
  const own = translations[language]
  return {
    id: row.id,
    title: own?.['title'] ?? row.title,
    description: own?.['description'] ?? row.description ?? '',
    image: row.image,
    type: row.type,
    price: row.price === null ? null : moneyOf(row.price),
    percentage: row.percentage,
    ...(row.tillOnly && { tillOnly: true }),
    code: row.code,
    state: row.used === null ? 'unused' : 'used',
    created: row.created.toISOString(),
    expires: row.expires,
    used: row.used?.toISOString() ?? null,
    ...(row.orderId !== null && { orderId: row.orderId }),
  }
}

type Wish = Paging & { type?: Coupon['type'] | undefined; state?: Coupon['state'] | undefined }

/** A page of her coupons, the newest first; those of every type for T. Spec §9. */
export async function mine(w: Reads, { type, state, ...paging }: Wish, language: LanguageCode) {
  const asked = { type: type === 'T' || type === undefined ? null : type, state: state ?? null }
  const { rows, totalRows } = await w.mine(couponCustomers).page(cut(paging), hers(paging), asked)
  return { data: rows.map((row) => shown(row, language)), totalRows }
}

/** She throws a coupon away: it counts no more. @returns not_found if it is not hers */
export async function remove(w: Work, id: string) {
  const gone = await w.mine(couponCustomers).set(id, { state: 'deleted' }, isShown)
  if (!gone) return refuse('not_found')
  await w.changed(gone.userId, 'coupons', id)
  return {}
}
