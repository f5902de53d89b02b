import { couponType, lastDay } from '#rules/coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { type Refusal, refuse } from '#rules/refusal.ts'
import { couponCustomers, coupons } from '../../db/schema/coupons.ts'
import { customers } from '../../db/schema/customers.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'
import { news } from '../notifications/kinds.ts'
import { freshCodes } from '../till-codes.ts'
import { carrying, couponById, inTurn, without } from './rows.ts'

export type Definition = Row<typeof coupons>

/** What the activity can give, in the order of its bundle. */
export const definitions = (w: Reads): Promise<Definition[]> => w.all(coupons).list(inTurn)

/**
 * Gives a coupon to some of those who have none of it that counts still, to one or to anybody, and tells them.
 * @returns the ids of those that were given; none when nobody is left
 */
export async function give(w: Work, { id: couponId, validDays, sort: _, ...said }: Definition, userId?: string): Promise<string[]> {
  await w.lock('coupon codes')
  const today = onTheWall((await w.activity())?.zone ?? 'Europe/Rome', w.now().getTime()).day
  const meant = await w.all(customers).list(without, { couponId, today, userId: userId ?? null })
  const codes = await freshCodes(meant.length, (some) => w.all(couponCustomers).list(carrying(some)))
  const words = { ...said, couponId, type: couponType(said), created: w.now(), expires: lastDay(today, validDays) }
  const given: string[] = []
  for (const [n, { userId: to }] of meant.entries()) {
    const theirs = w.customer(to, 'counter').rows(couponCustomers)
    const { id, title, translations, expires } = await theirs.add({ ...words, code: codes[n] ?? '', state: 'unused' })
    await w.tell(to, news('couponGiven', { couponId: id, title, translations, expires }))
    await w.changed(to, 'coupons', id)
    given.push(id)
  }
  return given
}

/**
 * Takes back one that staff gave, as if it had never been given, and tells her.
 * @returns nothing; or not_found if she has thrown it away, undo_used once it was used
 */
export async function takeBack(w: Work, userId: string, id: string): Promise<Refusal | undefined> {
  const theirs = w.customer(userId, 'counter').rows(couponCustomers)
  const [coupon] = await theirs.hold(couponById, { id })
  if (!coupon) return refuse('not_found')
  if (coupon.state !== 'unused') return refuse('undo_used')
  await theirs.removeOne(id)
  const { title, translations } = coupon
  await w.tell(userId, news('couponTakenBack', { couponId: id, title, translations }))
  await w.changed(userId, 'coupons', id)
  return undefined
}
