import { imageHash } from '#rules/images.ts'
import { centsOf } from '#rules/money.ts'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { configurationOf } from '../../bundle/configuration.ts'
import type { Kept } from '../../bundle/differences.ts'
import { type CheckedBundle, filesOf } from '../../bundle/read.ts'
import { byLanguage } from '../../bundle/words.ts'
import type { Db } from '../../db/connect.ts'
import { activities, activityImages, activityLanguages, bundles, hosts } from '../../db/schema/activities.ts'
import { writeMenu } from '../menus/import.ts'
import { writeNotices } from '../notices/import.ts'
import { writePrivacy } from '../privacy/import.ts'
import { writeBooking } from '../bookings/import.ts'
import { writeCoupons } from '../coupons/import.ts'
import { writePacks } from '../packs/import.ts'
import { writeScratchCards } from '../scratch-cards/import.ts'
import { writeShop } from '../shop/import.ts'
import { writeStores } from '../stores/import.ts'

/** What an import finds: the activity's name and, unless another way made it, the bundle that it was imported from last. */
export type Before = { name: string; kept: Kept | undefined }

/** What is there of an activity. Another import of it waits until the transaction ends. */
export async function whatIsThere(tx: Db, permalink: string): Promise<Before | undefined> {
  const [row] = await tx
    .select({ name: activities.name, document: bundles.document, files: bundles.files })
    .from(activities)
    .leftJoin(bundles, eq(bundles.activityId, activities.id))
    .where(eq(activities.permalink, permalink))
    .for('no key update', { of: activities })
  if (!row) return undefined
  return { name: row.name, kept: row.files ? { document: row.document, files: row.files } : undefined }
}

/** What an import did: an activity that was not there is `created`; a new information text `asksAnew`. */
export type Written = { id: string; created: boolean; asksAnew: boolean }

/**
 * Writes a checked bundle as the activity with its permalink: what is new comes, what changed keeps its id, what is gone goes.
 * Nothing else writes these rows.
 * @param tx a transaction
 */
export async function writeActivity(tx: Db, checked: CheckedBundle, now: Date): Promise<Written> {
  const { bundle } = checked
  const fresh = randomUUID()
  const { permalink, ...fields } = fieldsOf(checked)
  const [row] = await tx
    .insert(activities)
    .values({ id: fresh, permalink, ...fields })
    .onConflictDoUpdate({ target: activities.permalink, set: fields }) // to set a key makes everybody wait who adds a row to the activity
    .returning({ id: activities.id })
  if (!row) throw new Error('an upsert answered nothing')
  const activityId = row.id
  await replace(
    tx,
    hosts,
    activityId,
    bundle.hosts.map((host) => ({ host, activityId })),
  )
  await replace(
    tx,
    activityLanguages,
    activityId,
    bundle.languages.map((code, sort) => ({ activityId, code, sort })),
  )
  await writeImages(tx, activityId, checked)
  await writeMenu(tx, activityId, checked)
  await writeShop(tx, activityId, checked, now)
  await writeStores(tx, activityId, checked)
  await writeBooking(tx, activityId, checked)
  await writeCoupons(tx, activityId, checked)
  await writePacks(tx, activityId, checked)
  await writeScratchCards(tx, activityId, checked)
  await writeNotices(tx, activityId, checked, now)
  const asksAnew = await writePrivacy(tx, activityId, checked, now)
  const kept = { document: checked.document, files: filesOf(checked), imported: now }
  await tx
    .insert(bundles)
    .values({ activityId, ...kept })
    .onConflictDoUpdate({ target: bundles.activityId, set: kept })
  return { id: activityId, created: activityId === fresh, asksAnew }
}

function fieldsOf({ bundle, media }: CheckedBundle) {
  const hash = (file: string | undefined) => (file === undefined ? null : (media.get(file)?.hash ?? null))
  const { video } = bundle.home
  return {
    permalink: bundle.permalink,
    name: bundle.name,
    shortName: bundle.shortName ?? [...bundle.name].slice(0, 12).join('').trim(),
    tagline: byLanguage(bundle.tagline),
    active: bundle.active,
    color: bundle.color,
    colorText: bundle.colorText,
    logo: hash(bundle.logo) ?? '',
    imgCard: hash(bundle.imgCard),
    cashBackType: bundle.cashBackType,
    zone: bundle.zone,
    countries: bundle.countries,
    cardType: bundle.loyalty.cardType,
    codeType: bundle.loyalty.codeType,
    rate: Math.round(bundle.loyalty.rate * 100),
    pointValue: centsOf(bundle.loyalty.pointValue),
    configuration: configurationOf(bundle),
    video: video ? { video: hash(video.file) ?? '', poster: hash(video.poster) } : null,
  }
}

/** Rows that nothing refers to: all go, all come. */
async function replace<T extends typeof hosts | typeof activityLanguages>(tx: Db, table: T, activityId: string, rows: T['$inferInsert'][]) {
  await tx.delete(table).where(eq(table.activityId, activityId))
  if (rows.length > 0) await tx.insert(table).values(rows as never)
}

/** Pictures of the home screen keep their id as long as they are the same picture. */
async function writeImages(tx: Db, activityId: string, { bundle, media }: CheckedBundle) {
  const before = await tx.select().from(activityImages).where(eq(activityImages.activityId, activityId))
  const rows = bundle.home.images.map(({ picture, title }, sort) => {
    const image = media.get(picture)?.name ?? ''
    const at = before.findIndex((row) => imageHash(row.image) === imageHash(image))
    const [same] = at < 0 ? [] : before.splice(at, 1)
    return { activityId, id: same?.id ?? randomUUID(), image, title: byLanguage(title), sort }
  })
  await tx.delete(activityImages).where(eq(activityImages.activityId, activityId))
  if (rows.length > 0) await tx.insert(activityImages).values(rows)
}
