import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { centsOf } from '#rules/money.ts'
import type { CheckedBundle } from '../../bundle/read.ts'
import { original, translated } from '../../bundle/words.ts'
import type { Db } from '../../db/connect.ts'
import { bookingServices } from '../../db/schema/bookings.ts'
import { packs } from '../../db/schema/packs.ts'
import { keepOnly } from '../../work/keep-only.ts'

/** Writes the packs that an activity can sell, after the services that they name. One keeps its id by its Italian name; those that were sold stay as they are. */
export async function writePacks(tx: Db, activityId: string, { bundle }: CheckedBundle): Promise<void> {
  const idsOf = async (table: typeof packs | typeof bookingServices) =>
    new Map(
      (await tx.select({ id: table.id, title: table.title }).from(table).where(eq(table.activityId, activityId))).map(({ id, title }) => [
        title,
        id,
      ]),
    )
  const [known, services] = [await idsOf(packs), await idsOf(bookingServices)]
  const rows = bundle.packs.map(({ name, description, service, price, quantity, validDays }, sort) => ({
    activityId,
    id: known.get(original(name)) ?? randomUUID(),
    title: original(name),
    description: description === undefined ? null : original(description),
    service: service ?? null,
    serviceId: service === undefined ? null : (services.get(service) ?? null),
    translations: translated({ title: name, description, service: titleOf(service, bundle) }),
    price: centsOf(price),
    places: quantity,
    validDays,
    sort,
  }))
  await keepOnly(tx, packs, activityId, rows)
}

const titleOf = (service: string | undefined, { booking }: CheckedBundle['bundle']) =>
  booking?.services.find(({ title }) => original(title) === service)?.title
