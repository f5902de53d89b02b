import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { notifications } from '../../db/schema/notices.ts'
import { wordsIn } from '../../words.ts'
import { entryIn, letterOf } from '../notifications/kinds.ts'

const RINGS = 'in the feed, on her devices, by mail'
const QUIET = 'in the feed'

describe.each(engines)('what she is told of her order, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection

  type Shop = Awaited<ReturnType<typeof freshShop>>
  type Ways = { shipping: keyof Shop['ways']['shipping']; payment: keyof Shop['ways']['payment']; table?: string }

  /** An order by these ways, with which staff take these steps. @returns what she is told after it was placed, and how it reaches her */
  async function told({ shipping, payment, table }: Ways, acts: string[], language: 'it' | 'fr' = 'it') {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 9000 }], { configuration: { shopType: 'R', tables: '1-9' } })
    const her = await shop.customer()
    await her.add(0)
    const home = await her.call('POST /api/customer-addresses', { address: 'Via del Porto', cap: '16032', countryId: 'IT' })
    const ways = { shippingId: shop.ways.shipping[shipping], paymentId: shop.ways.payment[payment] }
    const where = shipping === 'S' ? { ...(table && { table }) } : { customerAddressId: home.order.id }
    const { order } = await her.order({ ...ways, ...where, totalPrice: shipping === 'H' ? '91.50' : '90.00' })
    const { token } = await tokensOf(stage.app, await freshPerson(stage.connection, [shop.activity], ['ROLE_STORE']))
    const body = { activityId: shop.activity.id }
    for (const act of acts) {
      stage.clock.pass(1)
      expect([act, (await ask(stage.app, `PUT /api/counter/orders/${order.id}/${act}`, { token, body })).status]).toEqual([act, 200])
    }
    const rows = await db.select().from(notifications).where(eq(notifications.userId, her.userId)).orderBy(notifications.created)
    const words = await wordsIn(language)
    return rows
      .filter(({ kind }) => kind !== 'orderPlaced')
      .map((row) => [entryIn(words, row).title, letterOf(row.kind) === 'wanted' ? RINGS : QUIET])
  }

  test('a transfer that arrived and goods that were delivered ring', async () => {
    expect(await told({ shipping: 'C', payment: 'BT' }, ['pay', 'accept', 'ship', 'hand-over'])).toEqual([
      ['Pagamento dell’ordine 1 ricevuto', RINGS],
      ['Ordine 1 in preparazione', RINGS],
      ['Ordine 1 in viaggio', RINGS],
      ['Ordine 1 consegnato', RINGS],
    ])
  })

  test('what she pays and collects at the counter stands in her feed, and rings nowhere', async () => {
    expect(await told({ shipping: 'S', payment: 'ST' }, ['accept', 'ready', 'pay', 'hand-over'])).toEqual([
      ['Ordine 1 in preparazione', RINGS],
      ['Ordine 1 pronto', RINGS],
      ['Pagamento dell’ordine 1 ricevuto', QUIET],
      ['Ordine 1 ritirato', QUIET],
    ])
  })

  test('brought to her table it is delivered, and she is there; brought to her house she may not be', async () => {
    expect((await told({ shipping: 'S', payment: 'ST', table: '7' }, ['accept', 'ready', 'hand-over'])).at(-1)).toEqual([
      'Ordine 1 consegnato',
      QUIET,
    ])
    expect(await told({ shipping: 'H', payment: 'ST' }, ['accept', 'ship', 'pay', 'hand-over'], 'fr')).toEqual([
      ['Commande 1 en préparation', RINGS],
      ['Commande 1 en route', RINGS],
      ['Paiement de la commande 1 reçu', QUIET],
      ['Commande 1 livrée', RINGS],
    ])
  })

  test('of goods that she sends back unpaid no money is promised', async () => {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 9000 }])
    const her = await shop.customer()
    await her.add(0)
    const { order } = await her.order({ paymentId: shop.ways.payment.BT, totalPrice: '90.00' })
    const { token } = await tokensOf(stage.app, await freshPerson(stage.connection, [shop.activity], ['ROLE_ADMIN']))
    const act = async (name: string, more: object = {}) =>
      (await ask(stage.app, `PUT /api/counter/orders/${order.id}/${name}`, { token, body: { activityId: shop.activity.id, ...more } }))
        .status
    for (const name of ['accept', 'ready', 'hand-over']) expect(await act(name)).toBe(200)
    stage.clock.pass(1)
    expect((await her.call(`PUT /api/app/item-orders/${order.id}/withdraw`, {})).status).toBe(200)
    stage.clock.pass(1)
    expect(await act('refund', { reason: 'Tornata' })).toBe(200)
    const rows = await db.select().from(notifications).where(eq(notifications.userId, her.userId)).orderBy(notifications.created)
    const words = await wordsIn('it')
    expect(rows.slice(-2).map((row) => entryIn(words, row))).toEqual([
      { title: 'Recesso ricevuto per l’ordine 1', message: expect.stringMatching(/Restituisci gli articoli: non devi pagare niente\.$/) },
      { title: 'Articoli dell’ordine 1 ricevuti', message: 'Non devi pagare niente.' },
    ])
  })

  test('refunded whole before she has it, she reads that it is cancelled; a part of it is a refund alone', async () => {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 9000 }])
    const her = await shop.customer()
    await her.add(0)
    const { order } = await her.order({ paymentId: shop.ways.payment.BT, totalPrice: '90.00' })
    const { token } = await tokensOf(stage.app, await freshPerson(stage.connection, [shop.activity], ['ROLE_ADMIN']))
    for (const [act, more] of [
      ['pay', {}],
      ['refund', { amount: '6.00', reason: 'Una macchia' }],
      ['refund', { reason: 'Finita' }],
    ] as const) {
      stage.clock.pass(1)
      const body = { activityId: shop.activity.id, ...more }
      expect((await ask(stage.app, `PUT /api/counter/orders/${order.id}/${act}`, { token, body })).status).toBe(200)
    }
    const rows = await db.select().from(notifications).where(eq(notifications.userId, her.userId)).orderBy(notifications.created)
    const words = await wordsIn('it')
    expect(rows.slice(-2).map((row) => entryIn(words, row))).toEqual([
      { title: 'Rimborso per l’ordine 1', message: 'Torna come avevi pagato: può volerci qualche giorno.' },
      { title: 'Ordine 1 annullato e rimborsato', message: 'Quello che avevi pagato torna da te: può volerci qualche giorno.' },
    ])
  })
})
