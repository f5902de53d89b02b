import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { counterOn } from '../../../tests/setup/counter.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { audit } from '../../db/schema/audit.ts'
import { orderSteps, refunds } from '../../db/schema/orders.ts'

const GOODS = [{ name: 'Camicia', price: 2000, onHand: 10 }]

describe.each(engines)('the counter, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection
  const { somebody, ordered } = counterOn(stage)
  const inMinutes = (minutes: number) => new Date(stage.clock().getTime() + minutes * 60_000).toISOString()

  test('staff see the order with whose it is and what can be done with it', async () => {
    const { shop, order } = await ordered()
    const banco = await somebody(shop)
    const admin = await somebody(shop, ['ROLE_ADMIN'])
    expect(await banco.list()).toMatchObject([
      { id: order.id, number: 1, customer: { name: 'Giulia Bianchi' }, steps: [], keys: ['accept', 'pay', 'cancel'] },
    ])
    await admin.take(order.id, 'pay')
    expect((await banco.list())[0]?.keys).toEqual(['accept', 'cancel'])
    expect((await admin.list())[0]?.keys).toEqual(['accept', 'cancel', 'refund'])
  })

  test('of two who accept at once one does, and the other is told that somebody was faster', async () => {
    const { shop, order, told } = await ordered()
    const [banco, cucina] = [await somebody(shop), await somebody(shop)]
    const readyBy = inMinutes(15)
    const both = await Promise.all([banco, cucina].map((one) => one.take(order.id, 'accept', { readyBy })))
    expect(both.map(({ status, code }) => [status, code]).sort()).toEqual([
      [200, undefined],
      [409, 'order_step'],
    ])
    const refused = both.find(({ status }) => status === 409)
    const at = stage.clock().toISOString()
    expect(refused?.body.data).toEqual({ by: 'Giulia Bianchi', isHers: false, progress: 'accepted', at })
    expect(await cucina.list()).toMatchObject([{ progress: 'accepted', readyBy, keys: ['ready', 'pay', 'cancel'] }])
    expect((await told()).filter((is) => is === 'accepted')).toHaveLength(1)
  })

  test('where she was faster herself, nobody’s name is told', async () => {
    const { shop, her, order } = await ordered()
    const banco = await somebody(shop)
    await her.call(`PUT /api/app/item-orders/${order.id}/cancel`, {})
    const { status, body } = await banco.take(order.id, 'accept', { readyBy: inMinutes(10) })
    expect([status, body.data]).toEqual([409, { by: null, isHers: true, progress: 'cancelled', at: stage.clock().toISOString() }])
  })

  test('a lost answer that is asked again is the same act', async () => {
    const { shop, order } = await ordered()
    const banco = await somebody(shop)
    const promise = { readyBy: inMinutes(10) }
    const answers = [await banco.take(order.id, 'accept', promise, 'tap'), await banco.take(order.id, 'accept', promise, 'tap')]
    expect(answers.map(({ status, order: { progress } }) => [status, progress])).toEqual([
      [200, 'accepted'],
      [200, 'accepted'],
    ])
  })

  test('what is promised is a moment: sent again a minute later by a new tap it is no other one, nor is one that is over or far', async () => {
    const { shop, order } = await ordered()
    const banco = await somebody(shop)
    for (const wrong of [inMinutes(-6), inMinutes(10_081)])
      expect(await banco.take(order.id, 'accept', { readyBy: wrong })).toMatchObject({ status: 422, code: 'order_ready_by' })
    const promise = { readyBy: inMinutes(20) }
    expect((await banco.take(order.id, 'accept', promise, 'tap')).order).toMatchObject({ progress: 'accepted', ...promise })
    stage.clock.pass(60)
    expect(await banco.take(order.id, 'accept', promise, 'another tap')).toMatchObject({ status: 409, code: 'order_step' })
    expect(await banco.list()).toMatchObject([promise])
  })

  test('any order is found by its number, whatever became of it, in its own activity alone', async () => {
    const { shop, her, order } = await ordered()
    await her.call(`PUT /api/app/item-orders/${order.id}/cancel`, {})
    stage.clock.pass(86_401)
    const banco = await somebody(shop)
    const find = (number: string | number, at = shop) =>
      banco.send(`GET /api/counter/orders/${number}?filters[activityId]=${at.activity.id}`)
    expect(await banco.list()).toEqual([])
    expect((await find(1)).order).toMatchObject({ id: order.id, progress: 'cancelled', keys: [] })
    for (const wrong of [2, 999_999_999, 'uno', '-1', '9999999999']) expect((await find(wrong)).status).toBe(404)
    const { shop: other } = await ordered()
    expect((await find(1, other)).status).toBe(404)
    expect((await (await her.again()).call(`GET /api/counter/orders/1?${her.here}`)).status).toBe(403)
  })

  test('a customer has no counter, and nobody serves herself', async () => {
    const { shop, her, order } = await ordered()
    expect((await her.call(`GET /api/counter/orders?${her.here}`)).status).toBe(403)
    expect((await her.call(`PUT /api/counter/orders/${order.id}/accept`, {})).status).toBe(403)
    const banco = await somebody(shop)
    await banco.send('POST /api/itemcarts', { itemColorSizeId: shop.variants[0], quantity: 1 })
    const ways = { shippingId: shop.ways.shipping.S, paymentId: shop.ways.payment.ST }
    const own = await banco.send('POST /api/itemorders', { ...ways, checkCreditUse: false, totalPrice: '20.00' })
    expect(own.status).toBe(200)
    const refused = await banco.take(own.order.id, 'accept')
    expect([refused.status, refused.code]).toEqual([403, 'own_card'])
  })

  test('an order of another activity is none', async () => {
    const { order } = await ordered()
    const elsewhere = await somebody(await freshShop(stage, GOODS))
    expect(await elsewhere.list()).toEqual([])
    for (const [act, body] of [
      ['accept', {}],
      ['cancel', { reason: 'Chiuso' }],
    ] as const)
      expect((await elsewhere.take(order.id, act, body)).status).toBe(404)
  })

  test('accepted and paid it earns once, whichever comes first and however often it is tapped', async () => {
    for (const acts of [
      ['accept', 'pay'],
      ['pay', 'accept'],
    ]) {
      const { shop, her, order } = await ordered()
      const banco = await somebody(shop)
      for (const act of acts) await Promise.all([banco.take(order.id, act), banco.take(order.id, act)])
      for (const act of ['ready', 'hand-over']) expect((await banco.take(order.id, act)).status).toBe(200)
      expect(await banco.list()).toMatchObject([{ progress: 'done', payment: 'paid', isAccrued: true, keys: [] }])
      expect(await her.card()).toMatchObject({ balance: 200, pointBalance: 40_000, types: ['AA'], sum: 200 })
    }
  })

  test('handed over before it is paid, it earns when it is', async () => {
    const { shop, her, order } = await ordered()
    const banco = await somebody(shop)
    for (const act of ['accept', 'ready', 'hand-over']) await banco.take(order.id, act)
    expect(await her.card()).toMatchObject({ types: [] })
    expect((await banco.take(order.id, 'pay')).order).toMatchObject({ progress: 'done', payment: 'paid', isAccrued: true })
    expect(await her.card()).toMatchObject({ types: ['AA'] })
  })

  test('what is collected is not shipped, and nothing is skipped', async () => {
    const { shop, order } = await ordered()
    const banco = await somebody(shop)
    for (const act of ['ready', 'ship', 'hand-over']) expect((await banco.take(order.id, act)).code).toBe('order_step')
    await banco.take(order.id, 'accept')
    expect((await banco.take(order.id, 'ship')).code).toBe('order_step')
  })

  test('refunded in two parts, money and credit add up, and what it earned goes back', async () => {
    const { shop, her, order, told } = await ordered({ balance: 1000, credit: 10 })
    const [banco, admin] = [await somebody(shop), await somebody(shop, ['ROLE_ADMIN'])]
    for (const act of ['accept', 'pay']) await banco.take(order.id, act)
    const { accumulation, points } = order
    expect(await her.card()).toMatchObject({ balance: Number(accumulation) * 100, pointBalance: Number(points) * 10_000 })
    const forbidden = await banco.take(order.id, 'refund', { reason: 'Macchia' })
    expect([forbidden.status, forbidden.code]).toEqual([403, 'forbidden'])
    const part = await admin.take(order.id, 'refund', { amount: '13.33', reason: 'Una macchia' })
    expect(part.order).toMatchObject({ payment: 'partly_refunded', progress: 'accepted', refunded: '13.33' })
    const more = await admin.take(order.id, 'refund', { amount: '26.68', reason: 'Troppo' })
    expect([more.status, more.code]).toEqual([422, 'refund_wrong'])
    const rest = await admin.take(order.id, 'refund', { reason: 'Anche l’altra' })
    expect(rest.order).toMatchObject({ payment: 'refunded', progress: 'cancelled', refunded: '40.00' })
    const back = await db.select().from(refunds).where(eq(refunds.orderId, order.id))
    const sum = (of: (one: (typeof back)[number]) => number) => back.reduce((all, one) => all + of(one), 0)
    expect([sum(({ money }) => money), sum(({ credit }) => credit)]).toEqual([3000, 1000])
    expect([sum(({ accumulation: size }) => size), sum(({ points: size }) => size)]).toEqual([
      Math.round(Number(accumulation) * 100),
      Math.round(Number(points) * 10_000),
    ])
    expect(await her.card()).toMatchObject({ balance: 1000, pointBalance: 0, sum: 1000 })
    expect(await shop.left()).toEqual([[10, 0]])
    expect((await told()).filter((is) => is === 'refunded')).toHaveLength(2)
  })

  test('cancelled, stock and credit come back and she is told; the reason stays', async () => {
    const { shop, her, order, told } = await ordered({ balance: 1000, credit: 10 })
    const banco = await somebody(shop)
    expect((await banco.take(order.id, 'cancel', { reason: ' ' })).status).toBe(400)
    const { order: after } = await banco.take(order.id, 'cancel', { reason: 'Finiti i limoni' })
    expect(after).toMatchObject({ progress: 'cancelled', keys: [] })
    expect(await shop.left()).toEqual([[10, 0]])
    expect(await her.card()).toMatchObject({ balance: 1000, types: ['AM', 'C', 'AM'], sum: 1000 })
    expect(await told()).toContain('cancelled')
    const steps = await db.select().from(orderSteps).where(eq(orderSteps.orderId, order.id)).orderBy(orderSteps.seq)
    expect(steps.at(-1)).toMatchObject({ step: 'cancel', via: 'staff', actor: banco.id, reason: 'Finiti i limoni' })
  })

  test('what she withdrew from waits at the counter until it is given back', async () => {
    const { shop, her, order } = await ordered()
    const [banco, admin] = [await somebody(shop), await somebody(shop, ['ROLE_ADMIN'])]
    for (const act of ['accept', 'pay', 'ready', 'hand-over']) await banco.take(order.id, act)
    expect((await her.call(`PUT /api/app/item-orders/${order.id}/withdraw`, {})).status).toBe(200)
    expect((await banco.list()).map(({ progress, keys }) => [progress, keys])).toEqual([['withdrawn', []]])
    expect((await admin.list()).map(({ keys }) => keys)).toEqual([['refund']])
    expect((await admin.take(order.id, 'refund', { reason: 'Tornato' })).order).toMatchObject({
      progress: 'withdrawn',
      payment: 'refunded',
    })
    expect(await banco.list()).toEqual([])
    expect(await her.card()).toMatchObject({ balance: 0, types: ['AA', 'SM'] })
  })

  test('every act is in the audit, with who did it and whose it is', async () => {
    const { shop, her, order } = await ordered()
    const [banco, admin] = [await somebody(shop), await somebody(shop, ['ROLE_ADMIN'])]
    for (const act of ['accept', 'pay', 'ready', 'hand-over']) await banco.take(order.id, act)
    await admin.take(order.id, 'refund', { reason: 'Difetto' })
    const rows = await db
      .select()
      .from(audit)
      .where(and(eq(audit.activityId, shop.activity.id), eq(audit.entityId, order.id)))
      .orderBy(audit.at)
    const deeds = rows.map(({ actor, via, subject, entity, after }) => ({ actor, via, subject, entity, after }))
    const by = (actor: string, after: object) => ({
      actor,
      via: 'staff',
      subject: her.userId,
      entity: 'orders',
      after: expect.objectContaining(after),
    })
    expect(deeds).toHaveLength(5)
    expect(deeds).toEqual(
      expect.arrayContaining([
        by(banco.id, { progress: 'accepted' }),
        by(banco.id, { payment: 'paid' }),
        by(banco.id, { progress: 'ready' }),
        by(banco.id, { progress: 'done' }),
        by(admin.id, { payment: 'refunded' }),
      ]),
    )
  })
})
