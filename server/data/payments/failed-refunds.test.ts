import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { FakeProvider } from '../../../tests/fakes/payment-port.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { refundingOn } from '../../../tests/setup/refunding.ts'
import { notifications } from '../../db/schema/notices.ts'
import type { Heard } from '../../payments/port.ts'

describe.each(engines)('a refund that fails, %s', async (engine) => {
  const { provider, stage, jobs, somebody, webhook, due, run, work, atOnce, paying, paid, cancelled } = refundingOn(await database(engine))
  const { clock, connection } = stage
  const { db } = connection
  const OWED = { progress: 'cancelled', payment: 'refunded', refunded: 1990, owed: 1490, unreturned: 1490 }
  type It = Awaited<ReturnType<typeof paying>>

  /** It is owed by hand, once, she knows it, and its provider is asked no more. */
  async function expectOwed(it: It) {
    expect(await it.row()).toMatchObject(OWED)
    expect(await it.rows()).toMatchObject([
      { state: 'due', reason: 'failed', attemptId: null, money: 1490, credit: 0, ended: null },
      { state: 'failed', money: 1490, credit: 500 },
    ])
    const [byHand] = await it.rows()
    expect(await it.told()).toEqual([{ about: byHand?.id, orderId: it.id, money: 1490, why: 'failed' }])
    expect((await it.steps()).filter(({ step }) => step === 'fail_refund')).toMatchObject([{ via: 'job', progress: 'cancelled' }])
    expect(await it.her.card()).toMatchObject({ balance: 500, types: ['AM', 'C', 'AM'] })
    const asked = provider.asked.length
    clock.pass(7200)
    await it.sweep()
    await webhook(await it.hint())
    await work()
    expect([provider.asked.length, provider.refunded(it.ref)]).toEqual([asked, 0])
    await it.books()
  }

  test('at once: it is owed by hand, she is told, and it ends when staff say that it went back', async () => {
    const it = await cancelled()
    provider.isGivingNothing = true
    await work()
    provider.isGivingNothing = false
    await expectOwed(it)
    expect(await it.hers()).toMatchObject({ payment: 'refunded', refunded: '19.90', owed: '14.90', unreturned: '14.90' })
    const later = await somebody(it.shop, ['ROLE_ADMIN'])
    expect(await later.list()).toMatchObject([{ id: it.id, owed: '14.90', keys: ['return_late'] }])
    expect((await later.take(it.id, 'return-late', { owed: '14.90' })).order).toMatchObject({ payment: 'refunded', refunded: '19.90' })
    expect(await it.row()).toMatchObject({ ...OWED, owed: 0, unreturned: 0 })
    expect((await it.rows()).map(({ state }) => state)).toEqual(['done', 'failed'])
    const back = await db.select().from(notifications).where(eq(notifications.userId, it.her.userId))
    expect(back.filter(({ facts }) => facts && 'isByHand' in facts)).toMatchObject([{ kind: 'orderBack', facts: { is: 'refunded' } }])
    const reads = async (language: string) => {
      const feed = `GET /api/notifications?activityId=${it.shop.activity.id}`
      const { body } = await (await it.her.again()).call(feed, undefined, { 'Accept-Language': language })
      return (body.data as unknown as { message: string }[]).map(({ message }) => message)
    }
    expect(await reads('it')).toEqual(
      expect.arrayContaining([
        'Il rimborso non è riuscito: i soldi tornano da te in un altro modo.',
        'Il rimborso non era riuscito: ti abbiamo restituito i soldi in un altro modo.',
      ]),
    )
    expect(await reads('de')).toContain('Die Erstattung hat nicht geklappt: Du bekommst das Geld auf anderem Weg zurück.')
    expect(await later.take(it.id, 'return-late')).toMatchObject({ status: 409, code: 'order_step' })
    const [over] = await later.list()
    expect([over?.keys, over?.owed, over?.unreturned]).toEqual([[], undefined, undefined])
    await it.books()
  })

  test('days after it was done: the hint has the provider asked, and however often and at once it comes, it is owed once', async () => {
    const it = await cancelled()
    await work()
    expect([await it.byProvider(), provider.refunded(it.ref)]).toMatchObject([[{ state: 'done' }], 1490])
    clock.pass(4 * 86_400)
    provider.takeBack(it.ref)
    await it.sweep()
    expect(await it.row()).toMatchObject({ owed: 0, unreturned: 0 })
    for (let again = 0; again < 3; again++) expect((await webhook(await it.hint())).status).toBe(200)
    await atOnce()
    await expectOwed(it)
  })

  test('a hint about one that is fine, or that is forged, of another activity, provider or refund, changes nothing', async () => {
    const [it, other] = [await cancelled(), await cancelled()]
    await work()
    const hint = await it.hint()
    const heard: [Heard, string, number][] = [
      [hint, 'stripe', 200],
      ['forged', 'stripe', 400],
      [await it.hint(other.shop.activity.id), 'stripe', 503],
      [{ ...(hint as { activityId: string }), refundId: 'nothing' }, 'stripe', 503],
      [hint, 'paypal', 503],
    ]
    for (const [one, at, status] of heard) expect([one, at, (await webhook(one, at)).status]).toEqual([one, at, status])
    expect(due()).toHaveLength(1)
    await webhook(hint)
    await work()
    expect(await it.byProvider()).toMatchObject([{ state: 'done' }])
    expect([await it.row(), await other.row()]).toMatchObject([{ owed: 0 }, { owed: 0 }])
    expect(await it.told()).toEqual([])
    await it.books()
    // Genuine, but of what failed at another: it is asked about the one that it names alone.
    provider.takeBack(it.ref)
    await webhook(await other.hint())
    await work()
    expect(await it.row()).toMatchObject({ owed: 0 })
  })

  test('hint, job and sweep at once, before any of them has been answered', async () => {
    for (const when of ['before', 'at once'] as const) {
      const it = await cancelled()
      const job = due()
      await webhook(await it.hint())
      jobs.push(...job)
      clock.pass(7200)
      provider.isGivingNothing = true
      if (when === 'before') await it.sweep()
      await Promise.all([atOnce(), it.sweep(), it.sweep()])
      provider.isGivingNothing = false
      expect(await it.byProvider()).toMatchObject([{ state: 'failed' }])
      await expectOwed(it)
    }
  })

  test('an answer that comes after the refund was taken back does not make it done', async () => {
    const it = await cancelled()
    const [job] = due()
    const slow = {
      S: new Proxy(provider, {
        get: (port, name) =>
          name === 'refund'
            ? async (ref: string, back: Parameters<FakeProvider['refund']>[1]) => {
                const became = await port.refund(ref, back)
                port.takeBack(ref)
                await webhook(await it.hint())
                await work()
                return became
              }
            : Reflect.get(port, name),
      }),
    }
    await run(job, slow)
    expect(await it.byProvider()).toMatchObject([{ state: 'failed' }])
    await expectOwed(it)
  })

  test('of a payment that came twice, and then of its order: both are owed beside one another', async () => {
    const it = await paying()
    provider.end(it.ref, 'failed')
    await it.settle()
    const again = await it.her.call(`PUT /api/app/item-orders/${it.id}/pay`, {})
    const second = again.order.session?.sessionId ?? ''
    provider.pay(second)
    await it.settle(second)
    provider.reopen(it.ref)
    provider.pay(it.ref)
    await it.settle()
    expect(await it.byProvider()).toMatchObject([{ state: 'due', reason: 'twice' }])
    provider.isGivingNothing = true
    await work()
    expect(await it.row()).toMatchObject({ progress: 'placed', payment: 'paid', refunded: 0, owed: 1490, unreturned: 0 })
    expect((await it.told()).map((facts) => (facts as unknown as { why: string }).why).sort()).toEqual(['failed', 'twice'])
    expect((await it.admin.list())[0]).toMatchObject({ owed: '14.90', keys: ['accept', 'cancel', 'refund', 'return_late'] })
    await it.books()
    expect((await it.admin.take(it.id, 'accept')).status).toBe(200)
    expect((await it.admin.take(it.id, 'refund', { reason: 'Rotta' })).status).toBe(200)
    await work()
    provider.isGivingNothing = false
    expect(await it.row()).toMatchObject({ ...OWED, owed: 2980, unreturned: 1490 })
    await it.books()
    expect((await it.admin.take(it.id, 'return-late', { owed: '29.80' })).order).toMatchObject({ progress: 'cancelled' })
    expect(await it.row()).toMatchObject({ ...OWED, owed: 0, unreturned: 0 })
    await it.books()
  })

  test('of another amount than was asked, also one above it, while the order waits still', async () => {
    const it = await paying()
    provider.pay(it.ref, 9900)
    await it.settle()
    provider.isGivingNothing = true
    await work()
    provider.isGivingNothing = false
    expect(await it.row()).toMatchObject({ progress: 'pending', payment: 'open', refunded: 0, owed: 9900, unreturned: 0 })
    await it.books()
    await it.settle(it.ref, true)
    expect(await it.row()).toMatchObject({ progress: 'cancelled', payment: 'open', owed: 9900 })
    expect((await it.admin.take(it.id, 'return-late')).order).toMatchObject({ progress: 'cancelled', payment: 'open' })
    await it.books()
  })

  test('of a part: what is given back later goes its way, and who saw less owed than is ends nothing', async () => {
    const it = await paid()
    const part = (amount: string) => it.admin.take(it.id, 'refund', { amount, reason: 'Macchiata' })
    expect((await part('5.00')).status).toBe(200)
    provider.isGivingNothing = true
    await work()
    expect(await it.row()).toMatchObject({ payment: 'partly_refunded', refunded: 500, owed: 374, unreturned: 374 })
    await it.books()
    provider.isGivingNothing = false
    expect((await part('4.00')).order).toMatchObject({ refunded: '9.00', owed: '3.74', unreturned: '3.74' })
    await work()
    provider.isGivingNothing = true
    expect((await part('2.00')).status).toBe(200)
    await work()
    provider.isGivingNothing = false
    expect(await it.row()).toMatchObject({ refunded: 1100, owed: 524, unreturned: 524 })
    expect(await it.admin.take(it.id, 'return-late', { owed: '3.74' })).toMatchObject({ status: 409, code: 'order_step' })
    expect(await it.row()).toMatchObject({ owed: 524 })
    expect((await it.admin.take(it.id, 'return-late', { owed: '5.24' })).status).toBe(200)
    expect(await it.row()).toMatchObject({ progress: 'placed', payment: 'partly_refunded', refunded: 1100, owed: 0, unreturned: 0 })
    await it.books()
  })

  test('of somebody who was erased meanwhile: the activity owes it all the same', async () => {
    const it = await cancelled()
    await work()
    await it.erase()
    provider.takeBack(it.ref)
    await webhook(await it.hint())
    await work()
    expect(await it.row()).toMatchObject(OWED)
    expect(await it.admin.list()).toMatchObject([{ id: it.id, owed: '14.90', keys: ['return_late'] }])
    expect((await it.admin.take(it.id, 'return-late')).status).toBe(200)
    expect(await it.row()).toMatchObject({ owed: 0, unreturned: 0 })
  })
})
