import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { FakeProvider } from '../../../tests/fakes/payment-port.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { couponShop, couponsHold, GLASS } from '../../../tests/setup/order-coupons.ts'
import { appOver } from '../../../tests/setup/scene.ts'

vi.setConfig({ testTimeout: 60_000 })

const GOODS = [{ name: 'Camicia', price: 1990, onHand: 500 }]
type Paid = { sessionId: string; order: { id: string } }

describe.each(engines)('rivals for a coupon, %s', async (engine) => {
  const provider = new FakeProvider()
  const stage = appOver(await database(engine), {}, 'silent', { S: provider })
  const scene = () => couponShop(stage, GOODS)

  test('fifty orders, paid here and at the provider, and ten tills: one has it', async () => {
    const { shop, her, given, somebody, standing } = await scene()
    const banco = await somebody('ROLE_STORE')
    const couponId = await given(GLASS)
    const bought = async (n: number) => {
      await her.add(0)
      return n % 2 ? her.order({ couponId, totalPrice: '13.90' }) : her.checkout({ couponId })
    }
    const tries = Array.from({ length: 60 }, (_, n) => (n % 6 === 5 ? banco.redeem(couponId) : bought(n)))
    const answers = await Promise.all(tries)
    const [won, lost] = [answers.filter(({ status }) => status === 200), answers.filter(({ status }) => status !== 200)]
    expect(won).toHaveLength(1)
    expect(lost.every(({ code }) => ['order_changed', 'cart_empty', 'coupon_used', 'coupon_in_order'].includes(String(code)))).toBe(true)
    expect((await standing(couponId))[0]).toBe('used')
    await couponsHold(stage.connection, shop.activity.id)
  })

  test('a lost answer, repeated under its key, is the same order with the same coupon', async () => {
    const { shop, her, given, standing } = await scene()
    const [couponId, other] = [await given(GLASS), await given(GLASS)]
    await her.add(0)
    const placed = await Promise.all(Array.from({ length: 8 }, () => her.order({ couponId, totalPrice: '13.90' }, 'tap')))
    expect(new Set(placed.map(({ status, order }) => `${status} ${order.id}`)).size).toBe(1)
    await her.add(0)
    const paid = await Promise.all(Array.from({ length: 8 }, () => her.checkout({ couponId: other }, 'pay')))
    expect(new Set(paid.map(({ body }) => (body.data as never as Paid).sessionId)).size).toBe(1)
    expect([await standing(couponId), await standing(other)]).toEqual([
      ['used', placed[0]?.order.id],
      ['used', (paid[0]?.body.data as never as Paid).order.id],
    ])
    await couponsHold(stage.connection, shop.activity.id)
  })

  test('an order and a till at the same moment, for thirty people at once: each coupon is in one place', async () => {
    const { shop, given, somebody, standing } = await scene()
    const banco = await somebody('ROLE_STORE')
    const buyers = await shop.crowd(30)
    const coupons = await Promise.all(buyers.map(({ userId }) => given(GLASS, userId)))
    const both = buyers.map(async (her, n) => {
      const couponId = coupons[n] ?? ''
      const ordered = her.order({ couponId, totalPrice: '13.90' })
      const [order, scanned] = await Promise.all([ordered, banco.redeem(couponId)])
      expect([order.status, scanned.status].toSorted()).toEqual([200, 409])
      expect(await standing(couponId)).toEqual(['used', order.status === 200 ? order.order.id : null])
    })
    await Promise.all(both)
    await couponsHold(stage.connection, shop.activity.id)
  })

  test('given up while a till scans it, it is in one place or in none', async () => {
    const { shop, her, given, somebody, standing } = await scene()
    const banco = await somebody('ROLE_STORE')
    for (let n = 0; n < 5; n++) {
      const couponId = await given(GLASS)
      await her.add(0)
      const { sessionId } = (await her.checkout({ couponId })).body.data as never as Paid
      const giveUp = her.call(`DELETE /api/itemorders/paid/session/${sessionId}?${her.here}`)
      const [, scanned] = await Promise.all([giveUp, banco.redeem(couponId)])
      expect((await standing(couponId))[0]).toBe(scanned.status === 200 ? 'used' : 'valid')
    }
    await couponsHold(stage.connection, shop.activity.id)
  })

  test('whatever is done with orders and tills, and in whatever order, every coupon is in one place', async () => {
    const deeds = fc.array(fc.tuple(fc.constantFrom('order', 'pay', 'leave', 'cancel', 'redeem', 'drop'), fc.nat(2)), {
      minLength: 4,
      maxLength: 9,
    })
    await fc.assert(
      fc.asyncProperty(deeds, async (chosen) => {
        const { shop, her, given, somebody } = await scene()
        const banco = await somebody('ROLE_STORE')
        const coupons = [await given(GLASS), await given(GLASS), await given(GLASS)]
        const made = new Map<string, string>()
        for (const [deed, which] of chosen) {
          const couponId = coupons[which] ?? ''
          if (deed === 'redeem') await banco.redeem(couponId)
          else if (deed === 'drop') await her.call(`DELETE /api/app/couponcustomers/${couponId}?activityId=${her.activityId}`)
          else if (deed === 'cancel') await her.call(`PUT /api/app/item-orders/${made.get(couponId)}/cancel`, {})
          else {
            await her.add(0)
            const order = deed === 'order' ? await her.order({ couponId, totalPrice: '13.90' }) : await her.checkout({ couponId })
            const { sessionId, order: begun } = (order.body.data ?? {}) as never as Partial<Paid>
            if (order.status !== 200) continue
            made.set(couponId, begun?.id ?? order.order.id)
            if (deed === 'pay' && sessionId) provider.pay(sessionId)
            if (deed === 'pay') await her.call(`PUT /api/itemorders/paid/session/${sessionId}`, {})
            if (deed === 'leave') await her.call(`DELETE /api/itemorders/paid/session/${sessionId}?${her.here}`)
          }
          await couponsHold(stage.connection, shop.activity.id)
        }
      }),
      { numRuns: 6 },
    )
  })
})
