import { describe, expect, test } from 'vitest'
import type { Restored } from '#contract/cart.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'

const MEALS = [
  { name: 'Cono di fritto', price: 1200, onHand: 10 },
  { name: 'Focaccia', price: 800, onHand: 1 },
]
const TABLES = { configuration: { shopType: 'R', tables: '1-30' } }

describe.each(engines)('what is chosen at the table, %s', async (engine) => {
  const stage = appOver(await database(engine))

  async function hall() {
    const shop = await freshShop(stage, MEALS, TABLES)
    const her = await shop.customer()
    const line = (which: number, quantity: number, price: string) => ({
      itemColorSizeId: shop.variants[which] ?? '',
      name: MEALS[which]?.name ?? '',
      quantity,
      price,
    })
    const pour = (lines: object[], key?: string) =>
      her.call('POST /api/app/itemcarts/poured', { guestCart: 'g1', lines }, key ? { 'Idempotency-Key': key } : {})
    return { shop, her, line, pour }
  }
  const told = ({ body }: { body: Record<string, unknown> }) => body['told'] as Restored[]

  test('is in her cart, beside what was there, and what cannot be had is told', async () => {
    const { her, line, pour } = await hall()
    await her.add(0, 1)
    const poured = await pour([line(0, 2, '12.00'), line(1, 3, '7.00'), { ...line(0, 1, '5.00'), itemColorSizeId: 'gone', name: 'Andata' }])
    expect(poured.status).toBe(200)
    expect(told(poured)).toEqual([
      { name: 'Focaccia', asked: 3, quantity: 1, why: 'fewer', price: { before: '7.00', now: '8.00' } },
      { name: 'Andata', asked: 1, quantity: 0, why: 'gone' },
    ])
    expect((await her.cart()).map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Cono di fritto', 3],
      ['Focaccia', 1],
    ])
  })

  test('the same dish in two lines is one: no more of it than there is, and none of it is lost', async () => {
    const { her, line, pour } = await hall()
    const twice = await pour([line(0, 6, '12.00'), line(0, 6, '12.00')])
    expect(told(twice)).toEqual([{ name: 'Cono di fritto', asked: 12, quantity: 10, why: 'fewer' }])
    expect((await her.cart()).map(({ quantity }) => quantity)).toEqual([10])
    const other = await hall()
    await other.her.add(0, 1)
    expect(told(await other.pour([other.line(0, 2, '12.00'), other.line(0, 3, '12.00')]))).toEqual([])
    expect((await other.her.cart()).map(({ quantity }) => quantity)).toEqual([6])
  })

  test('all that is poured in one instant stands as it was chosen', async () => {
    const goods = Array.from({ length: 12 }, (_, n) => ({ name: `Piatto ${n}`, price: 100, onHand: 5 }))
    const shop = await freshShop(stage, goods, TABLES)
    const her = await shop.customer()
    const lines = goods.map(({ name }, n) => ({ itemColorSizeId: shop.variants[n] ?? '', name, quantity: 1, price: '1.00' }))
    await her.call('POST /api/app/itemcarts/poured', { guestCart: 'g1', lines })
    expect((await her.cart()).map(({ name }) => name)).toEqual(goods.map(({ name }) => name))
  })

  test('is poured once under its key, however often and at once it is sent', async () => {
    const { her, line, pour } = await hall()
    const answers = await Promise.all(Array.from({ length: 5 }, () => pour([line(0, 2, '12.00')], 'pour-once')))
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
    expect((await her.cart()).map(({ quantity }) => quantity)).toEqual([2])
    expect((await pour([line(0, 3, '12.00')], 'pour-once')).status).toBe(422)
  })

  test('a line of nothing, and a cart of another activity, are refused', async () => {
    const { line, pour } = await hall()
    const other = await (await freshShop(stage, MEALS, TABLES)).customer()
    expect((await pour([line(0, 0, '12.00')])).status).toBe(400)
    const foreign = await other.call('POST /api/app/itemcarts/poured', { guestCart: 'g', lines: [line(0, 1, '12.00')] })
    expect(told(foreign)).toEqual([{ name: 'Cono di fritto', asked: 1, quantity: 0, why: 'gone' }])
  })

  test('anybody sees what can be had, and nobody how many of it there are', async () => {
    const { shop } = await hall()
    const path = `GET /public/activities/${shop.activity.id}/shop`
    const answer = await ask(stage.app, path)
    expect(answer.body).toMatchObject({
      totalRows: 2,
      data: [{ id: shop.variants[0], name: 'Cono di fritto', price: '12.00', available: true }, {}],
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/onHand|"left"/)
    const goods = await freshShop(stage, MEALS)
    expect((await ask(stage.app, `GET /public/activities/${goods.activity.id}/shop`)).status).toBe(404)
  })

  test('an order goes to her table, and to no table that is not there', async () => {
    const { shop, her } = await hall()
    await her.add(0, 1)
    const wish = { totalPrice: '12.00' }
    expect(await her.order({ ...wish, table: '31' })).toMatchObject({ status: 422, code: 'table_wrong' })
    expect(await her.order({ ...wish, table: '12', shippingId: shop.ways.shipping.H })).toMatchObject({ status: 422, code: 'table_wrong' })
    const { status, order } = await her.order({ ...wish, table: '12' })
    expect([status, order.table]).toEqual([200, '12'])
    const [mine] = (await her.call(`GET /api/app/itemorders/activity/${shop.activity.id}`)).body.data
    expect(mine).toMatchObject({ table: '12' })
  })
})
