import { describe, expect, test } from 'vitest'
import { FakeProvider } from '../../../tests/fakes/payment-port.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { couponShop, GLASS, HEM, PART, TOLD } from '../../../tests/setup/order-coupons.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { readPdf } from '../../../tests/setup/pdf.ts'
import { onTheWall } from '#rules/days.ts'
import { isRefusal } from '#rules/refusal.ts'
import { orders } from '../../db/schema/orders.ts'
import { type Scope, toolScope } from '../../work/scope.ts'
import { type Works, works } from '../../work/works.ts'
import { settle } from '../payments/settle.ts'
import { ordersOfMonth } from './month.ts'
import { receiptOf } from './receipt-facts.ts'
import { draw } from './receipt-page.ts'
import { orderById } from './rows.ts'

const GOODS = [{ name: 'Camicia', price: 1990, onHand: 60, vatRate: 2200 }]
const WEEK = 8 * 86_400

/** What is read on the receipt of an order. */
async function receiptOfOne(rooms: Works, scope: Scope, id: string) {
  const facts = await rooms.run(scope, 'reads', async (w) => {
    const order = await w.all(orders).first(orderById, { id })
    return receiptOf(w, order, w.all, 'it')
  })
  if (isRefusal(facts)) throw new Error(facts.refused)
  const { text } = await readPdf(Buffer.from(await draw(facts, 'it'), 'base64'))
  return text.replaceAll('\u00a0', ' ')
}

