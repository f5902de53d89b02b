import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { FakeProvider } from '../../../tests/fakes/payment-port.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { activities } from '../../db/schema/activities.ts'
import { users } from '../../db/schema/auth.ts'
import { notifications } from '../../db/schema/notices.ts'
import { orders, paymentAttempts } from '../../db/schema/orders.ts'
import { openScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'
import { refund } from './refunding.ts'
import { overdue } from './rows.ts'
import { settle } from './settle.ts'

describe.each(engines)('payments, %s', async (engine) => {
  const provider = new FakeProvider()
  const ports = { S: provider }
  const stage = appOver(await database(engine), {}, 'silent', ports)
  const { clock, connection, jobs } = stage
  const rooms = works(connection.db, clock, async (_, { name }, payload) => void jobs.push({ name, payload: payload as object }))

  /** A customer with 5 € of credit who is at the provider's page, about to pay 14,90 €. */
  async function paying(key?: string) {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 1990, onHand: 4 }])
    const her = await shop.customer(500)
    await her.add(0)
    const wish = { checkCreditUse: true, usedCreditValue: '-5.00' }
    const opened = await her.checkout(wish, key)
    const { sessionId = '', order } = (opened.body.data ?? {}) as unknown as { sessionId?: string; order: { id: string } }
    const named = { activityId: shop.activity.id, userId: her.userId, attemptId: sessionId.replace('fake_', '') }
    return {
      shop,
      her,
      wish,
      opened,
      ref: sessionId,
      named,
      settle: (isClosing = false) => settle(rooms, ports, named, isClosing),
      confirm: () => her.call(`PUT /api/itemorders/paid/session/${sessionId}`, {}),
      giveUp: () => her.call(`DELETE /api/itemorders/paid/session/${sessionId}?${her.here}`),
      /** As it is, beyond the life of her log-in. */
      order: async () => (await connection.db.select().from(orders).where(eq(orders.id, order.id)))[0],
    }
  }
  const runRefunds = async () => {
    for (const { name, payload } of jobs.splice(0)) if (name === 'refund') await refund(rooms, ports, payload as never)
  }

  test('while it is open credit is held and stock reserved; paid, both are taken, once, whoever says so', async () => {
    const { shop, her, ref, opened, settle: sweep, confirm, order } = await paying()
    expect(opened.body.data).toMatchObject({
      url: `https://pay.example/${ref}`,
      order: { progress: 'pending', number: 1, totalPrice: '14.90' },
    })
    expect(await her.card()).toMatchObject({ balance: 500, held: 500, types: ['AM'] })
    expect(await shop.left()).toEqual([[4, 1]])
    expect((await confirm()).order).toMatchObject({ progress: 'pending', payment: 'open' })
    provider.pay(ref)
    const told = await Promise.all([confirm(), sweep(), confirm(), sweep(), confirm()])
    expect(told.filter((one) => one && 'status' in one).map((one) => (one as { status: number }).status)).toEqual([200, 200, 200])
    expect(await order()).toMatchObject({ progress: 'placed', payment: 'paid', number: 1 })
    expect(await her.card()).toMatchObject({ balance: 0, held: 0, types: ['AM', 'C'], sum: 0 })
    expect(await shop.left()).toEqual([[3, 0]])
  })

  test('given up, all of it is free again, and the cart is as it was', async () => {
    const { shop, her, giveUp, ref } = await paying()
    expect((await giveUp()).order).toMatchObject({ progress: 'cancelled' })
    expect(provider.sessions.get(ref)?.word.says).toBe('expired')
    expect(await her.card()).toMatchObject({ balance: 500, held: 0, types: ['AM'] })
    expect(await shop.left()).toEqual([[4, 0]])
    expect(await her.cart()).toMatchObject([{ quantity: 1, name: 'Camicia' }])
    expect((await giveUp()).status).toBe(200)
  })

  test('what comes back into the cart says from which order, and how many, until she wants another number of it', async () => {
    const { her, giveUp, order } = await paying()
    await her.add(0)
    expect((await her.cart())[0]).toMatchObject({ quantity: 1, returned: null })
    await giveUp()
    const ordered = (await order())?.created.toISOString()
    const [line] = await her.cart()
    expect(line).toMatchObject({ quantity: 2, returned: { ordered, quantity: 1 } })
    await her.call(`PUT /api/itemcarts/${line?.id}/quantity/1?${her.here}`, {})
    expect((await her.cart())[0]).toMatchObject({ quantity: 1, returned: null })
  })

  test('what she adds to, or orders and puts in anew, came back from nowhere', async () => {
    const { her, giveUp, order, wish } = await paying()
    await giveUp()
    expect((await her.cart())[0]).toMatchObject({ returned: { ordered: (await order())?.created.toISOString(), quantity: 1 } })
    await her.add(0)
    expect((await her.cart())[0]).toMatchObject({ quantity: 2, returned: null })
    const again = await her.checkout({ ...wish })
    expect([again.status, await her.cart()]).toEqual([200, []])
    await her.add(0)
    expect((await her.cart())[0]).toMatchObject({ returned: null })
  })

  test('paid in the moment in which she gives it up, it is an order', async () => {
    const { ref, giveUp } = await paying()
    provider.pay(ref)
    expect((await giveUp()).order).toMatchObject({ progress: 'placed', payment: 'paid' })
  })

  test('paid after it was given up, the money goes back by itself, once, and she is told', async () => {
    const { her, ref, settle: sweep, named, order } = await paying()
    provider.end(ref, 'expired')
    clock.pass(31 * 60)
    await sweep()
    expect(await order()).toMatchObject({ progress: 'cancelled' })
    provider.reopen(ref)
    provider.pay(ref)
    await Promise.all([sweep(), sweep(), settle(rooms, ports, named, true)])
    await runRefunds()
    expect(provider.refunded(ref)).toBe(1490)
    const told = await connection.db.select().from(notifications).where(eq(notifications.userId, her.userId))
    expect(told.map(({ kind, facts }) => [kind, facts])).toEqual([['paymentBack', expect.objectContaining({ money: 1490, why: 'late' })]])
  })

  test('another amount is no payment of this order: it goes back, and the order ends', async () => {
    const { her, ref, confirm, settle: sweep, order } = await paying()
    provider.pay(ref, 100)
    await confirm()
    await runRefunds()
    expect(provider.refunded(ref)).toBe(100)
    await sweep(true)
    expect(await order()).toMatchObject({ progress: 'cancelled' })
    expect(await her.card()).toMatchObject({ balance: 500, held: 0 })
  })

  test('an answer that was lost is asked for again under its key: one order, one session', async () => {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 1990, onHand: 4 }])
    const her = await shop.customer()
    await her.add(0)
    for (const when of ['before', 'after'] as const) {
      provider.failing = { open: when }
      const { status, body } = await her.checkout({}, 'lost')
      expect([status, body.data]).toMatchObject([200, { sessionId: null, url: null, order: { progress: 'pending', stuck: 'unopened' } }])
    }
    provider.failing = {}
    const opened = await her.checkout({}, 'lost')
    const again = await her.checkout({}, 'lost')
    expect([opened.status, again.body.data]).toEqual([200, opened.body.data])
    expect(await shop.left()).toEqual([[4, 1]])
    expect((await her.call(`GET /api/app/itemorders/activity/${shop.activity.id}`)).body['totalRows']).toBe(1)
  })

  test('what the provider is asked again is what it was asked before, whatever the activity is called by then', async () => {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 1990, onHand: 4 }])
    const her = await shop.customer()
    await her.add(0)
    provider.failing = { open: 'after' }
    const { order } = await her.checkout({})
    provider.failing = {}
    await connection.db.update(activities).set({ name: 'Un altro nome' }).where(eq(activities.id, shop.activity.id))
    await connection.db.update(users).set({ email: 'altra@example.com' }).where(eq(users.id, her.userId))
    const { id } = (order as unknown as { order: { id: string } }).order
    expect((await her.call(`PUT /api/app/item-orders/${id}/pay`, {})).order.session).not.toBeNull()
  })

  test('while the provider is away nothing is guessed', async () => {
    const { ref, confirm, order, giveUp, shop } = await paying()
    provider.pay(ref)
    provider.failing = { ask: 'before' }
    expect((await confirm()).code).toBe('payment_unavailable')
    expect((await giveUp()).code).toBe('payment_unavailable')
    expect(await order()).toMatchObject({ progress: 'pending' })
    provider.failing = {}
    expect((await confirm()).order).toMatchObject({ progress: 'placed' })
    expect(await shop.left()).toEqual([[3, 0]])
  })

  test('the sweep ends what nobody came back for', async () => {
    const { her, named, order } = await paying()
    const isDue = async () =>
      ((await rooms.run(openScope(), 'reads', overdue)) as (typeof named)[]).some(({ attemptId }) => attemptId === named.attemptId)
    expect(await isDue()).toBe(false)
    clock.pass(31 * 60)
    expect(await isDue()).toBe(true)
    await settle(rooms, ports, named, true)
    expect(await isDue()).toBe(false)
    expect(await order()).toMatchObject({ progress: 'cancelled' })
    expect(await her.card()).toMatchObject({ balance: 500, held: 0 })
  })

  test('two hundred that wait for another provider keep it from no sweep', async () => {
    const { named, order } = await paying()
    const [row] = await connection.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, named.attemptId))
    const others = Array.from({ length: 200 }, (_, n) => ({ ...row!, id: `${row!.id}-${n}`, type: 'P' as const, expires: new Date(0) }))
    await connection.db.insert(paymentAttempts).values(others)
    clock.pass(31 * 60)
    const due = ((await rooms.run(openScope(), 'reads', overdue)) as (typeof named)[]).map(({ attemptId }) => attemptId)
    expect(due).toContain(named.attemptId)
    expect(due).toContain(others[0]!.id)
    expect(await order()).toMatchObject({ progress: 'pending' })
    await connection.db.delete(paymentAttempts).where(
      inArray(
        paymentAttempts.id,
        others.map(({ id }) => id),
      ),
    )
  })

  test('an order that is paid and cancelled goes back the way it came, card and credit', async () => {
    const { her, ref, confirm, order } = await paying()
    provider.pay(ref)
    await confirm()
    const { id } = (await order()) ?? { id: '' }
    jobs.splice(0)
    expect((await her.call(`PUT /api/app/item-orders/${id}/cancel`, {})).order).toMatchObject({
      progress: 'cancelled',
      payment: 'refunded',
      refunded: '19.90',
    })
    provider.failing = { refund: 'after' }
    const [due] = jobs.filter(({ name }) => name === 'refund')
    await expect(refund(rooms, ports, due?.payload as never)).rejects.toThrow('fake')
    provider.failing = {}
    await runRefunds()
    await runRefunds()
    expect(provider.refunded(ref)).toBe(1490)
    expect(await her.card()).toMatchObject({ balance: 500, types: ['AM', 'C', 'AM'], sum: 500 })
  })

  test('another’s session is not found, by whomever', async () => {
    const { shop, ref } = await paying()
    const him = await shop.customer()
    expect((await him.call(`PUT /api/itemorders/paid/session/${ref}`, {})).status).toBe(404)
    expect((await him.call(`DELETE /api/itemorders/paid/session/${ref}?${him.here}`)).status).toBe(404)
  })
})
