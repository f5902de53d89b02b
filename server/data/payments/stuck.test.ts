import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { FakeProvider } from '../../../tests/fakes/payment-port.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { orders } from '../../db/schema/orders.ts'
import { openScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'
import { refund } from './refunding.ts'
import { overdue } from './rows.ts'
import { settle } from './settle.ts'
import { silenced } from './silenced.ts'

describe.each(engines)('a payment that is stuck, %s', async (engine) => {
  const provider = new FakeProvider()
  const ports = { S: provider }
  const stage = appOver(await database(engine), {}, 'silent', ports)
  const { clock, connection, jobs } = stage
  const rooms = works(connection.db, clock, async (_, { name }, payload) => void jobs.push({ name, payload: payload as object }))

  /** A customer who is at the provider's page, about to pay 14,90 €. */
  async function paying() {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 1490, onHand: 4 }])
    const her = await shop.customer()
    await her.add(0)
    const { sessionId: ref, order } = (await her.checkout()).body.data as unknown as { sessionId: string; order: { id: string } }
    const named = { activityId: shop.activity.id, userId: her.userId, attemptId: ref.replace('fake_', '') }
    return {
      shop,
      her,
      id: order.id,
      ref,
      named,
      settle: () => settle(rooms, ports, named),
      confirm: () => her.call(`PUT /api/itemorders/paid/session/${ref}`, {}),
      /** As it is, beyond the life of her log-in. */
      order: async () => (await connection.db.select().from(orders).where(eq(orders.id, order.id)))[0],
    }
  }
  const runRefunds = async () => {
    for (const { name, payload } of jobs.splice(0)) if (name === 'refund') await refund(rooms, ports, payload as never)
  }

  test('declined, it says so and waits; tried again, it is paid in a session of its own, once', async () => {
    const { shop, her, id, ref, confirm } = await paying()
    provider.end(ref, 'failed')
    expect((await confirm()).order).toMatchObject({ progress: 'pending', session: null, stuck: 'declined' })
    const pay = () => her.call(`PUT /api/app/item-orders/${id}/pay`, {})
    const [tried, again] = await Promise.all([pay(), pay()])
    const { session, stuck } = tried.order
    expect([session, stuck]).toEqual([again.order.session, undefined])
    expect(session?.sessionId).not.toBe(ref)
    expect((await pay()).order.session).toEqual(session)
    provider.pay(session?.sessionId ?? '')
    expect((await her.call(`PUT /api/itemorders/paid/session/${session?.sessionId}`, {})).order).toMatchObject({
      progress: 'placed',
      session: null,
    })
    expect((await pay()).order).toMatchObject({ progress: 'placed', session: null })
    expect(await shop.left()).toEqual([[3, 0]])
    // She paid the first one as well, in a page that was still open.
    provider.reopen(ref)
    provider.pay(ref)
    await confirm()
    await runRefunds()
    expect(provider.refunded(ref)).toBe(1490)
  })

  test('declined, what she agreed to is not taken later, by a late hint or when its time is over', async () => {
    const { ref, named, settle: hint, confirm, order } = await paying()
    provider.end(ref, 'failed')
    await confirm()
    provider.agree(ref)
    await hint()
    expect((await confirm()).order).toMatchObject({ progress: 'pending', stuck: 'declined' })
    await settle(rooms, silenced(ports), named, true)
    expect([(await order())?.progress, provider.kept(ref)]).toEqual(['cancelled', 0])
  })

  test('paid twice, the older payment first, a refund goes back by the one that was kept', async () => {
    const { her, id, ref, confirm } = await paying()
    provider.end(ref, 'failed')
    await confirm()
    const newer = (await her.call(`PUT /api/app/item-orders/${id}/pay`, {})).order.session?.sessionId ?? ''
    provider.reopen(ref)
    provider.pay(ref)
    expect((await confirm()).order).toMatchObject({ progress: 'placed', payment: 'paid' })
    provider.pay(newer)
    await her.call(`PUT /api/itemorders/paid/session/${newer}`, {})
    await runRefunds()
    expect([provider.kept(ref), provider.kept(newer)]).toEqual([1490, 0])
    expect((await her.call(`PUT /api/app/item-orders/${id}/cancel`, {})).order).toMatchObject({ payment: 'refunded' })
    await runRefunds()
    expect([provider.kept(ref), provider.kept(newer)]).toEqual([0, 0])
  })

  test('where the provider was away she pays later, or gives the order up and pays in another way', async () => {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 1990, onHand: 4 }])
    const her = await shop.customer()
    await her.add(0)
    provider.failing = { open: 'before' }
    const { order } = (await her.checkout()).body.data as unknown as { order: { id: string } }
    expect(await her.call(`PUT /api/app/item-orders/${order.id}/pay`, {})).toMatchObject({ status: 503, code: 'payment_unavailable' })
    const away = await her.call(`PUT /api/app/item-orders/${order.id}/cancel`, {})
    expect([away.order.progress, await shop.left()]).toEqual(['cancelled', [[4, 0]]])
    expect((await her.order({ totalPrice: '19.90' })).order).toMatchObject({ progress: 'placed', paymentType: 'ST' })
    await her.add(0)
    const second = (await her.checkout()).body.data as unknown as { order: { id: string } }
    provider.failing = {}
    const opened = await her.call(`PUT /api/app/item-orders/${second.order.id}/pay`, {})
    expect(opened.order.session?.url).toMatch(/^https:/)
    expect(opened.order.stuck).toBeUndefined()
  })

  test('declined and given up, all of it is free again; then there is nothing to pay', async () => {
    const { shop, her, id, ref, confirm } = await paying()
    provider.end(ref, 'failed')
    await confirm()
    expect((await her.call(`PUT /api/app/item-orders/${id}/cancel`, {})).order).toMatchObject({ progress: 'cancelled' })
    expect(await her.cart()).toMatchObject([{ quantity: 1, name: 'Camicia' }])
    expect(await shop.left()).toEqual([[4, 0]])
    const asked = provider.asked.length
    const late = await her.call(`PUT /api/app/item-orders/${id}/pay`, {})
    expect([late.order.progress, late.order.session, late.order.stuck, provider.asked.length]).toEqual([
      'cancelled',
      null,
      undefined,
      asked,
    ])
    const other = await shop.customer()
    expect((await other.call(`PUT /api/app/item-orders/${id}/pay`, {})).code).toBe('not_found')
  })

  test('after its time nothing is opened any more, and the sweep ends it whatever was tried', async () => {
    const { her, id, ref, confirm, order, settle: sweep } = await paying()
    provider.end(ref, 'failed')
    await confirm()
    await her.call(`PUT /api/app/item-orders/${id}/pay`, {})
    clock.pass(31 * 60)
    await sweep()
    expect(await order()).toMatchObject({ progress: 'pending' })
    const mine = (await rooms.run(openScope(), 'reads', overdue)) as { userId: string; attemptId: string; activityId: string }[]
    for (const one of mine.filter(({ userId }) => userId === her.userId)) await settle(rooms, ports, one, true)
    expect(await order()).toMatchObject({ progress: 'cancelled' })
    expect((await (await her.again()).call(`PUT /api/app/item-orders/${id}/pay`, {})).order).toMatchObject({
      progress: 'cancelled',
      session: null,
    })
  })
})
