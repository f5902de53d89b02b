import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { lettersTo } from '../../../tests/setup/letters.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'

describe.each(engines)('the letter that confirms an order, %s', async (engine) => {
  const stage = appOver(await database(engine))

  test.each([
    ['R', '2 × Trofie, Blu, M: 25,00 € (Glutine · Latte)'],
    ['A', '2 × Trofie, Blu, M: 25,00 €'],
  ])('says what was ordered and what it costs, in a shop of type %s with what it holds', async (shopType, line) => {
    const good = { name: 'Trofie', price: 1250, allergens: ['GL', 'LA'] }
    const shop = await freshShop(stage, [good], { configuration: { shopType } })
    const her = await shop.customer(500)
    await her.add(0, 2)
    const wish = { shippingId: shop.ways.shipping.S, paymentId: shop.ways.payment.ST, checkCreditUse: true, usedCreditValue: '-5.00' }
    expect((await her.order({ ...wish, totalPrice: '20.00' })).status).toBe(200)
    const [letter] = await lettersTo(stage, her.email)
    expect(letter?.text.replaceAll('\u00a0', ' ').split('\n').filter(Boolean)).toEqual(
      expect.arrayContaining([line, 'Credito della carta: −5,00 €', 'Totale: 20,00 € · In negozio']),
    )
  })
})
