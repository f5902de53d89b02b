import { describe, expect, test } from 'vitest'
import { FakeProvider } from '../../../tests/fakes/payment-port.ts'
import { databaseHeard, engines } from '../../../tests/setup/engines.ts'
import { ledgerHolds } from '../../../tests/setup/ledger-holds.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { works } from '../../work/works.ts'
import { refund } from './refunding.ts'
import { settle } from './settle.ts'

/** So many statements at most, and one more that says that none is left. */
const MOST = 80

describe.each(engines)('a process that ends at any statement, %s', async (engine) => {
  let left = Number.POSITIVE_INFINITY
  const connection = await databaseHeard(engine, (text) => {
    if (!/^rollback/i.test(text) && --left < 0) throw new Error('the process ended')
  })
  const provider = new FakeProvider()
  const ports = { S: provider }
  const stage = appOver(connection, {}, 'silent', ports)
  const { clock, jobs } = stage
  const rooms = works(connection.db, clock, async (_, { name }, payload) => void jobs.push({ name, payload: payload as object }))

  type Shop = Awaited<ReturnType<typeof freshShop>>
  type Her = Awaited<ReturnType<Shop['customer']>>
  /** What goes before, what is ended and done again, and what is so in the end. */
  type Steps<T> = { before: (her: Her) => Promise<T>; deed: (it: T) => Promise<unknown>; after: (it: T) => Promise<unknown> }
  const books = (shop: Shop) =>
    ledgerHolds(connection, { activityId: shop.activity.id, stocked: shop.stocked, kept: (ref) => provider.kept(ref) })

  /** Does it for one customer after the other, each time ended one statement later, until it is done before it ends. */
  async function endedEverywhere<T>(shop: Shop, steps: Steps<T>) {
    let ends = 0
    for (const her of await shop.crowd(MOST, 500)) {
      const prepared = await steps.before(her)
      left = ends++
      await steps.deed(prepared).catch(() => {})
      const isDone = left >= 0
      left = Number.POSITIVE_INFINITY
      await steps.deed(prepared)
      await steps.after(prepared)
      if (isDone) break
    }
    expect(ends).toBeGreaterThan(10)
    expect(ends).toBeLessThan(MOST)
    await books(shop)
  }
  const GOODS = [{ name: 'Camicia', price: 1990, onHand: 500 }]
  const CREDIT = { checkCreditUse: true, usedCreditValue: '-5.00' }
  const ordersOf = async (her: Her) => (await her.call(`GET /api/app/itemorders/activity/${her.activityId}`)).body['totalRows']

  const herself = async (her: Her) => her

  test('an order that is asked for again is one', async () => {
    const shop = await freshShop(stage, GOODS)
    const order = (her: Her) => her.order({ ...CREDIT, totalPrice: '14.90' }, 'tap')
    await endedEverywhere(shop, {
      before: herself,
      deed: order,
      after: async (her) => {
        const { status, order: first } = await order(her)
        expect([status, first.progress]).toEqual([200, 'placed'])
        expect([await ordersOf(her), await her.cart()]).toEqual([1, []])
      },
    })
  })

  test('a checkout that is asked for again is one order with one session', async () => {
    const shop = await freshShop(stage, GOODS)
    const order = (her: Her) => her.checkout(CREDIT, 'tap')
    const before = provider.sessions.size
    let orders = 0
    await endedEverywhere(shop, {
      before: herself,
      deed: order,
      after: async (her) => {
        const opened = await order(her)
        expect([opened.status, opened.body.data]).toEqual([200, expect.objectContaining({ url: expect.any(String) })])
        expect([await ordersOf(her), await her.cart()]).toEqual([1, []])
        expect(provider.sessions.size - before).toBe(++orders)
      },
    })
  })

  /** A customer at the provider's page. */
  async function paying(her: Her) {
    const { body } = await her.checkout(CREDIT)
    const { sessionId: ref, order } = body.data as unknown as { sessionId: string; order: { id: string } }
    const named = { activityId: her.activityId, userId: her.userId, attemptId: ref.replace('fake_', '') }
    return {
      her,
      ref,
      order,
      named,
      progress: async () => (await her.call(`GET /api/app/item-orders/${order.id}?${her.here}`)).order.progress,
    }
  }
  type Paying = Awaited<ReturnType<typeof paying>>

  test('a payment is captured once', async () => {
    await endedEverywhere(await freshShop(stage, GOODS), {
      before: async (her) => {
        const it = await paying(her)
        provider.pay(it.ref)
        return it
      },
      deed: ({ named }) => settle(rooms, ports, named),
      after: async ({ progress }) => expect(await progress()).toBe('placed'),
    })
  })

  test('what she gives up is free once', async () => {
    await endedEverywhere(await freshShop(stage, GOODS), {
      before: paying,
      deed: ({ her, ref }) => her.call(`DELETE /api/itemorders/paid/session/${ref}?${her.here}`),
      after: async ({ her, progress }) => expect([await progress(), await her.cart()]).toMatchObject(['cancelled', [{ quantity: 1 }]]),
    })
  })

  test('what is cancelled goes back once, money and credit', async () => {
    const runRefunds = async () => {
      for (const { name, payload } of jobs) if (name === 'refund') await refund(rooms, ports, payload as never)
    }
    await endedEverywhere(await freshShop(stage, GOODS), {
      before: async (her) => {
        const it = await paying(her)
        provider.pay(it.ref)
        await settle(rooms, ports, it.named)
        jobs.splice(0)
        return it
      },
      deed: async ({ her, order }: Paying) => {
        await her.call(`PUT /api/app/item-orders/${order.id}/cancel`, {})
        await runRefunds()
      },
      after: async ({ her, ref, progress }) => {
        expect([await progress(), provider.refunded(ref)]).toEqual(['cancelled', 1490])
        expect(await her.card()).toMatchObject({ balance: 500 })
      },
    })
  })
})
