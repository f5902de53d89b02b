import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { FakeProvider } from '../../tests/fakes/payment-port.ts'
import { databaseAlone, engines } from '../../tests/setup/engines.ts'
import { appOver } from '../../tests/setup/scene.ts'
import { freshShop } from '../../tests/setup/shopper.ts'
import { refunds } from '../db/schema/orders.ts'
import { settle } from '../data/payments/settle.ts'
import { works } from '../work/works.ts'
import type { Tools } from './job.ts'
import { refundSweep } from './refund-sweep.ts'

describe.each(engines)('refunds that are owed, %s', async (engine) => {
  const provider = new FakeProvider()
  const stage = appOver(await databaseAlone(engine), {}, 'silent', { S: provider })
  const { clock, enqueue, connection } = stage
  const { db } = connection
  const shop = await freshShop(stage, [{ name: 'Camicia', price: 1990, onHand: 50 }])
  const sweep = () => refundSweep.run({}, { db, clock, enqueue, payments: { S: provider } } as Partial<Tools> as Tools)

  /** A payment of another amount than was asked: it is to go back by itself, which nobody does here. */
  async function owed() {
    const her = await shop.customer()
    await her.add(0)
    const { sessionId: ref } = (await her.checkout()).body.data as unknown as { sessionId: string }
    provider.pay(ref, 100)
    const named = { activityId: her.activityId, userId: her.userId, attemptId: ref.replace('fake_', '') }
    await settle(works(db, clock, enqueue), { S: provider }, named)
    return { ref, state: async () => (await db.select().from(refunds).where(eq(refunds.attemptId, named.attemptId)))[0]?.state }
  }

  test('are tried again after an hour, each by itself, until they went back', async () => {
    const [first, second] = [await owed(), await owed()]
    await sweep()
    expect([provider.refunded(first.ref), provider.refunded(second.ref)]).toEqual([0, 0])
    clock.pass(3601)
    provider.failing = { refund: 'before' }
    await expect(sweep()).rejects.toThrow('refund')
    expect(provider.asked.filter((what) => what === 'refund')).toHaveLength(2)
    expect(await first.state()).toBe('due')
    provider.failing = {}
    clock.pass(7 * 86_400)
    await sweep()
    await sweep()
    expect([provider.refunded(first.ref), provider.refunded(second.ref)]).toEqual([100, 100])
    expect([await first.state(), await second.state()]).toEqual(['done', 'done'])
  })

  test('one that went back is asked about again every ten days for a month, and one that failed meanwhile is owed by hand', async () => {
    await db.delete(refunds)
    const [fine, lost] = [await owed(), await owed()]
    clock.pass(3601)
    await sweep()
    const askedOver = async (days: number) => {
      const before = provider.asked.length
      clock.pass(days * 86_400)
      await sweep()
      return provider.asked.length - before
    }
    expect([await askedOver(9), await askedOver(1), await askedOver(0)]).toEqual([0, 2, 0])
    provider.takeBack(lost.ref)
    provider.failing = { refund: 'before' }
    clock.pass(10 * 86_400)
    await expect(sweep()).rejects.toThrow('refund')
    provider.failing = {}
    expect(await askedOver(0)).toBe(2)
    expect([await fine.state(), await lost.state()]).toEqual(['done', 'failed'])
    const byHand = and(isNull(refunds.attemptId), eq(refunds.activityId, shop.activity.id))
    expect(await db.select().from(refunds).where(byHand)).toMatchObject([{ state: 'due', money: 100, reason: 'failed' }])
    expect([await askedOver(10), await askedOver(10), await askedOver(100)]).toEqual([1, 0, 0])
    expect([await fine.state(), provider.refunded(fine.ref)]).toEqual(['done', 100])
  })

  test('one whose provider is not set up any more keeps nobody busy', async () => {
    const one = await owed()
    clock.pass(3601)
    await sweep()
    clock.pass(11 * 86_400)
    await refundSweep.run({}, { db, clock, enqueue, payments: {} } as Partial<Tools> as Tools)
    expect(await one.state()).toBe('done')
    await sweep()
  })

  test('one that fails is owed by hand from then on: no sweep asks for it again', async () => {
    await db.delete(refunds)
    const one = await owed()
    clock.pass(3601)
    provider.isGivingNothing = true
    await sweep()
    provider.isGivingNothing = false
    const asked = provider.asked.length
    clock.pass(7200)
    await sweep()
    await sweep()
    expect([await one.state(), provider.refunded(one.ref), provider.asked.length]).toEqual(['failed', 0, asked])
    const byHand = and(isNull(refunds.attemptId), eq(refunds.activityId, shop.activity.id))
    expect(await db.select().from(refunds).where(byHand)).toMatchObject([{ state: 'due', money: 100, reason: 'failed' }])
  })
})
