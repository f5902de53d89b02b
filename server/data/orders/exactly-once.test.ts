import pLimit from 'p-limit'
import { describe, expect, test } from 'vitest'
import { cents, points4 } from '#rules/money.ts'
import { isRefusal } from '#rules/refusal.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { ledgerHolds } from '../../../tests/setup/ledger-holds.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { toolScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'

describe.each(engines)('an order is exactly once, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const rooms = works(stage.connection.db, stage.clock, async () => {})

  // On PostgreSQL two processes show the same: data/payments/processes.test.ts.
  const here = engine === 'embedded' ? ['1,000'] : []
  test.each(here)('of %s buyers of the last 10 pieces 10 have one each', { timeout: 60_000 }, async () => {
    const shop = await freshShop(stage, [{ name: 'Sedia', price: 2000, onHand: 10 }])
    const buyers = await shop.crowd(1000)
    const inTurn = pLimit(40)
    const all = await Promise.all(buyers.map((her) => inTurn(() => her.order({ totalPrice: '20.00' }, 'tap'))))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = all.filter(({ status }) => status !== 200)
    expect(['409 order_changed', '409 sold_out']).toEqual(expect.arrayContaining(refused.map(({ status, code }) => `${status} ${code}`)))
    expect(await shop.left()).toEqual([[0, 0]])
    await ledgerHolds(stage.connection, { activityId: shop.activity.id, stocked: shop.stocked })
  })

  test('of 50 who spend one balance, by order and at the till, one does', async () => {
    const shop = await freshShop(stage, [{ name: 'Pane', price: 600, onHand: 40 }])
    const [her] = await shop.crowd(1, 1000)
    if (!her) throw new Error('nobody')
    const spent = { type: 'C', cents: cents(600), points: points4(0), reason: null } as const
    const till = () =>
      rooms.run(toolScope({ activityId: shop.activity.id }), 'writes', (w) => w.customer(her.userId, 'counter').ledger.post(spent))
    const order = (n: number) => her.order({ checkCreditUse: true, usedCreditValue: '-6.00', totalPrice: '0.00' }, `tap ${n}`)
    const refused: string[] = []
    const bought = async (n: number) => {
      const { status, code } = await order(n)
      if (status !== 200) refused.push(`${status} ${code}`)
      return status === 200
    }
    const done = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        if (n % 2) return bought(n)
        const posted = await till()
        return !isRefusal(posted)
      }),
    )
    expect(done.filter(Boolean)).toHaveLength(1)
    // She is told the figures of now, never a bare no.
    expect(
      refused.every((said) => said === '409 order_changed' || said === '409 cart_empty'),
      refused.join(),
    ).toBe(true)
    expect(await her.card()).toMatchObject({ balance: 400, types: ['AM', 'C'], sum: 400 })
    await ledgerHolds(stage.connection, { activityId: shop.activity.id, stocked: shop.stocked })
  })
})
