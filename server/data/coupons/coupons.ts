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

type Worded = Pick<CouponRow, 'id' | 'title' | 'description' | 'image' | 'price' | 'percentage' | 'translations'>

/** What a coupon says and is worth, in its reader's language. */
export function worded({ id, title, description, image, price, percentage, translations }: Worded, language: LanguageCode) {
  const own = translations[language]
  return {
    id,
    title: own?.['title'] ?? title,
    description: own?.['description'] ?? description ?? '',
    image,
    price: price === null ? null : moneyOf(price),
    percentage,
  }
}

/** A coupon as its reader reads it. */
export function shown(row: CouponRow, language: LanguageCode): Coupon {
  return {
    ...worded(row, language),
    type: row.type,
    code: row.code,
    state: row.used === null ? 'unused' : 'used',
    created: row.created.toISOString(),
    expires: row.expires,
    used: row.used?.toISOString() ?? null,
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
