import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { eraseFromActivity } from '../../server/data/erasing/rows.ts'
import { refund } from '../../server/data/payments/refunding.ts'
import { settle } from '../../server/data/payments/settle.ts'
import { overdue } from '../../server/data/refunds/rows.ts'
import type { Connection } from '../../server/db/connect.ts'
import { notifications } from '../../server/db/schema/notices.ts'
import { orders, orderSteps, refunds } from '../../server/db/schema/orders.ts'
import type { Heard, PaymentPorts } from '../../server/payments/port.ts'
import { openScope, toolScope } from '../../server/work/scope.ts'
import { works } from '../../server/work/works.ts'
import { FakeProvider } from '../fakes/payment-port.ts'
import { counterOn } from './counter.ts'
import { ledgerHolds } from './ledger-holds.ts'
import { appOver, ask } from './scene.ts'
import { freshShop } from './shopper.ts'

/** A provider that may fail at giving back, and customers whose money is to go back by it. */
export function refundingOn(over: Connection) {
  const provider = new FakeProvider()
  const ports: PaymentPorts = { S: provider, P: new FakeProvider() }
  const stage = appOver(over, {}, 'silent', ports)
  const { clock, connection, jobs } = stage
  const { db } = connection
  const rooms = works(db, clock, async (_, { name }, payload) => void jobs.push({ name, payload: payload as object }))
  const { somebody } = counterOn(stage)
  const webhook = (heard: Heard, at = 'stripe') => ask(stage.app, `POST /webhooks/${at}`, { body: { heard } })
  const due = () => jobs.splice(0).filter(({ name }) => name === 'refund')
  /** Does the refunds that were asked for, one after the other or all at once. */
  const run = (job: { payload: object } | undefined, by = ports) => refund(rooms, by, job?.payload as never)
  const work = async () => {
    for (const job of due()) await run(job)
  }
  const atOnce = () => Promise.all(due().map((job) => run(job)))

  /** A customer who has ordered for 19,90 €, 5,00 € of them from her card, and is at the provider's page. */
  async function paying() {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 1990, onHand: 9, vatRate: 2200 }])
    const her = await shop.customer(500)
    await her.add(0)
    const { body } = await her.checkout({ checkCreditUse: true, usedCreditValue: '-5.00' })
    const { sessionId: ref, order } = body.data as unknown as { sessionId: string; order: { id: string } }
    const activityId = shop.activity.id
    const named = (session: string) => ({ activityId, userId: her.userId, attemptId: session.replace('fake_', '') })
    const hers = async () => (await (await her.again()).call(`GET /api/app/item-orders/${order.id}?${her.here}`)).order
    const rows = async () => db.select().from(refunds).where(eq(refunds.orderId, order.id)).orderBy(refunds.state, refunds.created)
    return {
      shop,
      her,
      id: order.id,
      ref,
      admin: await somebody(shop, ['ROLE_ADMIN']),
      hers,
      rows,
      settle: (session = ref, isClosing = false) => settle(rooms, ports, named(session), isClosing),
      row: async () => (await db.select().from(orders).where(eq(orders.id, order.id)))[0],
      steps: async () => db.select().from(orderSteps).where(eq(orderSteps.orderId, order.id)).orderBy(orderSteps.seq),
      told: async () => {
        const here = and(eq(notifications.activityId, activityId), eq(notifications.userId, her.userId))
        const all = await db.select().from(notifications).where(here).orderBy(notifications.created, notifications.id)
        return all.flatMap(({ kind, facts }) => (kind === 'paymentBack' ? [facts] : []))
      },
      /** Its refunds that a provider was to make. */
      byProvider: async () => (await rows()).filter(({ attemptId }) => attemptId !== null),
      hint: async (at = activityId): Promise<Heard> => {
        const made = (await rows()).find(({ attemptId }) => attemptId !== null)
        return { activityId: at, refundId: made?.id ?? '' }
      },
      erase: () => rooms.run(toolScope({ activityId }), 'writes', (w) => eraseFromActivity(w, her.userId)),
      sweep: async () => {
        const all = (await rooms.run(openScope(), 'reads', overdue)) as { activityId: string; id: string }[]
        for (const one of all) if (one.activityId === activityId) await refund(rooms, ports, one)
      },
      books: () => ledgerHolds(connection, { activityId, stocked: shop.stocked, kept: (one) => provider.kept(one) }),
    }
  }
  /** The same, paid. */
  async function paid() {
    const it = await paying()
    provider.pay(it.ref)
    await it.settle()
    jobs.splice(0)
    return it
  }
  /** The same, cancelled by her; her money is to go back. */
  async function cancelled() {
    const it = await paid()
    expect((await it.her.call(`PUT /api/app/item-orders/${it.id}/cancel`, {})).status).toBe(200)
    return it
  }

  return { provider, ports, stage, jobs, somebody, webhook, due, run, work, atOnce, paying, paid, cancelled }
}
