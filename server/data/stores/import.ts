import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CheckedBundle } from '../../bundle/read.ts'
import { original, translated } from '../../bundle/words.ts'
import type { Db } from '../../db/connect.ts'
import { keepOnly } from '../../work/keep-only.ts'
import { stores } from '../../db/schema/stores.ts'

/** Sunday is 0 in the database, 0 or 7 in a bundle. */
const DAYS = 7

/** Writes the stores of a bundle. One keeps its id by its name. */
export async function writeStores(tx: Db, activityId: string, { bundle, media }: CheckedBundle): Promise<void> {
  const before = await tx.select({ id: stores.id, name: stores.name }).from(stores).where(eq(stores.activityId, activityId))
  const rows = bundle.stores.map(({ description, picture, hours, ...fields }) => ({
    ...fields,
    activityId,
    id: before.find((row) => row.name === fields.name)?.id ?? randomUUID(),
    description: description === undefined ? null : original(description),
    hours: hours.map((one) => ({ ...one, day: one.day % DAYS })),
    image: picture === undefined ? null : (media.get(picture)?.name ?? null),
    translations: translated({ description }),
  }))
  await keepOnly(tx, stores, activityId, rows)
}
