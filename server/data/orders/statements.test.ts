import { beforeAll, describe, expect, test } from 'vitest'
import { database, statements } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'

/** BUDGETS #24, and what an order takes with its key, its letter and its answer; the marks of the transaction are not counted. */
const MOST = { read: 4, order: 14 }

describe('statements', async () => {
  const stage = appOver(await database('postgres'))

  /** A shop in which a customer has made so many orders of two things, each to be paid by transfer, and is at a payment with as many. */
  async function scene(many: number) {
    const goods = Array.from({ length: many + 1 }, (_, n) => ({ name: `Cosa ${n}`, price: 1000, onHand: 100 }))
    const shop = await freshShop(stage, goods)
    const her = await shop.customer(50_000)
    const banco = await freshPerson(stage.connection, [shop.activity], ['ROLE_STORE'])
    const { token } = await tokensOf(stage.app, banco)
    const wish = { paymentId: shop.ways.payment.BT, checkCreditUse: true, usedCreditValue: '-1.00', totalPrice: '19.00' }
    let id = ''
    for (let n = 0; n < many; n++) {
      await her.add(0)
      await her.add(1)
      id = (await her.order(wish)).order.id
    }
    for (let n = 0; n < many; n++) await her.add(n)
    const { activityId, here } = her
    const itemColorId = (await her.cart())[0]?.itemColorId
    const lines = {
      orders: `GET /api/app/itemorders/activity/${activityId}?rowsPerPage=50`,
      order: `GET /api/app/item-orders/${id}?${here}`,
      'what it holds': `GET /api/app/itemcarts/byorder/${id}?${here}`,
      cart: `GET /api/app/itemcarts/activity/${activityId}`,
      goods: `GET /api/app/items/search?${here}&filters[search]=Cosa&rowsPerPage=50`,
      'a good': `GET /api/app/itemcolors/${itemColorId}?${here}`,
    }
    const counted = async (line: string, by: (line: string) => Promise<{ status: number }>) => {
      await by(line) // whose membership is remembered from here on
      statements()
      expect([line, (await by(line)).status]).toEqual([line, 200])
      return statements().length
    }
    const read: Record<string, number> = {}
    for (const [what, line] of Object.entries(lines)) read[what] = await counted(line, her.call)
    read['counter'] = await counted(`GET /api/counter/orders?${here}`, (line) => ask(stage.app, line, { token }))
    return { her, read, wish }
  }
  let few: Awaited<ReturnType<typeof scene>>
  let more: Awaited<ReturnType<typeof scene>>
  beforeAll(async () => {
    few = await scene(1)
    more = await scene(9)
  })

  test('of what is read of orders and carts are few, and as many for nine as for one', () => {
    expect(more.read).toEqual(few.read)
    for (const [what, count] of Object.entries(more.read)) expect([what, count <= MOST.read]).toEqual([what, true])
  })

  test('of an order are as many for nine lines as for one', async () => {
    const counts = []
    for (const { her, wish } of [few, more]) {
      const total = (await her.cart()).length * 10 - 1
      statements()
      const { status } = await her.order({ ...wish, totalPrice: `${total}.00` }, 'tap')
      counts.push([status, statements().length])
    }
    expect(counts).toEqual([
      [200, counts[0]?.[1]],
      [200, counts[0]?.[1]],
    ])
    expect(counts[0]?.[1]).toBeLessThanOrEqual(MOST.order)
  })
})