describe.each(engines)('a coupon in an order, %s', async (engine) => {
  const provider = new FakeProvider()
  const ports = { S: provider }
  const stage = appOver(await database(engine), {}, 'silent', ports)
  const { clock, connection, jobs } = stage
  const rooms = works(connection.db, clock, async (_, { name }, payload) => void jobs.push({ name, payload: payload as object }))
  const scene = (balance?: number) => couponShop(stage, GOODS, balance)

  test('its price comes off before the credit; the order, the feed and the coupon say so', async () => {
    const { her, given, standing, told } = await scene(1000)
    const couponId = await given(GLASS)
    await her.add(0)
    const wish = { couponId, usedCouponValue: '-6.00', checkCreditUse: true, usedCreditValue: '-10.00', totalPrice: '3.90' }
    const { status, order } = await her.order(wish)
    expect(status).toBe(200)
    const coupon = { id: couponId, title: 'Un calice', value: '-6.00' }
    const sums = { subtotal: '19.90', coupon, usedCreditValue: '-10.00', totalPrice: '3.90', accumulation: '0.20', points: '0.3900' }
    expect(order).toMatchObject({ progress: 'placed', ...sums })
    expect(await standing(couponId)).toEqual(['used', order.id])
    const inGerman = await her.call(`GET /api/app/item-orders/${order.id}?${her.here}`, undefined, { 'Accept-Language': 'de' })
    expect(inGerman.order.coupon).toEqual({ ...coupon, title: 'Ein Glas' })
    const { body } = await her.call(`GET /api/coupon-customers/customers?${her.here}`)
    expect(body.data).toMatchObject([{ id: couponId, state: 'used', orderId: order.id }])
    expect((await told()).at(-1)).toContain('Con il coupon «Un calice»: −6,00 €.')
  })

  test('its receipt and the month’s table say what it took; what is taxed is what was paid', async () => {
    const { her, given, shop } = await scene()
    const couponId = await given(GLASS)
    await her.add(0)
    const { order } = await her.order({ couponId, totalPrice: '13.90' })
    const scope = toolScope({ activityId: shop.activity.id })
    const receipt = await receiptOfOne(rooms, scope, order.id)
    expect(receipt).toContain('Buono: Un calice')
    expect(receipt).toContain('−6,00 €')
    expect(receipt).toContain('11,39 €') // 13,90 € without its 22 %
    const month = onTheWall('Europe/Rome', clock().getTime()).day.slice(0, 7)
    const rows = await rooms.run(scope, 'reads', (w) => ordersOfMonth(w, month, 'Europe/Rome'))
    if (isRefusal(rows)) throw new Error(rows.refused)
    expect(rows).toMatchObject([{ order: { couponValue: 600, total: 1390 }, vat: [{ rate: 2200, gross: 1390, net: 1139, vat: 251 }] }])
  })

  test('without one nothing of an answer is different', async () => {
    const { her } = await scene()
    await her.add(0)
    const { order } = await her.order({ totalPrice: '19.90' })
    expect(order).not.toHaveProperty('coupon')
  })

  test('a part is rounded half up, and never more than the goods; minimum and shipping are judged before it', async () => {
    const { shop, her, given } = await scene(10_000)
    const couponId = await given(PART)
    await her.add(0) // 12,5 % of 19,90 are 2,4875
    const address = await her.call('POST /api/customer-addresses', { address: 'Via del Porto', cap: '16032', countryId: 'IT' })
    const sent = { shippingId: shop.ways.shipping.C, paymentId: shop.ways.payment.BT, customerAddressId: address.order.id }
    const { order } = await her.order({ ...sent, couponId, usedCouponValue: '-2.49', checkCreditUse: true, totalPrice: '6.90' })
    const sums = { subtotal: '19.90', usedCreditValue: '-17.41', shippingPrice: '6.90', totalPrice: '6.90', accumulation: '0.00' }
    expect(order).toMatchObject({ ...sums, coupon: { value: '-2.49' } })
  })

  test('worth more than the goods, it pays them whole, and nothing of the rest comes back', async () => {
    const { her, given } = await couponShop(stage, [{ name: 'Pane', price: 250 }], 500)
    const couponId = await given(GLASS)
    await her.add(0)
    const { order } = await her.order({ couponId, checkCreditUse: true, totalPrice: '0.00' })
    expect(order).toMatchObject({ payment: 'paid', totalPrice: '0.00', usedCreditValue: '0.00', coupon: { value: '-2.50' } })
    expect(await her.card()).toMatchObject({ balance: 500 })
  })

  test.each([
    ['told in words', TOLD, { status: 422, code: 'coupon_till' }],
    ['the till alone', HEM, { status: 422, code: 'coupon_till' }],
    ['another sum', GLASS, { status: 409, code: 'order_changed' }],
  ])('refused: %s', async (_, worded, refusal) => {
    const { her, given, standing } = await scene()
    const couponId = await given(worded)
    await her.add(0)
    expect(await her.order({ couponId, usedCouponValue: '-1.00', totalPrice: '18.90' })).toMatchObject(refusal)
    expect(await standing(couponId)).toEqual(['valid', null])
  })

  test('a stranger’s and one of nobody are not found', async () => {
    const { her, shop, given } = await scene()
    const him = await shop.customer()
    await her.add(0)
    for (const couponId of [await given(GLASS, him.userId), 'nothing'])
      expect((await her.order({ couponId, totalPrice: '13.90' })).status).toBe(404)
  })

  test('used, expired or thrown away meanwhile, it is told with the fresh figures, and nothing is ordered', async () => {
    const { her, given, somebody } = await scene()
    const banco = await somebody('ROLE_STORE')
    await her.add(0)
    const refused = async (couponId: string, why: string, who = her) => {
      const { status, code, body } = await who.order({ couponId, usedCouponValue: '-6.00', totalPrice: '13.90' })
      expect([status, code, body.data]).toMatchObject([
        409,
        'order_changed',
        {
          totalPrice: '19.90',
          figures: { subtotal: '19.90', total: '19.90' },
          changes: [
            { is: 'coupon', before: '-6.00', now: '0.00', why },
            { is: 'total', before: '13.90', now: '19.90' },
          ],
        },
      ])
    }
    const [spent, dropped, old] = [await given(GLASS), await given(GLASS), await given(GLASS)]
    await banco.redeem(spent)
    await refused(spent, 'used')
    await her.call(`DELETE /api/app/couponcustomers/${dropped}?activityId=${her.activityId}`)
    await refused(dropped, 'gone')
    clock.pass(WEEK)
    await refused(old, 'expired', await her.again())
  })

  test('at the provider it is used as long as the payment is open; given up or expired it is hers again', async () => {
    const { her, given, standing, somebody, told } = await scene()
    const banco = await somebody('ROLE_STORE')
    const couponId = await given(GLASS)
    const opened = async () => {
      const { sessionId, order } = (await her.checkout({ couponId, usedCouponValue: '-6.00' })).body.data as never as {
        sessionId: string
        order: { id: string }
      }
      return { ref: sessionId, orderId: order.id, attemptId: sessionId.replace('fake_', '') }
    }
    await her.add(0)
    const first = await opened()
    expect(await standing(couponId)).toEqual(['used', first.orderId])
    expect(await banco.redeem(couponId)).toMatchObject({ status: 409, code: 'coupon_in_order' })
    await her.call(`DELETE /api/itemorders/paid/session/${first.ref}?${her.here}`)
    expect(await standing(couponId)).toEqual(['valid', null])

    const second = await opened()
    provider.end(second.ref, 'expired')
    clock.pass(31 * 60)
    const named = { activityId: her.activityId, userId: her.userId, attemptId: second.attemptId }
    await Promise.all([1, 2, 3].map(() => settle(rooms, ports, named)))
    expect(await standing(couponId)).toEqual(['valid', null])
    expect((await told()).filter((line) => line.startsWith('Coupon di nuovo tuo'))).toEqual(
      Array(2).fill('Coupon di nuovo tuo: Un calice: Il tuo ordine non si fa più: puoi usarlo ancora.'),
    )

    const third = await (await her.again()).checkout({ couponId })
    const { sessionId, order } = third.body.data as never as { sessionId: string; order: { id: string } }
    provider.pay(sessionId)
    await (await her.again()).call(`PUT /api/itemorders/paid/session/${sessionId}`, {})
    expect(await standing(couponId)).toEqual(['used', order.id])
  })

  test('a cancelled or refunded order gives it back while its last day is not over; a part of the money does not', async () => {
    const { her, given, standing, somebody } = await scene()
    const admin = await somebody('ROLE_ADMIN')
    const placed = async () => {
      const couponId = await given(GLASS)
      await her.add(0)
      const { order } = await her.order({ couponId, totalPrice: '13.90' })
      return { couponId, id: order.id }
    }
    const [hers, whole, late] = [await placed(), await placed(), await placed()]
    await her.call(`PUT /api/app/item-orders/${hers.id}/cancel`, {})
    expect(await standing(hers.couponId)).toEqual(['valid', null])

    for (const { id } of [whole, late]) await admin.take(id, 'pay')
    const part = await admin.take(whole.id, 'refund', { amount: '3.90', reason: 'Una macchia' })
    expect(part.order).toMatchObject({ refunded: '3.90' })
    expect(await standing(whole.couponId)).toEqual(['used', whole.id])
    const all = await admin.take(whole.id, 'refund', { reason: 'Tutto' })
    expect(all.order).toMatchObject({ refunded: '13.90', payment: 'refunded' })
    expect(await standing(whole.couponId)).toEqual(['valid', null])

    clock.pass(WEEK)
    const later = await somebody('ROLE_ADMIN')
    expect((await later.take(late.id, 'refund', { reason: 'Tardi' })).status).toBe(200)
    expect(await standing(late.couponId)).toEqual(['expired', null])
  })

  test('thrown away while its payment is open, it stays away when that is given up', async () => {
    const { her, given, standing } = await scene()
    const couponId = await given(GLASS)
    await her.add(0)
    const { sessionId } = (await her.checkout({ couponId })).body.data as never as { sessionId: string }
    await her.call(`DELETE /api/app/couponcustomers/${couponId}?activityId=${her.activityId}`)
    await her.call(`DELETE /api/itemorders/paid/session/${sessionId}?${her.here}`)
    expect(await standing(couponId)).toEqual(['deleted', null])
  })

  test('goods that came back bring it back with their refund', async () => {
    const { her, given, standing, somebody } = await scene()
    const admin = await somebody('ROLE_ADMIN')
    const couponId = await given(GLASS)
    await her.add(0)
    const { order } = await her.order({ couponId, totalPrice: '13.90' })
    for (const act of ['pay', 'accept', 'ready', 'hand-over']) expect((await admin.take(order.id, act)).status).toBe(200)
    expect((await her.call(`PUT /api/app/item-orders/${order.id}/withdraw`, {})).status).toBe(200)
    expect(await standing(couponId)).toEqual(['used', order.id])
    await admin.take(order.id, 'refund', { reason: 'Tornati' })
    expect(await standing(couponId)).toEqual(['valid', null])
  })
})
