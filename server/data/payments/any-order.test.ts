import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { FakeProvider } from '../../../tests/fakes/payment-port.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { ledgerHolds } from '../../../tests/setup/ledger-holds.ts'
import { appOver, ask, freshPerson } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { notifications } from '../../db/schema/notices.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Heard } from '../../payments/port.ts'
import { customerScope, staffScope, toolScope } from '../../work/scope.ts'
import type { Work } from '../../work/work.ts'
import { works } from '../../work/works.ts'
import { add } from '../cart/cart.ts'
import { refund as refundOrder, take } from '../counter/counter.ts'
import { eraseFromActivity } from '../erasing/rows.ts'
import { refund } from './refunding.ts'
import { settle } from './settle.ts'

const WAYS = ['return', 'webhook', 'sweep'] as const
type Way = (typeof WAYS)[number]
const ORDERS: Way[][] = WAYS.flatMap((first) =>
  WAYS.filter((way) => way !== first).map((second) => [first, second, ...WAYS.filter((way) => way !== first && way !== second)]),
)

describe.each(engines)('whoever hears of a payment, %s', async (engine) => {
  const provider = new FakeProvider()
  const ports = { S: provider }
  const stage = appOver(await database(engine), {}, 'silent', ports)
  const { clock, connection, jobs } = stage
  const rooms = works(connection.db, clock, async (_, { name }, payload) => void jobs.push({ name, payload: payload as object }))
  const GOODS = [{ name: 'Camicia', price: 1990, onHand: 500 }]

  type Shop = Awaited<ReturnType<typeof freshShop>>
  const books = (shop: Shop) =>
    ledgerHolds(connection, { activityId: shop.activity.id, stocked: shop.stocked, kept: (ref) => provider.kept(ref) })
  const webhook = (heard: Heard) => ask(stage.app, 'POST /webhooks/stripe', { body: { heard } })
  const WORKERS = { settle: (job: never) => settle(rooms, ports, job), refund: (job: never) => refund(rooms, ports, job) }
  /**
   * Does what was asked for, as the workers of the queue would. This list shows a job before the transaction that asks for it has
   * ended: while others are at work, take alone what stands on rows that were there before.
   */
  async function work(names: (keyof typeof WORKERS)[] = ['settle', 'refund']) {
    const next = () => jobs.findIndex(({ name }) => names.some((one) => one === name))
    // What is done may ask for more: a payment that is settled late asks for its refund.
    for (let at = next(); at >= 0; at = next()) {
      const [job] = jobs.splice(at, 1)
      await WORKERS[job?.name as keyof typeof WORKERS](job?.payload as never)
    }
  }

  /** A customer at the provider's page. */
  async function paying(her: Awaited<ReturnType<Shop['customer']>>) {
    const { body } = await her.checkout({ checkCreditUse: true, usedCreditValue: '-5.00' })
    const { sessionId: ref, order } = body.data as unknown as { sessionId: string; order: { id: string } }
    const named = { activityId: her.activityId, userId: her.userId, attemptId: ref.replace('fake_', '') }
    const hint = { ref, activityId: named.activityId, attemptId: named.attemptId }
    const hear: Record<Way, () => Promise<unknown>> = {
      return: () => her.call(`PUT /api/itemorders/paid/session/${ref}`, {}),
      webhook: async () => (await webhook(hint), work(['settle'])),
      sweep: () => settle(rooms, ports, named, true),
    }
    return {
      her,
      ref,
      named,
      hint,
      hear,
      order: async () => (await connection.db.select().from(orders).where(eq(orders.id, order.id)))[0],
      told: async () => {
        const rows = await connection.db.select().from(notifications).where(eq(notifications.userId, her.userId))
        return rows.flatMap(({ facts }) => (facts && 'is' in facts ? facts.is : facts && 'why' in facts ? facts.why : []))
      },
    }
  }

  test.each([
    ['paid', 'placed', ['placed']],
    ['paid another amount', 'cancelled', ['other_amount']],
    ['declined', 'cancelled', []],
    ['over', 'cancelled', []],
    ['still open', 'cancelled', []],
  ])('%s: return, webhook and sweep in every order, and at once, end in %s', async (what, end, told) => {
    const shop = await freshShop(stage, GOODS)
    for (const [n, her] of (await shop.crowd(ORDERS.length + 1, 500)).entries()) {
      const it = await paying(her)
      if (what.startsWith('paid')) provider.pay(it.ref, what === 'paid' ? undefined : 100)
      if (what === 'declined') provider.end(it.ref, 'failed')
      if (what === 'over') provider.end(it.ref, 'expired')
      const order = ORDERS[n]
      if (order) for (const way of [...order, ...order]) await it.hear[way]()
      else await Promise.all([...WAYS, ...WAYS].map((way) => it.hear[way]()))
      await it.hear.sweep() // another amount is given up by the next sweep
      await work()
      expect([await it.order(), await it.told()]).toMatchObject([{ progress: end }, told])
    }
    await books(shop)
  })

  test('a webhook that is forged, late, or of something else changes nothing', async () => {
    const [shop, elsewhere] = [await freshShop(stage, GOODS), await freshShop(stage, GOODS)]
    const [her, him] = await shop.crowd(2, 500)
    const [other] = await elsewhere.crowd(1, 500)
    if (!her || !him || !other) throw new Error('nobody')
    const [it, his, theirs] = [await paying(her), await paying(him), await paying(other)]
    const { hint } = it
    const heard: [Heard, number][] = [
      ['forged', 400],
      ['unconcerned', 200],
      [{ ...hint, activityId: elsewhere.activity.id }, 503],
      [{ ...hint, attemptId: theirs.hint.attemptId }, 503],
      [{ ...hint, ref: his.ref }, 503],
      [{ ...hint, ref: 'fake_nothing' }, 503],
      [hint, 200], // genuine, and before she paid
    ]
    provider.pay(his.ref)
    for (const [one, status] of heard) expect([one, (await webhook(one)).status]).toEqual([one, status])
    await work()
    expect([await it.order(), await his.order(), await theirs.order()]).toMatchObject([
      { progress: 'pending' },
      { progress: 'pending' },
      { progress: 'pending' },
    ])
    await his.hear.return()
    for (let again = 0; again < 3; again++) await his.hear.webhook()
    expect([await his.order(), await his.told()]).toMatchObject([{ progress: 'placed' }, ['placed']])
    await books(shop)
  })

  test('money for what we gave up goes back, however often it is heard of, and she is told once', async () => {
    const shop = await freshShop(stage, GOODS)
    for (const [n, her] of (await shop.crowd(ORDERS.length, 500)).entries()) {
      const it = await paying(her)
      await it.hear.sweep()
      provider.reopen(it.ref)
      provider.pay(it.ref)
      await Promise.all((ORDERS[n] ?? []).map((way) => it.hear[way]()))
      await work()
      expect([await it.order(), provider.refunded(it.ref), await it.told()]).toMatchObject([{ progress: 'cancelled' }, 1490, ['late']])
    }
    await books(shop)
  })

  test('what she gives up comes back into her cart, also while she fills it', async () => {
    const shop = await freshShop(stage, GOODS)
    const [her] = await shop.crowd(1, 500)
    if (!her) throw new Error('nobody')
    const it = await paying(her)
    const wish = { itemColorSizeId: shop.variants[0] ?? '', quantity: 2 }
    const filling = rooms.run(customerScope({ ...it.named, roles: [] }), 'writes', async (w) => {
      const added = await add(w, wish, 'it')
      await sleep(150) // the sweep is as far as it comes meanwhile
      return added
    })
    await Promise.all([filling, it.hear.sweep()])
    expect([await it.order(), await her.cart()]).toMatchObject([{ progress: 'cancelled' }, [{ quantity: 3 }]])
    await books(shop)
  })

  test('of somebody who is no customer any more, what she waited for ends, and her money goes back', async () => {
    const shop = await freshShop(stage, GOODS)
    const [her, him] = await shop.crowd(2, 500)
    if (!her || !him) throw new Error('nobody')
    const [waits, paid] = [await paying(her), await paying(him)]
    provider.pay(paid.ref)
    await paid.hear.return()
    await him.call(`PUT /api/app/item-orders/${(await paid.order())?.id}/cancel`, {})
    for (const { userId } of [her, him])
      await rooms.run(toolScope({ activityId: shop.activity.id }), 'writes', (w) => eraseFromActivity(w, userId))
    await work()
    expect(provider.refunded(paid.ref)).toBe(1490)
    const { userId } = (await waits.order()) ?? { userId: '' }
    await settle(rooms, ports, { ...waits.named, userId }, true)
    expect(await waits.order()).toMatchObject({ progress: 'cancelled' })
    expect(await shop.left()).toEqual([[500, 0]])
  })

  test('the order of somebody who was erased is carried on: handed over, cancelled, refunded', async () => {
    const shop = await freshShop(stage, GOODS)
    const placed = await Promise.all((await shop.crowd(3, 500)).map(paying))
    const { id: userId } = await freshPerson(connection, [shop.activity])
    const staff = staffScope({ activityId: shop.activity.id, userId, roles: ['ROLE_ADMIN'] })
    const does = async (it: (typeof placed)[number], act: (w: Work, id: string) => Promise<unknown>) => {
      const id = (await it.order())?.id ?? ''
      return rooms.run(staff, 'writes', (w) => act(w, id))
    }
    for (const it of placed) {
      provider.pay(it.ref)
      await it.hear.return()
      await rooms.run(toolScope({ activityId: shop.activity.id }), 'writes', (w) => eraseFromActivity(w, it.her.userId))
    }
    const [taken, cancelled, back] = placed as [(typeof placed)[0], (typeof placed)[0], (typeof placed)[0]]
    for (const step of ['accept', 'ready', 'hand_over'] as const) await does(taken, (w, id) => take(w, { id, step }, 'it'))
    await does(cancelled, (w, id) => take(w, { id, step: 'cancel', reason: 'finita' }, 'it'))
    await does(back, (w, id) => refundOrder(w, { id, reason: 'rotta', amount: '5.00' }, 'it'))
    await work()
    expect(await Promise.all(placed.map((it) => it.order()))).toMatchObject([
      { progress: 'done' },
      { progress: 'cancelled', payment: 'refunded' },
      { progress: 'placed', refunded: 500 },
    ])
    expect(placed.map((it) => provider.refunded(it.ref))).toEqual([0, 1490, 374])
  })
})
