import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { counterOn } from '../../../tests/setup/counter.ts'
import { FakeProvider } from '../../../tests/fakes/payment-port.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { stores } from '../../db/schema/stores.ts'
import { ownScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'
import { personalDataExport } from '../exports/personal-data.ts'

describe.each(engines)('where an order is collected, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection
  const { somebody } = counterOn(stage)
  /** A shop of two stores and one that nobody sees, and a customer with a shirt in her cart. */
  async function scene() {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 2000, onHand: 10 }], { configuration: { shopType: 'R', tables: '1-9' } })
    const her = await shop.customer()
    await her.add(0)
    const ids = { centro: await shop.opened('Centro'), nervi: await shop.opened('Nervi'), hidden: await shop.opened('Magazzino', false) }
    const order = (storeId: string | null | undefined, more: object = {}, key?: string) =>
      her.order({ totalPrice: '20.00', storeId, ...more }, key)
    return { shop, her, ids, order }
  }

  test('she says it, she and staff read it, and it stands in all that is known about her', async () => {
    const { shop, her, ids, order } = await scene()
    const made = await order(ids.nervi)
    expect(made).toMatchObject({ status: 200, order: { storeId: ids.nervi } })
    expect((await her.call(`GET /api/app/item-orders/${made.order.id}?${her.here}`)).order.storeId).toBe(ids.nervi)
    expect(await (await somebody(shop)).list()).toMatchObject([{ storeId: ids.nervi }])
    const say = { reason: () => '', given: () => '', entry: () => ({ title: '', message: '' }) }
    const own = ownScope(her.userId)
    const facts = await works(db, stage.clock, async () => {}).run(own, 'reads', (w) => personalDataExport(w, say))
    expect(facts).toMatchObject({ activities: [{ orders: [{ store: 'Nervi' }] }] })
  })

  test('it need not be said; a store of others, a hidden one, or one that is none is not found, and nothing is done', async () => {
    const { her, ids, order } = await scene()
    const other = await freshShop(stage, [{ name: 'Cappello', price: 1000 }])
    for (const storeId of [await other.opened('Altrove'), ids.hidden, randomUUID()])
      expect(await order(storeId)).toMatchObject({ status: 404, code: 'not_found' })
    expect(await her.cart()).toHaveLength(1)
    expect(await order(undefined)).toMatchObject({ status: 200, order: { storeId: null } })
  })

  test('of what comes to her, to her house or her table, it is not kept', async () => {
    const { shop, her, ids, order } = await scene()
    const home = await her.call('POST /api/customer-addresses', { address: 'Via del Porto', cap: '16032', countryId: 'IT' })
    const sent = { shippingId: shop.ways.shipping.H, customerAddressId: home.order.id, totalPrice: '23.00' }
    expect(await order(ids.centro, sent)).toMatchObject({ status: 200, order: { storeId: null } })
    await her.add(0)
    expect(await order(ids.centro, { table: '7' })).toMatchObject({ status: 200, order: { table: '7', storeId: null } })
  })

  test('a wish that comes twice is one order; with another store it is another wish', async () => {
    const { ids, order } = await scene()
    const first = await order(ids.centro, {}, 'once')
    expect((await order(ids.centro, {}, 'once')).order.id).toBe(first.order.id)
    expect(await order(ids.nervi, {}, 'once')).toMatchObject({ status: 422, code: 'key_reused' })
  })

  test('refused with fresh figures it can be sent again as she chose it', async () => {
    const { ids, order } = await scene()
    expect(await order(ids.nervi, { totalPrice: '18.00' })).toMatchObject({ status: 409, code: 'order_changed' })
    expect(await order(ids.nervi)).toMatchObject({ status: 200, order: { storeId: ids.nervi } })
  })

  test('what waits to be paid by card has it too', async () => {
    const paying = appOver(await database(engine), {}, 'silent', { S: new FakeProvider() })
    const shop = await freshShop(paying, [{ name: 'Camicia', price: 2000 }])
    const her = await shop.customer()
    await her.add(0)
    const storeId = await shop.opened('Centro')
    const { status, body } = await her.checkout({ storeId })
    expect([status, (body.data as unknown as { order: { storeId: string } } | undefined)?.order.storeId]).toEqual([200, storeId])
  })

  test('once the store is no more the order stays, and says none', async () => {
    const { shop, her, ids, order } = await scene()
    const made = await order(ids.nervi)
    await db.delete(stores).where(and(eq(stores.activityId, shop.activity.id), eq(stores.id, ids.nervi)))
    expect((await her.call(`GET /api/app/item-orders/${made.order.id}?${her.here}`)).order).toMatchObject({ number: 1, storeId: null })
  })
})
