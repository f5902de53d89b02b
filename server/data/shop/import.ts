import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { centsOf } from '#rules/money.ts'
import { folded } from '#rules/search.ts'
import type { Words } from '../../bundle/fields.ts'
import type { CheckedBundle } from '../../bundle/read.ts'
import { codeOf } from '../../bundle/shop-codes.ts'
import type { Shop } from '../../bundle/shop-schema.ts'
import { byLanguage, original, translated } from '../../bundle/words.ts'
import type { Db } from '../../db/connect.ts'
import { itemCategories, itemColorSizes, itemColors, items, payments, shippings, shopCloseTimes } from '../../db/schema/shop.ts'
import { stock } from '../../db/schema/stock.ts'
import { keepOnly } from '../../work/keep-only.ts'
import { partsOf } from '../../work/parts.ts'

type Category = Shop['categories'][number]
type Good = Category['goods'][number]
type Place = { tx: Db; activityId: string }

/**
 * Writes the shop of a bundle. What is sold keeps its id by its code, so that a new price, name or picture touches neither stock,
 * carts nor orders; the bundle's stock is that of new variants, and of those that say `setStock`.
 */
export async function writeShop(tx: Db, activityId: string, checked: CheckedBundle, now: Date): Promise<void> {
  const place = { tx, activityId }
  const { shop } = checked.bundle
  await writeGoods(place, checked, now)
  await writeShippings(place, shop?.shipping ?? [])
  await writePayments(place, shop)
  await writeCloseTimes(place, shop?.closeTimes ?? [])
}

async function writeGoods({ tx, activityId }: Place, { bundle, media }: CheckedBundle, now: Date) {
  const known = await idsBefore({ tx, activityId })
  const imageOf = (picture: string | undefined) => (picture === undefined ? null : (media.get(picture)?.name ?? null))
  const part = (code: string, id: string, name: Words) => ({
    activityId,
    id,
    code,
    name: original(name),
    translations: translated({ name }),
  })

  const categories = (bundle.shop?.categories ?? []).map((category, sort) => {
    const code = codeOf(category)
    const row = { ...part(code, known.category(code), category.name), sort, image: imageOf(category.picture) }
    return { category, row }
  })
  const goods = categories
    .flatMap(({ category, row }) => category.goods.map((good) => ({ good, category, categoryId: row.id })))
    .map(({ good, category, categoryId }, sort) => {
      const code = codeOf(good)
      const id = known.good(code)
      const row = { ...part(code, id, good.name), ...fieldsOf(good), categoryId, sort, search: searchOf(good, category) }
      return { good, row: { ...row, created: known.created.get(id) ?? now } }
    })
  const colors = goods.flatMap(({ good, row: { id: itemId } }) =>
    good.colours.map((colour, sort) => {
      const code = codeOf(colour)
      const row = { ...part(code, known.color(code, itemId), colour.name), itemId, sort }
      return { colour, row: { ...row, color: colour.colour, image: imageOf(colour.picture) } }
    }),
  )
  const sizes = colors.flatMap(({ colour, row: { id: itemColorId, itemId } }) =>
    colour.sizes.map((size, sort) => {
      const code = codeOf(size)
      return { size, row: { activityId, id: known.size(code, itemColorId), itemColorId, itemId, code, name: size.name, sort } }
    }),
  )
  const rowsOf = <R>(parts: { row: R }[]) => parts.map(({ row }) => row)
  await keepOnly(tx, itemColorSizes, activityId, rowsOf(sizes))
  await keepOnly(tx, itemColors, activityId, rowsOf(colors))
  await keepOnly(tx, items, activityId, rowsOf(goods))
  await keepOnly(tx, itemCategories, activityId, rowsOf(categories))
  const stocked = sizes.map(({ size, row: { id } }) => ({ activityId, id, onHand: size.stock, isSet: size.setStock }))
  await writeStock({ tx, activityId }, stocked)
}

const fieldsOf = (good: Good) => ({
  description: good.description === undefined ? null : original(good.description),
  price: centsOf(good.price),
  discountPrice: good.discountPrice !== undefined && good.discountPrice < good.price ? centsOf(good.discountPrice) : null,
  vatRate: good.vat === undefined ? null : Math.round(good.vat * 100),
  allergens: good.allergens ?? null,
  translations: translated({ name: good.name, description: good.description }),
})

/** All that a good is found by, in all languages: its names first, for what is found there is meant before all else. */
function searchOf(good: Good, category: Category): string {
  const texts = [good.name, ...good.colours.map(({ name }) => name), category.name, good.description]
  return folded(texts.flatMap((words) => Object.values(byLanguage(words))).join(' '))
}

