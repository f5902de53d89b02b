import { expect, test } from 'vitest'
import { cents } from '#rules/money.ts'
import { approvedAtPayPal as approved, paypalScene as scene, toPay, toRefund } from '../../tests/setup/payments.ts'
import { ProviderAway } from './port.ts'

const CREATE = /^POST \/v2\/checkout\/orders$/
const CAPTURE = /\/capture$/
const TOKEN = /\/token$/

const PAID = { says: 'paid', cents: 6070, currency: 'EUR' }

test('opens an order over what the attempt says, once for its key', async () => {
  const { fake, port } = await scene()
  const attempt = toPay({ language: 'fr', title: '🧥'.repeat(200) })
  fake.fail(CREATE, 'dropped')
  const first = await port.open(attempt)
  expect(await port.open(attempt)).toEqual(first)
  expect(first.url).toContain(first.ref)
  const asked = fake.asked(CREATE)
  expect(new Set(asked.map(({ headers }) => headers['paypal-request-id']))).toEqual(new Set([attempt.id]))
  const body = JSON.parse(asked[0]?.body ?? '') as { purchase_units: { description: string }[] }
  expect(body).toMatchObject({
    intent: 'CAPTURE',
    purchase_units: [{ amount: { currency_code: 'EUR', value: '60.70' } }],
    payment_source: {
      paypal: { experience_context: { locale: 'fr-FR', return_url: attempt.back.success, cancel_url: attempt.back.cancel } },
    },
  })
  expect(body.purchase_units[0]?.description).toBe('🧥'.repeat(127))
  expect(JSON.stringify(body)).not.toContain('invoice_id') // two attempts of one order would clash
})

test('another wish under the same key is refused, and is nobody’s bug', async () => {
  const { port } = await scene()
  const attempt = toPay()
  await port.open(attempt)
  await expect(port.open({ ...attempt, cents: cents(100) })).rejects.toThrow('PAYPAL_REQUEST_ID_PREVIOUSLY_USED')
})

test('takes the money once she has agreed, however many ask at once', async () => {
  const { fake, port } = await scene()
  const { ref } = await port.open(toPay())
  expect(await port.ask(ref)).toEqual({ says: 'open' })
  expect(fake.asked(CAPTURE)).toEqual([])
  fake.approve(ref)
  const words = await Promise.all([port.ask(ref), port.ask(ref), port.ask(ref)])
  expect(words).toEqual([PAID, PAID, PAID])
  expect(await port.ask(ref)).toEqual(PAID)
  expect(new Set(fake.asked(CAPTURE).map(({ headers }) => headers['paypal-request-id']))).toEqual(new Set([`${ref}:capture`]))
})

test('a capture whose answer was lost is found: its key repeats it, and without the key PayPal says that it was taken', async () => {
  for (const isForgotten of [false, true]) {
    const { fake, port, ref } = await approved()
    if (isForgotten) fake.keepNoKeys()
    fake.fail(CAPTURE, 'dropped')
    expect(await port.ask(ref)).toEqual(PAID)
    expect(fake.asked(CAPTURE)).toHaveLength(2)
  }
})

test('a capture that got no answer at all is asked for again', async () => {
  const { fake, port, ref } = await approved()
  fake.fail(CAPTURE, 'dropped', 'refused')
  await expect(port.ask(ref)).rejects.toThrow(ProviderAway)
  expect(await port.ask(ref)).toEqual(PAID)
})

test('money that PayPal still looks at is none yet', async () => {
  const { fake, port, ref } = await approved()
  fake.captures('PENDING')
  expect([await port.ask(ref), await port.ask(ref)]).toEqual([{ says: 'open' }, { says: 'open' }])
  fake.decide(ref, 'COMPLETED')
  expect(await port.ask(ref)).toEqual(PAID)
})

test.each(['DECLINED', 'FAILED', 'INSTRUMENT_DECLINED'])('a capture that is %s has failed', async (outcome) => {
  const { fake, port, ref } = await approved()
  fake.captures(outcome)
  expect(await port.ask(ref)).toEqual({ says: 'failed' })
})

test('one that was declined is not taken again, though she agreed to it', async () => {
  const { fake, port, ref } = await approved()
  fake.captures('INSTRUMENT_DECLINED')
  expect([await port.ask(ref), await port.ask(ref, false), await port.ask(ref, false)]).toEqual([1, 2, 3].map(() => ({ says: 'failed' })))
  expect(fake.asked(CAPTURE)).toHaveLength(1)
})

test('an amount that is not the attempt’s is never taken', async () => {
  const { fake, port, ref } = await approved()
  const [unit] = fake.order(ref)?.purchase_units ?? []
  if (unit) unit.amount = { currency_code: 'EUR', value: '0.70' }
  expect(await port.ask(ref)).toEqual({ says: 'open' })
  if (unit) unit.amount = { currency_code: 'USD', value: '60.70' }
  expect(await port.ask(ref)).toEqual({ says: 'open' })
  expect(fake.asked(CAPTURE)).toEqual([])
})

