import { describe, expect, test } from 'vitest'
import { counterOn } from '../../../tests/setup/counter.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { operatorOver } from '../../../tests/setup/operator.ts'
import { appOver } from '../../../tests/setup/scene.ts'

describe.each(engines)('a request to cancel, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { somebody, ordered } = counterOn(stage)

  test('asked to cancel, staff keep the order or cancel it; she is told each time, and may ask again', async () => {
    const { shop, her, order, told } = await ordered()
    const banco = await somebody(shop)
    await banco.take(order.id, 'accept')
    expect((await banco.take(order.id, 'keep')).code).toBe('order_step')
    const asking = async () => {
      const { status, order: asked } = await her.call(`PUT /api/app/item-orders/${order.id}/cancel`, {})
      return [status, asked.isCancelAsked, asked.steps]
    }
    for (let twice = 0; twice < 2; twice++) expect(await asking()).toEqual([200, true, []])
    expect(await banco.list()).toMatchObject([{ keys: ['ready', 'pay', 'keep', 'cancel'] }])
    const both = await Promise.all([1, 2].map(() => banco.take(order.id, 'keep')))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await banco.list()).toMatchObject([{ isCancelAsked: false, keys: ['ready', 'pay', 'cancel'] }])
    stage.clock.pass(60)
    expect(await asking()).toEqual([200, true, []])
    expect((await banco.take(order.id, 'keep')).status).toBe(200)
    expect((await told()).filter((is) => is === 'kept')).toHaveLength(2)
    await asking()
    expect((await banco.take(order.id, 'cancel', { reason: 'Va bene' })).order).toMatchObject({
      progress: 'cancelled',
      isCancelAsked: false,
    })
  })

  test('cancelled because she asked, whoever reads its history reads that in their own language; what is typed stays', async () => {
    for (const [reason, read] of [
      [{ code: 'asked' }, 'Asked for by whoever ordered'],
      ['Chiesto da chi ha ordinato', 'Chiesto da chi ha ordinato'],
    ] as const) {
      const { shop, order } = await ordered()
      const banco = await somebody(shop)
      expect((await banco.take(order.id, 'cancel', { reason: { code: 'full' } })).status).toBe(400)
      expect((await banco.take(order.id, 'cancel', { reason })).status).toBe(200)
      const { said, ask } = operatorOver({ db: stage.connection.db, clock: stage.clock })
      await ask('order show', { number: '1', activity: shop.activity.permalink })
      expect(said.at(-1)?.slice(20)).toBe(`cancel by staff: ${read}`)
    }
  })
})
