import { randomUUID } from 'node:crypto'
import type { Connection } from '../../server/db/connect.ts'
import { itemCategories, itemColors, itemColorSizes, items, payments, shippings } from '../../server/db/schema/shop.ts'
import { stock } from '../../server/db/schema/stock.ts'
import { stores } from '../../server/db/schema/stores.ts'
import type { freshActivity } from './scene.ts'

type Activity = Awaited<ReturnType<typeof freshActivity>>
/** A good in one colour and size. Prices in cents, `vatRate` in basis points; without `onHand` nobody counts how many there are. */
export type Good = { name: string; price: number; discountPrice?: number; onHand?: number; vatRate?: number; allergens?: string[] }

/** Puts goods on sale; gives the id of each one's variant. */
export async function sell({ db }: Connection, { id: activityId }: Pick<Activity, 'id'>, goods: Good[]): Promise<string[]> {
  const categoryId = randomUUID()
  await db.insert(itemCategories).values({ activityId, id: categoryId, code: categoryId, name: 'Tutto', sort: 0 })
  const variants: string[] = []
  for (const [sort, { name, price, discountPrice = null, onHand, vatRate = null, allergens = null }] of goods.entries()) {
    const [itemId, itemColorId, id] = [randomUUID(), randomUUID(), randomUUID()]
    const translations = { de: { name: `${name}-de` } }
    await db.insert(items).values({
      activityId,
      id: itemId,
      code: itemId,
      categoryId,
      allergens,
      name,
      price,
      discountPrice,
      vatRate,
      sort,
      created: new Date(),
      search: name,
      translations,
    })
    await db.insert(itemColors).values({ activityId, id: itemColorId, itemId, code: 'blu', name: 'Blu', color: '#123456', sort: 0 })
    await db.insert(itemColorSizes).values({ activityId, id, itemColorId, itemId, code: 'm', name: 'M', sort: 0 })
    if (onHand !== undefined) await db.insert(stock).values({ activityId, id, onHand })
    variants.push(id)
  }
  return variants
}

/** Opens a store in the Via del Porto. @returns its id */
export async function openStore(
  { db }: Connection,
  { id: activityId }: Pick<Activity, 'id'>,
  name: string,
  visible = true,
): Promise<string> {
  const id = randomUUID()
  const where = { address: 'Via del Porto 3', cap: '16032', city: 'Camogli', country: 'IT' }
  await db.insert(stores).values({ activityId, id, name, main: false, visible, ...where })
  return id
}

/** Ways of shipping and paying: by courier for 6,90 € or, above 80 €, for nothing; fetched, brought home; every payment. */
export async function offerWays({ db }: Connection, { id: activityId }: Pick<Activity, 'id'>) {
  const [S, C, H] = [randomUUID(), randomUUID(), randomUUID()]
  const days = { daysFrom: 2, daysTo: 4 }
  await db.insert(shippings).values([
    { activityId, id: S, type: 'S', priceMin: 0, offerPrice: 0, standardPrice: 0, ...days, sort: 0 },
    { activityId, id: C, type: 'C', priceMin: 8000, offerPrice: 0, standardPrice: 690, ...days, sort: 1 },
    { activityId, id: H, type: 'H', priceMin: 3000, offerPrice: 150, standardPrice: 300, ...days, sort: 2 },
  ])
  const [card, paypal, transfer, store] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const account = { accountName: 'Bottega Prova', iban: 'IT60X0542811101000000123456' }
  await db.insert(payments).values([
    { activityId, id: card, type: 'S', disabled: false, sort: 0 },
    { activityId, id: paypal, type: 'P', disabled: false, sort: 1 },
    { activityId, id: transfer, type: 'BT', disabled: false, sort: 2, ...account },
    { activityId, id: store, type: 'ST', disabled: false, sort: 3 },
  ])
  return { shipping: { S, C, H }, payment: { S: card, P: paypal, BT: transfer, ST: store } }
}