test('one that is closed is never taken, whatever she agrees to afterwards', async () => {
  const { fake, port } = await scene()
  const { ref } = await port.open(toPay())
  await port.cancel(ref)
  await port.cancel(ref)
  fake.approve(ref)
  expect(await port.ask(ref)).toEqual({ says: 'expired' })
  expect(fake.asked(CAPTURE)).toEqual([])
  expect(fake.asked(/^PATCH/)).toHaveLength(1)
})

test('to close what was just paid, or is gone, is no error', async () => {
  const { fake, port, ref } = await approved()
  await port.ask(ref)
  await port.cancel(ref)
  expect(await port.ask(ref)).toEqual(PAID)
  fake.forget(ref)
  await port.cancel(ref)
  expect(await port.ask(ref)).toEqual({ says: 'expired' })
})

test('a refund is made once for each key, and what was paid stays paid', async () => {
  const { fake, port, ref } = await approved()
  await port.ask(ref)
  fake.fail(/\/refund$/, 'dropped')
  await port.refund(ref, toRefund(1000, 'back-1'))
  await port.refund(ref, toRefund(1000, 'back-1'))
  expect(fake.refunds.map(({ amount }) => amount.value)).toEqual(['10.00'])
  expect(await port.ask(ref)).toEqual(PAID)
  await port.refund(ref, toRefund(5070, 'back-2'))
  await port.refund(ref, toRefund(5070, 'by-another-hand'))
  expect(await port.ask(ref)).toEqual(PAID)
  expect(fake.refunds).toHaveLength(2)
})

test('a refund that PayPal has forgotten the key of is not made a second time, and may have been taken back meanwhile', async () => {
  const { fake, port, ref } = await approved()
  await port.ask(ref)
  await port.refund(ref, toRefund(1000, 'back-1'))
  fake.keepNoKeys()
  expect(await port.refund(ref, toRefund(1000, 'back-1'))).toBe('given')
  fake.takeBack(ref)
  expect(await port.refund(ref, toRefund(1000, 'back-1'))).toBe('failed')
  expect([fake.refunds.length, fake.asked(/\/refund$/).length]).toEqual([1, 1])
  await port.refund(ref, toRefund(1000, 'back-2'))
  expect(fake.refunds).toHaveLength(2)
})

test.each(['FAILED', 'CANCELLED'])('a refund that is %s is no refund, and is not made a second time', async (state) => {
  const { fake, port, ref } = await approved()
  await port.ask(ref)
  fake.refundsAre(state, 'PENDING')
  const asked = [await port.refund(ref, toRefund(1000, 'back-1')), await port.refund(ref, toRefund(1000, 'back-1'))]
  expect([asked, fake.refunds]).toEqual([['failed', 'failed'], []])
  expect(await port.refund(ref, toRefund(1000, 'back-2'))).toBe('given')
})

test('more than was paid, or of what was not paid, is not given back', async () => {
  const { port, ref } = await approved()
  await expect(port.refund(ref, toRefund(100, 'unpaid'))).rejects.toThrow('nothing_paid')
  await port.ask(ref)
  await expect(port.refund(ref, toRefund(9999, 'more'))).rejects.toThrow('422 REFUND_AMOUNT_EXCEEDED')
})

test('one token serves all, until it ends or is refused', async () => {
  const { fake, port, clock } = await scene()
  await Promise.all([toPay(), toPay(), toPay()].map(port.open))
  expect(fake.asked(TOKEN)).toHaveLength(1)
  clock.pass(32_340)
  await port.open(toPay())
  expect(fake.asked(TOKEN)).toHaveLength(2)
  fake.endTokens()
  await port.open(toPay())
  expect(fake.asked(TOKEN)).toHaveLength(3)
})

test('a token that could not be had is asked for again', async () => {
  const { fake, port } = await scene()
  fake.fail(TOKEN, 503)
  await expect(port.open(toPay())).rejects.toThrow('paypal: 503')
  await port.open(toPay())
})

test.each([
  ['is down', [500]],
  ['asks for rest', [429]],
  ['drops every connection', ['refused', 'refused']],
  ['makes no sense', ['nonsense']],
] as const)('a provider that %s is one error', async (_, faults) => {
  const { fake, port, ref } = await approved()
  fake.fail(/^GET/, ...faults)
  await expect(port.ask(ref)).rejects.toThrow(ProviderAway)
})

test('nobody waits for a provider that is silent', async () => {
  const { fake, port } = await scene({ patienceMs: 300 })
  fake.fail(/./, 'slow', 'slow')
  await expect(port.open(toPay())).rejects.toThrow('paypal: timeout')
})

test('keys that PayPal refuses are told by a code alone', async () => {
  const { port } = await scene({ secret: 'wrong-secret' })
  const error = await port.open(toPay()).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ provider: 'paypal', why: 'token 401' })
  expect(JSON.stringify(error) + String((error as Error).stack)).not.toMatch(/wrong-secret|fake-client/)
})
