import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readyIn } from '#rules/order-ready.ts'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { operatorOver } from '../../tests/setup/operator.ts'
import { appOver } from '../../tests/setup/scene.ts'
import { freshShop } from '../../tests/setup/shopper.ts'
import { audit } from '../db/schema/audit.ts'
import { notifications } from '../db/schema/notices.ts'
import { orders } from '../db/schema/orders.ts'

const number = '1'
/** Of two shirts, less 10,00 € of credit, by how they come to her. */
const TOTALS = { S: '30.00', C: '36.90', H: '31.50' }
const NOT_NOW = (how: string) => [`Order 1 is ${how}: this cannot be done with it. Nothing was changed.`]

describe.each(engines)('the steps of an order by the tool, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection

  /** A shop in which somebody has ordered two shirts, collected or brought to her, with 10,00 € from her card, and a way to give commands about it. */
  async function operator(shipping: 'S' | 'C' | 'H' = 'S') {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 2000, onHand: 10 }])
    const her = await shop.customer(1000)
    await her.add(0, 2)
    const credit = { checkCreditUse: true, usedCreditValue: '-10.00' }
    const address = await her.call('POST /api/customer-addresses', { address: 'Via del Porto', cap: '16032', countryId: 'IT' })
    const sent = { shippingId: shop.ways.shipping[shipping], customerAddressId: address.order.id, totalPrice: TOTALS[shipping] }
    const bank = shipping === 'C' && { paymentId: shop.ways.payment.BT }
    const { order } = await her.order({ ...credit, ...bank, ...(shipping === 'S' ? { totalPrice: TOTALS.S } : sent) })
    const { permalink: activity, id: activityId } = shop.activity
    const { said, ask } = operatorOver({ db, clock: stage.clock })
    const tell = (command: string, input: Record<string, string> = {}) => ask(`order ${command}`, { activity, number, ...input })
    const told = async () => {
      const here = and(eq(notifications.activityId, activityId), eq(notifications.userId, her.userId))
      const rows = await db.select().from(notifications).where(here)
      return rows.flatMap(({ facts }) => (facts && 'is' in facts ? [facts.is] : []))
    }
    return { shop, her, order, activityId, said, tell, told }
  }

  test('from accepted to handed over, written down as the tool’s, and the customer is told', async () => {
    const { her, order, activityId, said, tell, told } = await operator()
    expect(await tell('accept', { minutes: '20' })).toEqual([])
    expect(said).toEqual(['Order 1 is accepted, open now: 30.00 €.'])
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.activityId, activityId), eq(orders.id, order.id)))
    expect(row?.readyBy?.getTime()).toBe(readyIn(20, stage.clock().getTime()))
    for (const [step, how] of [
      ['ready', 'ready, open'],
      ['hand-over', 'done, open'],
    ] as const) {
      expect(await tell(step)).toEqual([])
      expect(said).toEqual([`Order 1 is ${how} now: 30.00 €.`])
    }
    await tell('show')
    expect(said.slice(-3).map((line) => line.slice(20))).toEqual(['accept by the tool', 'ready by the tool', 'hand_over by the tool'])
    const deeds = await db
      .select()
      .from(audit)
      .where(and(eq(audit.activityId, activityId), eq(audit.entity, 'orders')))
    expect(deeds.map(({ via, actor, subject }) => [via, actor, subject])).toEqual(Array(3).fill(['tool', null, her.userId]))
    expect(deeds.map(({ after }) => (after as { progress: string }).progress).toSorted()).toEqual(['accepted', 'done', 'ready'])
    expect((await told()).toSorted()).toEqual(['accepted', 'collected', 'placed', 'ready'])
  })

  test('one that is brought to her is shipped, never ready to be collected', async () => {
    const { said, tell, told } = await operator('H')
    await tell('accept')
    expect(await tell('ready')).toEqual(NOT_NOW('accepted, open'))
    expect(await tell('ship')).toEqual([])
    expect(said).toEqual(['Order 1 is shipped, open now: 31.50 €.'])
    expect(await tell('hand-over')).toEqual([])
    expect(await told()).toContain('shipped')
  })

  test('by which day a parcel arrives, as staff say it; what is brought home the same day has none', async () => {
    const { said, tell } = await operator('C')
    const today = onTheWall('Europe/Rome', stage.clock().getTime()).day
    await tell('accept')
    expect(await tell('ship', { expected: '30.11.2026' })).toEqual([expect.stringContaining('does not know this form')])
    const WRONG = ['Only a parcel by courier is expected on a day, from today on and at most 60 days ahead. Nothing was changed.']
    expect(await tell('ship', { expected: dayAfter(today, -1) })).toEqual(WRONG)
    expect(await tell('ship', { expected: dayAfter(today, 3) })).toEqual([])
    await tell('show')
    expect(said).toContain(`  expected: ${dayAfter(today, 3)}`)
    const home = await operator('H')
    await home.tell('accept')
    expect(await home.tell('ship', { expected: today })).toEqual(WRONG)
  })

  test('to who asks to cancel it may say no', async () => {
    const { her, order, said, tell, told } = await operator()
    await tell('accept')
    expect(await tell('keep')).toEqual(NOT_NOW('accepted, open'))
    await her.call(`PUT /api/app/item-orders/${order.id}/cancel`, {})
    said.length = 0
    expect(await tell('keep')).toEqual([])
    expect(said).toEqual(['Order 1 is accepted, open now: 30.00 €.'])
    expect(await told()).toContain('kept')
  })

  test('a step that is not possible is refused, and changes nothing', async () => {
    const { said, tell, told } = await operator()
    expect(await tell('hand-over')).toEqual(NOT_NOW('placed, open'))
    expect(await tell('ready')).toEqual(NOT_NOW('placed, open'))
    expect(await tell('accept', { number: '2' })).toEqual([expect.stringMatching(/has no order 2\.$/)])
    expect(await tell('accept', { minutes: '10081' })).toEqual([expect.stringContaining('does not know this form')])
    await tell('accept')
    expect(await tell('accept', { minutes: '5' })).toEqual(NOT_NOW('accepted, open'))
    expect(said).toEqual([])
    expect((await told()).toSorted()).toEqual(['accepted', 'placed'])
  })

  test('cancelled with a reason, goods and credit go back; one that she has is not', async () => {
    const { shop, her, said, tell, told } = await operator()
    expect(await tell('cancel', { reason: ' ' })).toEqual([expect.stringContaining('does not know this form')])
    expect(await tell('cancel', { reason: 'La cucina chiude' })).toEqual([])
    expect(said).toEqual(['Order 1 is cancelled, open now: 30.00 €.'])
    expect(await her.card()).toMatchObject({ balance: 1000, sum: 1000 })
    expect(await shop.left()).toEqual([[10, 0]])
    expect(await told()).toContain('cancelled')
    await tell('show')
    expect(said.at(-1)?.slice(20)).toBe('cancel by the tool: La cucina chiude')
    const other = await operator()
    for (const step of ['accept', 'ready', 'hand-over']) await other.tell(step)
    expect(await other.tell('cancel', { reason: 'Tardi' })).toEqual(NOT_NOW('done, open'))
  })

  test('cancelled because she asked, by the code of that, it is read in each language', async () => {
    const { said, tell } = await operator()
    expect(await tell('cancel', { reason: 'asked' })).toEqual([])
    await tell('show')
    expect(said.at(-1)?.slice(20)).toBe('cancel by the tool: Asked for by whoever ordered')
  })
})
