import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { centsOf } from '#rules/money.ts'
import type { CheckedBundle } from '../../bundle/read.ts'
import { original, translated } from '../../bundle/words.ts'
import type { Db } from '../../db/connect.ts'
import { coupons } from '../../db/schema/coupons.ts'
import { keepOnly } from '../../work/keep-only.ts'

/** Writes the coupons that an activity can give. One keeps its id by its Italian title; those that were given stay as they are. */
export async function writeCoupons(tx: Db, activityId: string, { bundle, media }: CheckedBundle): Promise<void> {
  const before = await tx.select({ id: coupons.id, title: coupons.title }).from(coupons).where(eq(coupons.activityId, activityId))
  const rows = bundle.coupons.map(({ title, description, picture, price, percentage, tillOnly, validDays }, sort) => ({
    activityId,
    id: before.find((row) => row.title === original(title))?.id ?? randomUUID(),
    title: original(title),
    description: description === undefined ? null : original(description),
    image: picture === undefined ? null : (media.get(picture)?.name ?? null),
    price: price === undefined ? null : centsOf(price),
    percentage: percentage ?? null,
    tillOnly,
    translations: translated({ title, description }),
    validDays,
    sort,
  }))
  await keepOnly(tx, coupons, activityId, rows)
}
