import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { FakeProvider } from '../../tests/fakes/payment-port.ts'
import { databaseAlone, engines } from '../../tests/setup/engines.ts'
import { appOver } from '../../tests/setup/scene.ts'
import { freshShop } from '../../tests/setup/shopper.ts'
import { paymentAttempts } from '../db/schema/orders.ts'
import { ProviderAway, TIMEOUT } from '../payments/port.ts'
import type { Tools } from './job.ts'
import { settleSweep } from './settle-sweep.ts'

/** How many attempts of each provider are over. */
const MANY = 8

describe.each(engines)('attempts whose time is over, %s', async (engine) => {
  const [cards, paypal] = [new FakeProvider(), new FakeProvider()]
  const ports = { S: cards, P: paypal }
  const stage = appOver(await databaseAlone(engine), {}, 'silent', ports)
  const { clock, enqueue, connection } = stage
  const { db } = connection
  const shop = await freshShop(stage, [{ name: 'Camicia', price: 1990, onHand: 500 }])
  const sweep = () => settleSweep.run({}, { db, clock, enqueue, payments: ports } as Partial<Tools> as Tools)
  const open = () => db.$count(paymentAttempts, eq(paymentAttempts.state, 'open'))

  /** Customers who went away from the provider's page, half of them from PayPal's, as the rows say. */
  async function abandoned() {
    for (const [n, her] of (await shop.crowd(2 * MANY)).entries()) {
      const { sessionId: ref } = (await her.checkout()).body.data as unknown as { sessionId: string }
      if (n % 2 === 0) continue
      paypal.sessions.set(ref, cards.sessions.get(ref)!)
      await db.update(paymentAttempts).set({ type: 'P' }).where(eq(paymentAttempts.ref, ref))
    }
    clock.pass(3600)
  }

  test('of a provider that is silent are few asked about, those of the other end, and the next sweep ends the rest', async () => {
    await abandoned()
    const silent = vi.spyOn(cards, 'ask').mockRejectedValue(new ProviderAway('stripe', TIMEOUT))
    await expect(sweep()).rejects.toThrow('stripe: timeout')
    expect(silent.mock.calls.length).toBeLessThanOrEqual(5)
    expect(await open()).toBe(MANY)
    silent.mockRestore()
    await sweep()
    expect(await open()).toBe(0)
  })

  test('of a provider that says no to one are all asked about', async () => {
    await abandoned()
    const [first] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.state, 'open'))
    const { ask } = FakeProvider.prototype
    const refusing = [cards, paypal].map((port) =>
      vi.spyOn(port, 'ask').mockImplementation((ref) => {
        if (ref === first?.ref) throw new ProviderAway('stripe', 'resource_missing 404')
        return ask.call(port, ref)
      }),
    )
    await expect(sweep()).rejects.toThrow('resource_missing')
    expect(await open()).toBe(1)
    for (const one of refusing) one.mockRestore()
  })
})
