import { describe, expect, test } from 'vitest'
import { database, engines } from '../../tests/setup/engines.ts'
import { stillClock } from '../../tests/setup/scene.ts'
import { toPay, toRefund } from '../../tests/setup/payments.ts'
import { sandboxRows } from '../data/sandbox-payments/rows.ts'
import { ProviderAway, type SandboxStore } from './port.ts'
import { type Deed, memoryStore, sandbox } from './sandbox.ts'

const stores: [string, () => Promise<SandboxStore>][] = [
  ['memory', async () => memoryStore()],
  ...engines.map((engine): (typeof stores)[number] => [engine, async () => sandboxRows((await database(engine)).db)]),
]
const PAID = { says: 'paid', cents: 6070, currency: 'EUR' }

describe.each(stores)('the sandbox, kept in %s', (_, openStore) => {
  async function scene() {
    const store = await openStore()
    const clock = stillClock()
    const port = sandbox({ store, clock, laterSeconds: 20 })
    const attempt = toPay({ expires: clock().getTime() + 1_800_000 })
    const { ref, url } = await port.open(attempt)
    return { store, clock, port, attempt, ref, url, act: (deed: Deed) => port.act(ref, deed) }
  }

  test('an attempt that is opened again is the same page, of the app’s own origin, whatever became of it', async () => {
    const { port, attempt, ref, url, act } = await scene()
    expect(url).toBe(`https://shop.example/sandbox-pay/${ref}`)
    await act('pay')
    expect(await port.open(attempt)).toEqual({ ref, url })
    expect(await port.ask(ref)).toEqual(PAID)
  })

  test('pays, declines and closes: only to pay brings money', async () => {
    const { port, ref, act } = await scene()
    for (const deed of ['close', 'decline', 'decline'] as const) {
      await act(deed)
      expect([deed, await port.ask(ref)]).toEqual([deed, { says: 'open' }])
    }
    expect((await port.show(ref))?.isDeclined).toBe(true)
    expect((await act('pay'))?.state).toBe('paid')
    await act('decline')
    expect(await port.ask(ref)).toEqual(PAID)
  })

  test('pay later brings it after so many seconds, unless it is closed before', async () => {
    const [one, other] = [await scene(), await scene()]
    for (const { act, port, ref, clock } of [one, other]) {
      expect((await act('later'))?.state).toBe('coming')
      clock.pass(19)
      expect(await port.ask(ref)).toEqual({ says: 'open' })
    }
    await other.port.cancel(other.ref)
    for (const { clock } of [one, other]) clock.pass(1)
    expect([await one.port.ask(one.ref), await other.port.ask(other.ref)]).toEqual([PAID, { says: 'expired' }])
  })

  test('is over when its time is over, or when it is closed; what was paid stays paid', async () => {
    const [old, closed, paid] = [await scene(), await scene(), await scene()]
    old.clock.pass(1_800)
    await closed.port.cancel(closed.ref)
    await paid.act('pay')
    paid.clock.pass(1_800)
    await paid.port.cancel(paid.ref)
    for (const { act } of [old, closed]) expect((await act('pay'))?.state).toBe('expired')
    expect(await Promise.all([old, closed, paid].map(({ port, ref }) => port.ask(ref)))).toEqual([
      { says: 'expired' },
      { says: 'expired' },
      PAID,
    ])
  })

  test('gives back once for each key, and no more than was paid', async () => {
    const { port, ref, act, store } = await scene()
    await expect(port.refund(ref, toRefund(100, 'unpaid'))).rejects.toThrow(ProviderAway)
    await act('pay')
    await Promise.all([1, 2, 3].map(() => port.refund(ref, toRefund(4000, 'back-1'))))
    await port.refund(ref, toRefund(2000, 'back-2'))
    await expect(port.refund(ref, toRefund(100, 'back-3'))).rejects.toThrow('refund_refused')
    expect((await store.read(ref))?.refunds).toEqual({ 'back-1': 4000, 'back-2': 2000 })
  })

  test('two at once change it one after the other', async () => {
    const { port, ref, store } = await scene()
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => store.change(ref, (payment) => ({ ...payment, refunds: { ...payment.refunds, [n]: n } }))),
    )
    expect(Object.keys((await port.show(ref))?.refunds ?? {})).toHaveLength(8)
  })

  test('knows nothing of what was never opened, and believes no webhook', async () => {
    const { port } = await scene()
    expect([await port.show('sandbox_x'), await port.act('sandbox_x', 'pay')]).toEqual([undefined, undefined])
    await expect(port.ask('sandbox_x')).rejects.toThrow(ProviderAway)
    expect(await port.verify(new Uint8Array(), new Headers())).toBe('forged')
  })

  test('keeps nobody’s address', async () => {
    const { store, ref } = await scene()
    expect(JSON.stringify(await store.read(ref))).not.toContain('giulia')
  })
})