type Coded = PgTable & { activityId: PgColumn; id: PgColumn; code: PgColumn }

/** What was there by its code, within its parent if it has one; what was not gets a new id. */
async function idsBefore({ tx, activityId }: Place) {
  const rowsOf = async (table: Coded, more: { parent?: PgColumn; created?: PgColumn } = {}) =>
    (await tx
      .select({ id: table.id, code: table.code, ...more })
      .from(table as PgTable)
      .where(eq(table.activityId, activityId))) as { id: string; code: string; parent?: string; created?: Date }[]
  const byCode = (rows: { id: string; code: string; parent?: string }[]) => {
    const ids = new Map(rows.map(({ id, code, parent = '' }) => [`${parent}/${code}`, id]))
    return (code: string, parent = '') => ids.get(`${parent}/${code}`) ?? randomUUID()
  }
  const goods = await rowsOf(items, { created: items.created })
  return {
    category: byCode(await rowsOf(itemCategories)),
    good: byCode(goods),
    color: byCode(await rowsOf(itemColors, { parent: itemColors.itemId })),
    size: byCode(await rowsOf(itemColorSizes, { parent: itemColorSizes.itemColorId })),
    created: new Map(goods.map(({ id, created }) => [id, created])),
  }
}

/** In the order of ids, in which everybody takes from stock. What is set aside for orders stays there. */
async function writeStock({ tx, activityId }: Place, variants: { activityId: string; id: string; onHand: number; isSet: boolean }[]) {
  const sorted = variants.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const part of partsOf(sorted))
    await tx
      .insert(stock)
      .values(part.map(({ isSet: _, ...row }) => row))
      .onConflictDoNothing()
  for (const { id, onHand } of sorted.filter(({ isSet }) => isSet))
    await tx
      .update(stock)
      .set({ onHand: sql`greatest(${onHand}::int, ${stock.reserved})` })
      .where(sql`${stock.activityId} = ${activityId} and ${stock.id} = ${id}`)
}

async function writeShippings({ tx, activityId }: Place, listed: Shop['shipping']) {
  const before = await tx.select({ id: shippings.id, type: shippings.type }).from(shippings).where(eq(shippings.activityId, activityId))
  const rows = listed.map(({ type, priceMin = 0, offerPrice = 0, standardPrice = 0, shippingDaysFrom, shippingDaysTo }, sort) => ({
    activityId,
    id: before.find((row) => row.type === type)?.id ?? randomUUID(),
    type,
    priceMin: centsOf(priceMin),
    offerPrice: centsOf(offerPrice),
    standardPrice: centsOf(standardPrice),
    daysFrom: shippingDaysFrom,
    daysTo: shippingDaysTo,
    sort,
  }))
  await keepOnly(tx, shippings, activityId, rows)
}

/** One that is no longer listed is disabled, so that what was paid by it can still be read; so is a transfer to nowhere. */
async function writePayments({ tx, activityId }: Place, shop: Shop | undefined) {
  const before = await tx.select().from(payments).where(eq(payments.activityId, activityId))
  const { bankAccount, payments: listed = [] } = shop ?? {}
  const account = { accountName: bankAccount?.name ?? null, iban: bankAccount?.iban ?? null, bic: bankAccount?.bic ?? null }
  const rows = listed.map((type, sort) => ({
    ...(type === 'BT' ? account : { accountName: null, iban: null, bic: null }),
    activityId,
    id: before.find((row) => row.type === type)?.id ?? randomUUID(),
    type,
    disabled: type === 'BT' && !bankAccount,
    sort,
  }))
  const dropped = before.filter(({ type }) => !listed.includes(type)).map((row) => ({ ...row, disabled: true }))
  await keepOnly(tx, payments, activityId, [...rows, ...dropped])
}

/** Sunday is 0 in the database, 0 or 7 in a bundle. */
const DAYS = 7

async function writeCloseTimes({ tx, activityId }: Place, listed: Shop['closeTimes']) {
  const before = await tx.select().from(shopCloseTimes).where(eq(shopCloseTimes.activityId, activityId))
  const free = new Map(before.map(({ id, day, startTime, endTime }) => [`${day} ${startTime} ${endTime}`, id]))
  const rows = listed.map(({ day, startTime, endTime }) => {
    const key = `${day % DAYS} ${startTime} ${endTime}`
    const id = free.get(key) ?? randomUUID()
    free.delete(key)
    return { activityId, id, day: day % DAYS, startTime, endTime }
  })
  await keepOnly(tx, shopCloseTimes, activityId, rows)
}
