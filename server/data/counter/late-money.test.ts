import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { onTheWall } from '#rules/days.ts'
import { counterOn } from '../../../tests/setup/counter.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { ledgerHolds } from '../../../tests/setup/ledger-holds.ts'
import { operatorOver } from '../../../tests/setup/operator.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { notifications } from '../../db/schema/notices.ts'
import { orderSteps, refunds } from '../../db/schema/orders.ts'

const REASON = { reason: 'Tornati gli articoli' }

describe.each(engines)('money that comes when the order is over, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection
  const { somebody } = counterOn(stage)

  /** A shop of goods in which somebody has ordered two shirts for 40,00 € by bank transfer, 10,00 € of them from her card. */
  async function transferred() {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 2000, onHand: 10, vatRate: 2200 }])
    const her = await shop.customer(1000)
    await her.add(0, 2)
    const wish = { paymentId: shop.ways.payment.BT, checkCreditUse: true, usedCreditValue: '-10.00', totalPrice: '30.00' }
    const { order } = await her.order(wish)
    const [banco, admin] = [await somebody(shop), await somebody(shop, ['ROLE_ADMIN'])]
    const cancel = async () => expect((await her.call(`PUT /api/app/item-orders/${order.id}/cancel`, {})).status).toBe(200)
    /** She gets it unpaid, and withdraws from it. */
    const withdraw = async () => {
      for (const step of ['accept', 'ready', 'hand-over']) expect((await banco.take(order.id, step)).status).toBe(200)
      expect((await her.call(`PUT /api/app/item-orders/${order.id}/withdraw`, {})).status).toBe(200)
    }
    const hers = async () => (await her.call(`GET /api/app/item-orders/${order.id}?${her.here}`)).order
    const told = async () => {
      const here = and(eq(notifications.activityId, shop.activity.id), eq(notifications.userId, her.userId))
      const rows = await db.select().from(notifications).where(here).orderBy(notifications.created, notifications.id)
      return rows.map(({ kind, facts }) => (kind === 'paymentBack' ? facts : (facts as { is?: string }).is))
    }
    const ofOrder = { refunds: eq(refunds.orderId, order.id), steps: eq(orderSteps.orderId, order.id) }
    const back = () => db.select().from(refunds).where(ofOrder.refunds).orderBy(refunds.created)
    const steps = () => db.select().from(orderSteps).where(ofOrder.steps).orderBy(orderSteps.seq)
    const books = () => ledgerHolds(stage.connection, { activityId: shop.activity.id, stocked: shop.stocked })
    return { shop, her, id: order.id, banco, admin, cancel, withdraw, hers, told, back, steps, books }
  }

  test('of a cancelled order it is written down as owed, she is told why it comes back, and its refund ends it', async () => {
    const { shop, her, id, banco, admin, cancel, hers, told, back: rows, steps, books } = await transferred()
    await cancel()
    expect(await hers()).toMatchObject({ transfer: null })
    expect((await banco.list())[0]).toMatchObject({ keys: [] })
    expect(await banco.take(id, 'pay-late')).toMatchObject({ status: 403 })
    expect(await admin.take(id, 'pay')).toMatchObject({ status: 409, code: 'order_step' })
    expect((await admin.list())[0]).toMatchObject({ keys: ['pay_late'] })
    const both = await Promise.all([admin.take(id, 'pay-late'), admin.take(id, 'pay-late')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 200)?.order).toMatchObject({
      progress: 'cancelled',
      payment: 'open',
      owed: '30.00',
      refunded: '10.00',
      keys: ['return_late'],
    })
    expect(await hers()).toMatchObject({ owed: '30.00' })
    const late = { money: 3000, credit: 0, state: 'due', reason: 'late', attemptId: null, ended: null }
    const lateOne = async () => (await rows()).find(({ money }) => money > 0) // both are of one moment
    const owed = await lateOne()
    expect(owed).toMatchObject(late)
    expect(await told()).toContainEqual({ about: owed?.id, orderId: id, money: 3000, why: 'late' })
    expect(await told()).not.toContain('paid')
    expect(await steps()).toMatchObject([{ step: 'create' }, { step: 'cancel' }, { step: 'pay_late', via: 'staff', actor: admin.id }])
    await books()

    stage.clock.pass(172_800)
    const later = await somebody(shop, ['ROLE_ADMIN'])
    expect(await later.list()).toMatchObject([{ id, owed: '30.00', keys: ['return_late'] }])
    expect(await later.take(id, 'refund', REASON)).toMatchObject({ status: 409, code: 'order_step' })
    expect((await later.take(id, 'return-late')).order).toMatchObject({ progress: 'cancelled', payment: 'open', refunded: '10.00' })
    expect(await lateOne()).toMatchObject({ ...late, state: 'done', ended: stage.clock() })
    expect((await told()).at(-1)).toBe('refunded')
    expect(await later.list()).toEqual([])
    expect(await later.take(id, 'return-late')).toMatchObject({ status: 409, code: 'order_step' })
    expect(await her.card()).toMatchObject({ balance: 1000, types: ['AM', 'C', 'AM'] })
    await books()
  })

  test('of one that she withdrew from, while its goods are on their way back, it is paid, and goes back with them', async () => {
    const { her, id, banco, admin, withdraw, hers, told, back: rows, books } = await transferred()
    await withdraw()
    expect(await hers()).toMatchObject({ progress: 'withdrawn', transfer: null })
    expect((await banco.list())[0]).toMatchObject({ keys: [] })
    expect((await admin.take(id, 'pay-late')).order).toMatchObject({ progress: 'withdrawn', payment: 'paid', keys: ['refund'] })
    expect(await told()).toContain('paid')
    expect((await admin.take(id, 'refund', REASON)).order).toMatchObject({ payment: 'refunded', refunded: '40.00' })
    expect(await rows()).toMatchObject([{ money: 3000, credit: 1000, state: 'done' }])
    expect(await her.card()).toMatchObject({ balance: 1000, types: ['AM', 'C', 'AM'] })
    await books()
  })

  test('of one whose goods are back though nobody had paid it is owed, and nothing else goes back twice', async () => {
    const { shop, her, id, admin, withdraw, told, books } = await transferred()
    await withdraw()
    expect((await admin.take(id, 'refund', REASON)).order).toMatchObject({ payment: 'refunded', refunded: '10.00', keys: ['pay_late'] })
    expect((await admin.take(id, 'pay-late')).order).toMatchObject({ progress: 'withdrawn', payment: 'refunded', owed: '30.00' })
    expect((await admin.take(id, 'return-late')).order).toMatchObject({ payment: 'refunded', refunded: '10.00' })
    expect((await told()).filter((is) => is === 'refunded')).toHaveLength(2)
    expect(await shop.left()).toEqual([[10, 0]])
    expect(await her.card()).toMatchObject({ balance: 1000 })
    await books()
  })

  test('of one that nobody paid no more goes back than the credit that it used, whatever is typed', async () => {
    const { her, id, admin, withdraw, back, books } = await transferred()
    await withdraw()
    const tooMuch = await admin.take(id, 'refund', { ...REASON, amount: '40.00' })
    expect(tooMuch).toMatchObject({ status: 422, code: 'refund_wrong' })
    expect(tooMuch.body['message']).toContain('10,00')
    expect(await back()).toEqual([])
    expect((await admin.take(id, 'refund', { ...REASON, amount: '10.00' })).order).toMatchObject({ payment: 'refunded', refunded: '10.00' })
    expect(await back()).toMatchObject([{ money: 0, credit: 1000, state: 'done' }])
    expect(await her.card()).toMatchObject({ balance: 1000 })
    await books()
  })

  test('the tool does the same, says what is owed, and the books of the month are as they were', async () => {
    const { shop, cancel } = await transferred()
    await cancel()
    const activity = shop.activity.permalink
    const { said, ask } = operatorOver({ db, clock: stage.clock })
    const month = onTheWall(shop.activity.zone, stage.clock().getTime()).day.slice(0, 7)
    const books = async () => {
      await ask('order export', { permalink: activity, month })
      return [...said]
    }
    const before = await books()
    expect(await ask('order paid', { activity, number: '1' })).toEqual([])
    expect(said).toEqual(['Order 1 is over: 30.00 € of it are to be given back. Once they are, "order refund" says so.'])
    await ask('order list', { activity })
    expect(said).toEqual([expect.stringContaining('cancelled, open, 30.00 € to give back')])
    await ask('order show', { activity, number: '1' })
    expect(said.map((line) => line.trim())).toContain('to be given back: 30.00 €, which came when it was over')
    expect(await books()).toEqual(before)
    expect(await ask('order refund', { activity, number: '1', reason: 'Bonifico tardivo' })).toEqual([])
    expect(said).toEqual(['Order 1 is cancelled, open now: what came when it was over is back.'])
    expect(await books()).toEqual(before)
  })
})
