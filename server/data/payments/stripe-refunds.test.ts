import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openStripe } from '../../../tests/fakes/stripe.ts'
import { database } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { orders } from '../../db/schema/orders.ts'
import { stripe } from '../../payments/stripe.ts'
import { works } from '../../work/works.ts'
import { refund } from './refunding.ts'

const connection = await database('embedded')

/** An order of 19,90 € that was paid at Stripe and is cancelled; its refund is asked for. */
async function cancelled() {
  const fake = await openStripe()
  onTestFinished(() => fake.close())
  const ports = { S: stripe({ key: fake.key, webhookSecret: fake.secret, apiUrl: fake.url }) }
  const stage = appOver(connection, {}, 'silent', ports)
  const rooms = works(connection.db, stage.clock, stage.enqueue)
  const shop = await freshShop(stage, [{ name: 'Camicia', price: 1990, onHand: 9 }])
  const her = await shop.customer()
  await her.add(0)
  const { sessionId, order } = (await her.checkout()).body.data as unknown as { sessionId: string; order: { id: string } }
  fake.pay(sessionId)
  expect((await her.call(`PUT /api/itemorders/paid/session/${sessionId}`, {})).order.payment).toBe('paid')
  expect((await her.call(`PUT /api/app/item-orders/${order.id}/cancel`, {})).order.payment).toBe('refunded')
  const work = async () => {
    for (const { name, payload } of stage.jobs.splice(0)) if (name === 'refund') await refund(rooms, ports, payload as never)
  }
  /** Stripe tells that something became of its refund; `more`: changed on the way. */
  const tell = async (type: string, more: object = {}, secrets?: string[]) => {
    const object = { ...fake.refunds[0], ...more }
    const { body, headers } = fake.event(type, sessionId, { object, ...(secrets && { secrets }) })
    return (await stage.app.request('/webhooks/stripe', { method: 'POST', body, headers })).status
  }
  const stands = async () => {
    const [row] = await connection.db.select().from(orders).where(eq(orders.id, order.id))
    return [row?.refunded, row?.owed, row?.unreturned]
  }
  return { fake, work, tell, stands }
}

test('a refund that Stripe takes back days later is owed once, by its own word and by nobody else’s', async () => {
  const { fake, work, tell, stands } = await cancelled()
  await work()
  expect(fake.refunds).toMatchObject([{ amount: 1990, status: 'succeeded' }])
  fake.keepNoKeys()

  // It says so, and is asked: as long as that is not so, nothing is.
  for (const type of ['refund.failed', 'refund.updated']) expect(await tell(type, { status: 'failed' })).toBe(200)
  await work()
  expect(await stands()).toEqual([1990, 0, 0])

  Object.assign(fake.refunds[0]!, { status: 'failed' })
  const elsewhere = { metadata: { ...fake.refunds[0]?.metadata, tessera_activity: 'another' } }
  expect([await tell('refund.failed', {}, ['whsec_other']), await tell('refund.failed', elsewhere)]).toEqual([400, 503])
  expect(await tell('refund.failed', { metadata: { tessera_key: fake.refunds[0]?.metadata['tessera_key'] } })).toBe(200)
  await work()
  expect(await stands()).toEqual([1990, 0, 0])

  for (const type of ['refund.failed', 'charge.refund.updated', 'refund.updated']) expect(await tell(type)).toBe(200)
  await work()
  expect(await stands()).toEqual([1990, 1990, 1990])

  // Stripe does not do that; it would still be owed once, and nothing be given by Stripe a second time.
  Object.assign(fake.refunds[0]!, { status: 'succeeded' })
  expect(await tell('refund.updated')).toBe(200)
  await work()
  expect([await stands(), fake.refunds.length]).toEqual([[1990, 1990, 1990], 1])
})

test('one that Stripe says no to at once is owed, and never asked for again', async () => {
  const { fake, work, tell, stands } = await cancelled()
  fake.refundsAre('failed')
  await work()
  expect(await stands()).toEqual([1990, 1990, 1990])
  fake.keepNoKeys()
  expect(await tell('refund.failed')).toBe(200)
  await work()
  expect([await stands(), fake.asked(/^POST \/v1\/refunds/).length]).toEqual([[1990, 1990, 1990], 1])
})
