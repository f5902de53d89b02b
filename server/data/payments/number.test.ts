import { describe, expect, test } from 'vitest'
import { FakeProvider } from '../../../tests/fakes/payment-port.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { operatorOver } from '../../../tests/setup/operator.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'

describe.each(engines)('what an order is called, %s', async (engine) => {
  const provider = new FakeProvider()
  const stage = appOver(await database(engine), {}, 'silent', { S: provider })
  const { db } = stage.connection

  /** A customer who is at the provider's page with the first order of a shop. */
  async function paying() {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 1990 }])
    const her = await shop.customer()
    await her.add(0)
    const { sessionId: ref, order } = (await her.checkout()).body.data as unknown as { sessionId: string; order: { id: string } }
    const { said, ask } = operatorOver({ db, clock: stage.clock })
    return {
      shop,
      her,
      ref,
      confirm: () => her.call(`PUT /api/itemorders/paid/session/${ref}`, {}),
      giveUp: () => her.call(`DELETE /api/itemorders/paid/session/${ref}?${her.here}`),
      one: () => her.call(`GET /api/app/item-orders/${order.id}?${her.here}`),
      receipt: async () => (await her.call(`GET /api/app/item-orders/${order.id}/receipt?${her.here}`)).status,
      /** What the operator reads of the order with a number. */
      shown: async (number: string) => {
        expect(await ask('order show', { number, activity: shop.activity.permalink })).toEqual([])
        return said[0]
      },
    }
  }

  test('it has its number while it is paid: hers, the operator’s, the provider’s; and keeps it', async () => {
    const { shop, her, ref, confirm, one, receipt, shown } = await paying()
    expect((await one()).order).toMatchObject({ number: 1, progress: 'pending' })
    expect(await shown('1')).toMatch(/^Order 1, .+, pending, open: Giulia Bianchi$/)
    expect(provider.sessions.get(ref)?.toPay).toMatchObject({ orderNumber: '1', title: `Ordine 1 · ${shop.activity.name}` })
    expect(await receipt()).toBe(404)
    const other = await shop.customer()
    await other.add(0)
    expect((await other.order({ totalPrice: '19.90' })).order.number).toBe(2)
    provider.pay(ref)
    expect((await confirm()).order).toMatchObject({ number: 1, progress: 'placed' })
    expect(await receipt()).toBe(200)
    const told = await her.call(`GET /api/notifications?${her.here}`)
    expect(told.body.data).toMatchObject([{ title: 'Ordine 1 ricevuto' }])
  })

  test('given up before it is paid it keeps its number, and has no receipt', async () => {
    const { her, giveUp, receipt, shown } = await paying()
    expect((await giveUp()).order).toMatchObject({ number: 1, progress: 'cancelled' })
    expect(await shown('1')).toMatch(/cancelled, open/)
    expect(await receipt()).toBe(404)
    expect((await her.checkout()).body.data).toMatchObject({ order: { number: 2 } })
  })
})
