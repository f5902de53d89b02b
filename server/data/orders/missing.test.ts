import { describe, expect, test } from 'vitest'
import { cents, centsOf, points4 } from '#rules/money.ts'
import { counterOn } from '../../../tests/setup/counter.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { toolScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'

describe.each(engines)('what a refund could not take back, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { somebody } = counterOn(stage)
  const rooms = works(stage.connection.db, stage.clock, async () => {})

  /** An order of 20,00 € that is paid, whose earned credit she has spent at the till or not, and of which half is given back. */
  async function halfBack(isSpent: boolean) {
    const shop = await freshShop(stage, [{ name: 'Pane', price: 2000, onHand: 40 }])
    const her = await shop.customer()
    await her.add(0)
    const { order } = await her.order({ totalPrice: '20.00' })
    const banco = await somebody(shop)
    const admin = await somebody(shop, ['ROLE_ADMIN'])
    for (const act of ['accept', 'pay']) await banco.take(order.id, act)
    const spent = { type: 'C', cents: cents((await her.card()).balance ?? 0), points: points4(0), reason: null } as const
    const tool = toolScope({ activityId: shop.activity.id })
    if (isSpent) await rooms.run(tool, 'writes', (w) => w.customer(her.userId, 'counter').ledger.post(spent))
    expect((await admin.take(order.id, 'refund', { amount: '10.00', reason: 'Una macchia' })).status).toBe(200)
    return (await her.call(`GET /api/app/item-orders/${order.id}?${her.here}`)).order
  }

  test('stands with the order, so that its page says what the movements say', async () => {
    const order = await halfBack(true)
    const half = centsOf(order.accumulation) / 2
    expect(half).toBeGreaterThan(0)
    expect(centsOf(order.missing?.accumulation ?? '0')).toBe(Math.round(half))
    expect(Number(order.missing?.points)).toBe(0)
  })

  test('is not spoken of where all of it was there', async () => {
    expect(await halfBack(false)).not.toHaveProperty('missing')
  })
})
