import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { isImageName } from '#rules/images.ts'
import { bundleOf, imagesInMemory, picture } from '../../../tests/bundles.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { importBundle } from '../../bundle/import.ts'
import { itemCategories, itemColorSizes, itemColors, items, payments, shippings, shopCloseTimes } from '../../db/schema/shop.ts'
import { stock } from '../../db/schema/stock.ts'

/** A shop of one category whose coat and shirt are told by the test. */
const shop = ({ coat = '', shirt = '', sizes = '{name: "40", stock: 3}', more = '' }) => `shop:
${more}  categories:
    - name: Donna
      goods:
        - {name: Cappotto di lana, price: 189, ${coat}colours: [{name: Cammello, colour: "#b98a5a", picture: a.svg, sizes: [${sizes}]}]}
        - {name: Blusa, price: 64, ${shirt}colours: [{name: Rosa, colour: "#cc8888", sizes: [{name: S, stock: 2}]}]}
`

describe.each(engines)('the shop of a bundle, %s', (engine) => {
  /** A fresh activity, and a way to import its shop. */
  async function owner() {
    const { db } = await database(engine)
    const permalink = `prova-${randomUUID().slice(0, 8)}`
    const images = imagesInMemory()
    let day = 1
    const importing = async (lines: string, colour = '#aa0000') => {
      const on = { db, images, enqueue: async () => {}, clock: () => new Date(Date.UTC(2026, 10, day++)) }
      const done = await importBundle(bundleOf(lines, { 'a.svg': picture(colour) }, permalink), on)
      if (!('id' in done)) throw new Error(JSON.stringify(done))
      const of = { activityId: done.id }
      const rows = <T extends typeof items | typeof itemColors | typeof itemColorSizes | typeof itemCategories>(table: T) =>
        db
          .select()
          .from(table as typeof items)
          .where(eq(table.activityId, done.id))
          .orderBy(asc(table.sort), asc(table.code))
      return {
        ...of,
        goods: await rows(items),
        colors: (await rows(itemColors)) as unknown as (typeof itemColors.$inferSelect)[],
        variants: (await rows(itemColorSizes)) as unknown as (typeof itemColorSizes.$inferSelect)[],
        categories: (await rows(itemCategories)) as unknown as (typeof itemCategories.$inferSelect)[],
        shippings: await db.select().from(shippings).where(eq(shippings.activityId, done.id)).orderBy(asc(shippings.sort)),
        payments: await db.select().from(payments).where(eq(payments.activityId, done.id)).orderBy(asc(payments.sort)),
        closeTimes: await db.select().from(shopCloseTimes).where(eq(shopCloseTimes.activityId, done.id)).orderBy(asc(shopCloseTimes.day)),
        stock: await db.select().from(stock).where(eq(stock.activityId, done.id)).orderBy(asc(stock.id)),
      }
    }
    /** What orders do to stock. */
    const sell = async (activityId: string, id: string, fields: { onHand?: number; reserved?: number }) =>
      db
        .update(stock)
        .set(fields)
        .where(and(eq(stock.activityId, activityId), eq(stock.id, id)))
    return { importing, sell }
  }
  const idsOf = (rows: { id: string; code: string }[]) => Object.fromEntries(rows.map(({ code, id }) => [code, id]))

  test('is written with codes, words to be found by, and the stock of what is new', async () => {
    const { importing } = await owner()
    const { goods, colors, variants, categories, stock: counted } = await importing(shop({ coat: 'discountPrice: 149, vat: 22, ' }))
    expect(categories).toMatchObject([{ code: 'donna', name: 'Donna', sort: 0 }])
    expect(goods).toMatchObject([
      { code: 'cappotto-di-lana', price: 18_900, discountPrice: 14_900, vatRate: 2200, allergens: null, sort: 0 },
      { code: 'blusa', price: 6400, discountPrice: null, vatRate: null, sort: 1 },
    ])
    expect(goods[0]?.search).toBe('cappotto di lana cammello donna')
    expect(colors.map(({ code, image }) => [code, image && isImageName(image)])).toEqual([
      ['cammello', true],
      ['rosa', null],
    ])
    const onHand = Object.fromEntries(counted.map(({ id, onHand: count }) => [id, count]))
    expect(variants.map(({ code, id }) => [code, onHand[id]])).toEqual([
      ['40', 3],
      ['s', 2],
    ])
  })

  test('imported again with another price, name, picture, category and stock keeps ids and what there is', async () => {
    const { importing, sell } = await owner()
    const first = await importing(shop({}))
    const coat = first.variants.find(({ code }) => code === '40')?.id ?? ''
    await sell(first.activityId, coat, { onHand: 1, reserved: 1 })
    const sizes = '{name: Quaranta, code: "40", stock: 9}, {name: "42", stock: 4}'
    const changed = shop({ coat: 'code: cappotto-di-lana, discountPrice: 99, ', sizes }).replace('name: Cappotto di lana', 'name: Loden')
    const moved = changed.replace('        - {name: Blusa', '    - name: Saldi\n      goods:\n        - {name: Blusa')
    const next = await importing(moved, '#00aa00')
    expect(idsOf(next.goods)).toEqual(idsOf(first.goods))
    expect(idsOf(next.colors)).toEqual(idsOf(first.colors))
    expect(idsOf(next.variants)).toMatchObject(idsOf(first.variants))
    expect(next.goods.map(({ created }) => created)).toEqual(first.goods.map(({ created }) => created))
    expect(next.goods[0]).toMatchObject({ name: 'Loden', discountPrice: 9900 })
    expect(next.colors[0]?.image).not.toBe(first.colors[0]?.image)
    expect(next.goods[1]?.categoryId).toBe(next.categories.find(({ code }) => code === 'saldi')?.id)
    expect(next.stock.find(({ id }) => id === coat)).toMatchObject({ onHand: 1, reserved: 1 })
    expect(next.stock.map(({ onHand }) => onHand).toSorted()).toEqual([1, 2, 4])
  })

  test('stock is set where that is said, and never below what waits for payment', async () => {
    const { importing, sell } = await owner()
    const first = await importing(shop({}))
    const coat = first.variants.find(({ code }) => code === '40')?.id ?? ''
    const said = (count: number) => shop({ sizes: `{name: "40", stock: ${count}, setStock: true}` })
    await sell(first.activityId, coat, { onHand: 5, reserved: 4 })
    const counted = async (count: number) => (await importing(said(count))).stock.find(({ id }) => id === coat)
    expect(await counted(12)).toMatchObject({ onHand: 12, reserved: 4 })
    expect(await counted(1)).toMatchObject({ onHand: 4, reserved: 4 })
  })

  test('what is gone goes, and comes back as another', async () => {
    const { importing } = await owner()
    const first = await importing(shop({}))
    expect(await importing('')).toMatchObject({ goods: [], colors: [], variants: [], categories: [] })
    const again = await importing(shop({}))
    expect(again.variants.map(({ id }) => id)).not.toEqual(first.variants.map(({ id }) => id))
  })

  test('its terms keep their ids; a way of paying that is dropped is disabled, as is a transfer to nowhere', async () => {
    const { importing } = await owner()
    const times = '  closeTimes: [{day: 7, startTime: "19:00", endTime: "21:30"}]\n'
    const account = '  bankAccount: {name: Prova srl, iban: IT60X0542811101000000123456}\n'
    const courier =
      '  shipping: [{type: S}, {type: C, priceMin: 80, offerPrice: 0, standardPrice: 6.90, shippingDaysFrom: 2, shippingDaysTo: 4}]\n'
    const first = await importing(shop({ more: `${courier}  payments: [S, BT, ST]\n${account}${times}` }))
    expect(first.shippings).toMatchObject([
      { type: 'S', priceMin: 0, standardPrice: 0, daysFrom: 0 },
      { type: 'C', priceMin: 8000, offerPrice: 0, standardPrice: 690, daysFrom: 2, daysTo: 4 },
    ])
    expect(first.payments).toMatchObject([
      { type: 'S', disabled: false, iban: null },
      { type: 'BT', disabled: false, accountName: 'Prova srl', iban: 'IT60X0542811101000000123456' },
      { type: 'ST', disabled: false, iban: null },
    ])
    expect(first.closeTimes).toMatchObject([{ day: 0, startTime: '19:00', endTime: '21:30' }])
    const next = await importing(shop({ more: `${courier.replace('{type: S}, ', '')}  payments: [BT, S]\n${times}` }))
    expect(next.shippings).toEqual([{ ...first.shippings[1], sort: 0 }])
    expect(next.closeTimes).toEqual(first.closeTimes)
    const state = Object.fromEntries(next.payments.map(({ type, disabled, id }) => [type, [disabled, id]]))
    const id = (type: string) => first.payments.find((row) => row.type === type)?.id
    expect(state).toEqual({ S: [false, id('S')], BT: [true, id('BT')], ST: [true, id('ST')] })
  })
})
