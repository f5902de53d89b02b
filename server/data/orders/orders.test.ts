import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { notifications } from '../../db/schema/notices.ts'
import { orders } from '../../db/schema/orders.ts'

const VECTOR = [
  { name: 'Camicia', price: 1990, onHand: 10 },
  { name: 'Cappotto', price: 4900, discountPrice: 3900, onHand: 3 },
]

describe.each(engines)('orders, %s', async (engine) => {
  const stage = appOver(await database(engine))

  test('the vector of the semantics: shipping below its minimum, credit, what is earned', async () => {
    const shop = await freshShop(stage, VECTOR)
    const her = await shop.customer(2500)
    await her.add(0, 2)
    await her.add(1)
    const address = await her.call('POST /api/customer-addresses', { address: 'Via del Porto', cap: '16032', countryId: 'IT' })
    const wish = {
      shippingId: shop.ways.shipping.C,
      paymentId: shop.ways.payment.BT,
      customerAddressId: address.order.id,
      checkCreditUse: true,
      usedCreditValue: '-25.00',
      totalPrice: '60.70',
    }
    const { status, order } = await her.order(wish)
    expect(status).toBe(200)
    expect(order).toMatchObject({
      number: 1,
      progress: 'placed',
      payment: 'open',
      subtotal: '78.80',
      usedCreditValue: '-25.00',
      shippingPrice: '6.90',
      totalPrice: '60.70',
      accumulation: '2.69',
      points: '5.3800',
      address: { address: 'Via del Porto', cap: '16032' },
      transfer: { name: 'Bottega Prova', reference: 'Ordine 1', qr: expect.stringContaining('EUR60.70') },
      timeline: [
        { progress: 'placed', is: 'now', at: expect.any(String) },
        { progress: 'accepted', is: 'next' },
        { progress: 'shipped', is: 'next' },
        { progress: 'done', is: 'next' },
      ],
      steps: ['cancel'],
    })
    expect(await her.cart()).toEqual([])
    expect(await shop.left()).toEqual([
      [8, 0],
      [2, 0],
    ])
    expect(await her.card()).toMatchObject({ balance: 0, held: 0, types: ['AM', 'C'], sum: 0 })
  })

  test('put there twice it is one line; a quantity is absolute, and 0 changes nothing', async () => {
    const her = await (await freshShop(stage, VECTOR)).customer()
    await Promise.all([her.add(0), her.add(0), her.add(0)])
    const [line] = await her.cart()
    expect(line).toMatchObject({ quantity: 3, price: '19.90', discountPrice: '0', left: 10, changes: [] })
    expect((await her.call(`PUT /api/itemcarts/${line?.id}/quantity/7`, {})).status).toBe(200)
    expect((await her.call(`PUT /api/itemcarts/${line?.id}/quantity/0`, {})).order).toMatchObject({ quantity: 7 })
    expect((await her.call(`PUT /api/itemcarts/${line?.id}/quantity/11`, {})).code).toBe('sold_out')
    expect((await her.call(`DELETE /api/itemcarts/${line?.id}?${her.here}`)).status).toBe(200)
    expect((await her.call(`DELETE /api/itemcarts/${line?.id}?${her.here}`)).status).toBe(404)
    expect(await her.cart()).toEqual([])
  })

  test('tapped ten times under one key it is one order', async () => {
    const shop = await freshShop(stage, VECTOR)
    const her = await shop.customer()
    await her.add(0)
    const all = await Promise.all(Array.from({ length: 10 }, () => her.order({ totalPrice: '19.90' }, 'tap')))
    expect(new Set(all.map(({ order }) => order.id)).size).toBe(1)
    expect(await shop.left()).toEqual([
      [9, 0],
      [3, 0],
    ])
  })

  test('of many who want the last three, three have one each, and nothing is sold twice', async () => {
    const shop = await freshShop(stage, VECTOR)
    const all = await Promise.all(Array.from({ length: 12 }, () => shop.customer()))
    await Promise.all(all.map((her) => her.add(1)))
    const tried = await Promise.all(all.map((her) => her.order({ totalPrice: '39.00' })))
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(tried.filter(({ status }) => status !== 200).every(({ code }) => code === 'sold_out' || code === 'order_changed')).toBe(true)
    const numbers = tried.flatMap(({ status, order }) => (status === 200 ? [order.number] : [])).sort()
    expect(numbers).toEqual([1, 2, 3])
    expect((await shop.left())[1]).toEqual([0, 0])
  })

  test('one balance is spent once, however many orders want it at once', async () => {
    const shop = await freshShop(stage, [{ name: 'Pane', price: 600 }])
    const her = await shop.customer(1000)
    await her.add(0)
    const wish = { checkCreditUse: true, usedCreditValue: '-6.00', totalPrice: '0.00' }
    const tried = await Promise.all(Array.from({ length: 8 }, () => her.order(wish)))
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await her.card()).toMatchObject({ balance: 400, types: ['AM', 'C'], sum: 400 })
  })

  test('what costs nothing is placed and paid at once', async () => {
    const her = await (await freshShop(stage, [{ name: 'Pane', price: 600 }])).customer(1000)
    await her.add(0)
    const { order } = await her.order({ checkCreditUse: true, totalPrice: '0.00' })
    expect(order).toMatchObject({ progress: 'placed', payment: 'paid', totalPrice: '0.00', usedCreditValue: '-6.00' })
  })

  test('cancelled while it is placed, credit and stock come back by a movement of its own', async () => {
    const shop = await freshShop(stage, VECTOR)
    const her = await shop.customer(1000)
    await her.add(0)
    const { order } = await her.order({ checkCreditUse: true, usedCreditValue: '-10.00', totalPrice: '9.90' })
    const both = await Promise.all([1, 2].map(() => her.call(`PUT /api/app/item-orders/${order.id}/cancel`, {})))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 200)?.order).toMatchObject({
      progress: 'cancelled',
      payment: 'open',
      steps: [],
      refunded: '10.00',
    })
    expect(await shop.left()).toEqual([
      [10, 0],
      [3, 0],
    ])
    expect(await her.card()).toMatchObject({ balance: 1000, types: ['AM', 'C', 'AM'], sum: 1000 })
    // What she did herself stands in her feed, read, and rings nowhere; what she was told of it before is no news any more.
    const told = await stage.connection.db.select().from(notifications).where(eq(notifications.userId, her.userId))
    expect(told.map(({ kind, read, facts }) => [kind, read !== null, facts && 'isBack' in facts && facts.isBack]).sort()).toEqual([
      ['orderDeed', true, true],
      ['orderPlaced', true, false],
    ])
  })

  test('hers alone: nobody else sees, archives or cancels it', async () => {
    const shop = await freshShop(stage, VECTOR)
    const [her, him] = [await shop.customer(), await shop.customer()]
    await her.add(0)
    const { order } = await her.order({ totalPrice: '19.90' })
    for (const line of [`GET /api/app/item-orders/${order.id}?${him.here}`, `GET /api/app/itemcarts/byorder/${order.id}?${him.here}`])
      expect((await him.call(line)).status).toBe(404)
    for (const what of ['archive', 'cancel', 'withdraw'])
      expect((await him.call(`PUT /api/app/item-orders/${order.id}/${what}`, {})).status).toBe(404)
    expect((await him.call(`GET /api/app/itemorders/activity/${shop.activity.id}`)).body).toMatchObject({ data: [], totalRows: 0 })
    expect((await her.call(`GET /api/app/itemorders/activity/${shop.activity.id}`)).body).toMatchObject({ totalRows: 1 })
    expect((await her.call(`PUT /api/app/item-orders/${order.id}/archive`, {})).order).toMatchObject({ archived: true })
    expect((await her.call(`GET /api/app/itemorders/activity/${shop.activity.id}`)).body).toMatchObject({ totalRows: 0 })
    expect((await her.call(`GET /api/app/itemorders/activity/${shop.activity.id}?archived=1`)).body).toMatchObject({ totalRows: 1 })
  })

  test('asked for what runs first, it comes before what has ended, in pages that neither repeat nor miss one', async () => {
    const shop = await freshShop(stage, [{ name: 'Pane', price: 100 }])
    const her = await shop.customer()
    const ids: string[] = []
    for (let n = 0; n < 18; n++) {
      stage.clock.pass(1)
      await her.add(0)
      ids.push((await her.order({ totalPrice: '1.00' })).order.id)
    }
    for (const [n, id] of ids.entries()) if (n % 3 > 0) await her.call(`PUT /api/app/item-orders/${id}/cancel`, {})
    const read = async (query: string) => {
      const { data } = (await her.call(`GET /api/app/itemorders/activity/${shop.activity.id}?${query}`)).body
      return data.map(({ id }) => ids.indexOf(id))
    }
    expect(await read('sortBy=running&descending=1')).toEqual([15, 12, 9, 6, 3, 0, 17, 16, 14, 13, 11, 10, 8, 7, 5])
    expect(await read('sortBy=running&descending=1&page=2')).toEqual([4, 2, 1])
    expect(await read('')).toEqual([17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  })

  test('of what runs, what she has to pay comes first, and then what she can collect', async () => {
    const shop = await freshShop(stage, [{ name: 'Pane', price: 100 }])
    const her = await shop.customer()
    const standings = ['ready', 'pending', 'accepted', 'done'] as const
    for (const progress of standings) {
      stage.clock.pass(1)
      await her.add(0)
      const { order } = await her.order({ totalPrice: '1.00' })
      await stage.connection.db.update(orders).set({ progress }).where(eq(orders.id, order.id))
    }
    const { data } = (await her.call(`GET /api/app/itemorders/activity/${shop.activity.id}?sortBy=running&descending=1`)).body
    expect(data).toMatchObject(['pending', 'ready', 'accepted', 'done'].map((progress) => ({ progress })))
  })

  test('ordered again as far as it can be had, in the reader’s language', async () => {
    const shop = await freshShop(stage, VECTOR)
    const [her, him] = [await shop.customer(), await shop.customer()]
    await her.add(0, 2)
    stage.clock.pass(1)
    await her.add(1, 3)
    const { order } = await her.order({ totalPrice: '156.80' })
    await him.add(0, 7)
    await him.order({ totalPrice: '139.30' })
    const again = await her.call(`GET /api/app/itemcarts/byorder/${order.id}/re-order?${her.here}`, undefined, { 'Accept-Language': 'de' })
    expect(again.body).toMatchObject({
      data: [{ name: 'Camicia-de', quantity: 1 }],
      told: [
        { name: 'Camicia-de', asked: 2, quantity: 1, why: 'fewer' },
        { name: 'Cappotto-de', asked: 3, quantity: 0, why: 'sold_out' },
      ],
    })
  })
})
