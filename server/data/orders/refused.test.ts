import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { ledgerHolds } from '../../../tests/setup/ledger-holds.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'

const VECTOR = [
  { name: 'Camicia', price: 1990, onHand: 10 },
  { name: 'Cappotto', price: 4900, discountPrice: 3900, onHand: 3 },
]

describe.each(engines)('what cannot be ordered, %s', async (engine) => {
  const stage = appOver(await database(engine))

  test('what she saw is other by now: refused with the fresh figures, and nothing done', async () => {
    const shop = await freshShop(stage, VECTOR)
    const her = await shop.customer(500)
    await her.add(0)
    const dear = await her.order({ totalPrice: '18.00' })
    expect([dear.status, dear.code, dear.body.data]).toEqual([
      409,
      'order_changed',
      expect.objectContaining({
        totalPrice: '19.90',
        figures: expect.objectContaining({ total: '19.90', points: '1.9900' }),
        changes: [{ is: 'total', before: '18.00', now: '19.90' }],
      }),
    ])
    const shown = await her.checkout({ totalPrice: '18.00' })
    expect([shown.status, shown.code]).toEqual([409, 'order_changed'])
    const rich = await her.order({ totalPrice: '9.90', checkCreditUse: true, usedCreditValue: '-10.00' })
    expect([rich.status, rich.code]).toEqual([409, 'order_changed'])
    expect(await her.card()).toMatchObject({ balance: 500, types: ['AM'] })
    expect(await her.cart()).toHaveLength(1)
  })

  type Wrong = { shipping?: 'S' | 'C'; payment?: 'ST' | 'BT' | 'S'; address?: true } & Record<string, unknown>
  test.each<[string, number, string, Wrong]>([
    ['another’s address', 404, 'not_found', { shipping: 'C', customerAddressId: 'somebody’s', totalPrice: '26.80' }],
    ['no address for a courier', 422, 'address_missing', { shipping: 'C', totalPrice: '26.80', payment: 'BT' }],
    ['a courier paid at the store', 422, 'payment_wrong', { shipping: 'C', totalPrice: '26.80', address: true }],
    ['a shipping that is none', 404, 'not_found', { shippingId: 'none', totalPrice: '19.90' }],
    ['a payment that is none', 404, 'not_found', { paymentId: 'none', totalPrice: '19.90' }],
    ['a card where no provider is', 503, 'payment_unavailable', { payment: 'S', totalPrice: '19.90' }],
    ['another’s card', 404, 'not_found', { cardId: 'somebody’s', totalPrice: '19.90' }],
    ['a total beyond all sums', 409, 'order_changed', { totalPrice: '999999999999.99' }],
    ['credit beyond all sums', 409, 'order_changed', { checkCreditUse: true, usedCreditValue: '-999999999999.99', totalPrice: '0.00' }],
    ['a time where nothing is prepared', 409, 'slot_over', { orderTimeRequest: '00:00', totalPrice: '19.90' }],
    ['a time that is none', 409, 'slot_over', { orderTimeRequest: '99:99', totalPrice: '19.90' }],
    ['a long note', 422, 'note_long', { note: 'x'.repeat(501), totalPrice: '19.90' }],
    ['a note that is a book', 400, 'malformed', { note: 'x'.repeat(10_000), totalPrice: '19.90' }],
    ['money that is none', 400, 'malformed', { totalPrice: 'free' }],
  ])('%s: %i %s', async (_, status, code, wrong) => {
    const shop = await freshShop(stage, VECTOR)
    const her = await shop.customer()
    await her.add(0)
    const { shipping = 'S', payment = 'ST', address, ...wish } = wrong
    const added = address ? await her.call('POST /api/customer-addresses', { address: 'Via', cap: '16032', countryId: 'IT' }) : undefined
    const ways = { shippingId: shop.ways.shipping[shipping], paymentId: shop.ways.payment[payment] }
    const refused = await her.order({ ...ways, ...(added && { customerAddressId: added.order.id }), ...wish })
    expect([refused.status, refused.code]).toEqual([status, code])
  })

  test.each([
    [0, 422, 'cart_quantity'],
    [-1, 422, 'cart_quantity'],
    [1_000_000_000, 422, 'cart_quantity'],
    [11, 409, 'sold_out'],
  ])('%i of a thing: %i %s', async (quantity, status, code) => {
    const her = await (await freshShop(stage, VECTOR)).customer()
    const refused = await her.add(0, quantity)
    expect([refused.status, refused.code]).toEqual([status, code])
  })

  test('what is sold elsewhere, and the lines and orders of others, are not found', async () => {
    const [shop, elsewhere] = [await freshShop(stage, VECTOR), await freshShop(stage, VECTOR)]
    const [her, him] = await shop.crowd(2)
    if (!her || !him) throw new Error('nobody')
    const [line] = await him.cart()
    const { order } = await him.order({ totalPrice: '68.90' })
    const found = [
      await her.call('POST /api/itemcarts', { itemColorSizeId: elsewhere.variants[0], quantity: 1 }),
      await her.call('POST /api/itemcarts', { itemColorSizeId: shop.variants[0], itemId: 'another', quantity: 1 }),
      await her.call(`PUT /api/itemcarts/${line?.id}/quantity/2`, {}),
      await her.call(`DELETE /api/itemcarts/${line?.id}?${her.here}`),
      await her.call(`GET /api/app/itemcarts/byorder/${order.id}/re-order?${her.here}`),
      await her.order({ shippingId: elsewhere.ways.shipping.S, totalPrice: '68.90' }),
      await her.order({ paymentId: elsewhere.ways.payment.ST, totalPrice: '68.90' }),
    ]
    expect(found.map(({ status, code }) => [status, code])).toEqual(found.map(() => [404, 'not_found']))
    expect(await her.cart()).toHaveLength(2)
  })

  test('a cart of 500 lines is one order; one line more does not fit', async () => {
    const shop = await freshShop(
      stage,
      Array.from({ length: 501 }, (_, n) => ({ name: `Cosa ${n}`, price: 100, onHand: 9 })),
    )
    const [her] = await shop.crowd(1)
    if (!her) throw new Error('nobody')
    const [gone] = await her.cart()
    await her.call(`DELETE /api/itemcarts/${gone?.id}?${her.here}`)
    const again = await her.add(shop.variants.indexOf(gone?.itemColorSizeId ?? ''))
    expect([again.status, again.code]).toEqual([422, 'cart_full'])
    const { status, order } = await her.order({ totalPrice: '500.00' })
    expect([status, order.articles.length]).toEqual([200, 500])
    await ledgerHolds(stage.connection, { activityId: shop.activity.id, stocked: shop.stocked })
  })
})
