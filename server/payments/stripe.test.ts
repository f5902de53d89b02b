import { expect, onTestFinished, test } from 'vitest'
import { cents } from '#rules/money.ts'
import { openStripe } from '../../tests/fakes/stripe.ts'
import { toPay, toRefund } from '../../tests/setup/payments.ts'
import { ProviderAway } from './port.ts'
import { stripe } from './stripe.ts'

const CREATE = /^POST \/v1\/checkout\/sessions$/

/** Stripe on this machine, and the port to it. */
async function scene({ key, patienceMs }: { key?: string; patienceMs?: number } = {}) {
  const fake = await openStripe()
  onTestFinished(() => fake.close())
  const port = stripe({ key: key ?? fake.key, webhookSecret: fake.secret, apiUrl: fake.url, ...(patienceMs && { patienceMs }) })
  const heard = (sent: { body: string; headers: Record<string, string> }) => port.verify(Buffer.from(sent.body), new Headers(sent.headers))
  return { fake, port, heard }
}
/** One that is opened and paid. */
async function paid() {
  const stage = await scene()
  const attempt = toPay()
  const { ref } = await stage.port.open(attempt)
  stage.fake.pay(ref)
  return { ...stage, attempt, ref }
}

test('opens a page for cards alone, in euros, in her language, over what the attempt says', async () => {
  const { fake, port } = await scene()
  const attempt = toPay({ language: 'de', title: 'x'.repeat(400) })
  const { ref, url } = await port.open(attempt)
  expect(url).toContain(ref)
  const [asked] = fake.asked(CREATE)
  const form = Object.fromEntries(new URLSearchParams(asked?.body))
  expect(form).toMatchObject({
    mode: 'payment',
    locale: 'de',
    client_reference_id: attempt.id,
    customer_email: 'giulia@example.com',
    'adaptive_pricing[enabled]': 'false',
    'allowed_payment_method_types[0]': 'card',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '6070',
    success_url: attempt.back.success,
    cancel_url: attempt.back.cancel,
  })
  expect(asked?.headers['idempotency-key']).toBe(attempt.id)
})

test('an attempt that is opened again is the same session, with the same time, even late and after an answer was lost', async () => {
  const { fake, port } = await scene()
  const attempt = toPay({ expires: Date.now() + 60_000 }) // 29 minutes after it was made
  fake.fail(CREATE, 'dropped')
  const first = await port.open(attempt)
  await new Promise((done) => setTimeout(done, 1_100))
  expect(await port.open(attempt)).toEqual(first)
  const asked = fake.asked(CREATE)
  expect(asked.length).toBeGreaterThanOrEqual(3)
  expect(new Set(asked.map(({ body }) => body)).size).toBe(1)
})

test('another wish under the same key is refused, and is nobody’s bug', async () => {
  const { port } = await scene()
  const attempt = toPay()
  await port.open(attempt)
  await expect(port.open({ ...attempt, cents: cents(100) })).rejects.toThrow(ProviderAway)
})

test('an address that Stripe refuses is left out', async () => {
  const { fake, port } = await scene()
  await port.open(toPay({ email: 'jürgen@example.de' }))
  expect(fake.asked(CREATE)[0]?.body).not.toContain('customer_email')
})

test('a session that is complete is paid only when it says so', async () => {
  const { fake, port } = await scene()
  const { ref } = await port.open(toPay())
  expect(await port.ask(ref)).toEqual({ says: 'open' })
  fake.pay(ref, { payment_status: 'unpaid' })
  expect(await port.ask(ref)).toEqual({ says: 'open' })
})

test('what was paid is told with amount and currency, as it is', async () => {
  const { fake, port } = await scene()
  const refs = await Promise.all([toPay(), toPay()].map(async (attempt) => (await port.open(attempt)).ref))
  fake.pay(refs[0] ?? '')
  fake.pay(refs[1] ?? '', { amount_total: 5000, currency: 'usd' })
  expect(await Promise.all(refs.map((one) => port.ask(one)))).toEqual([
    { says: 'paid', cents: 6070, currency: 'EUR' },
    { says: 'paid', cents: 5000, currency: 'USD' },
  ])
})

test('closes what is open, and leaves what was just paid or is over', async () => {
  const { fake, port, ref: done } = await paid()
  const { ref } = await port.open(toPay())
  await port.cancel(ref)
  await port.cancel(ref)
  await port.cancel(done)
  expect([fake.session(ref)?.status, await port.ask(ref)]).toEqual(['expired', { says: 'expired' }])
  expect((await port.ask(done)).says).toBe('paid')
})

test('a refund is made once for each key, also when Stripe has forgotten the key', async () => {
  const { fake, port, ref } = await paid()
  fake.fail(/^POST \/v1\/refunds/, 'dropped')
  await port.refund(ref, toRefund(1000, 'back-1'))
  fake.keepNoKeys()
  await port.refund(ref, toRefund(1000, 'back-1'))
  await port.refund(ref, toRefund(1000, 'back-2'))
  expect(fake.refunds.map(({ amount }) => amount)).toEqual([1000, 1000])
})

test.each(['failed', 'canceled'])('a refund that is %s at once is no refund, and is not made a second time', async (state) => {
  const { fake, port, ref } = await paid()
  fake.refundsAre(state)
  expect(await port.refund(ref, toRefund(1000, 'back-1'))).toBe('failed')
  fake.keepNoKeys()
  expect(await port.refund(ref, toRefund(1000, 'back-1'))).toBe('failed')
  expect(await port.refund(ref, toRefund(1000, 'back-2'))).toBe('given')
  expect(fake.refunds.map(({ status }) => status)).toEqual([state, 'succeeded'])
})

test.each(['pending', 'succeeded'])('a refund that is %s is given, until it is taken back days later', async (state) => {
  const { fake, port, ref } = await paid()
  fake.refundsAre(state)
  const asks = () => port.refund(ref, toRefund(6070, 'back-1'))
  expect([await asks(), await asks()]).toEqual(['given', 'given'])
  fake.keepNoKeys()
  Object.assign(fake.refunds[0]!, { status: 'failed' })
  expect([await asks(), await asks()]).toEqual(['failed', 'failed'])
  expect(fake.refunds).toHaveLength(1)
})

test('one of a refund’s own that is alive outweighs all that failed', async () => {
  const { fake, port, ref } = await paid()
  await port.refund(ref, toRefund(1000, 'back-1'))
  const [made] = fake.refunds
  fake.refunds.push({ ...made!, id: 're_later', status: 'failed' })
  expect(await port.refund(ref, toRefund(1000, 'back-1'))).toBe('given')
  fake.refunds.reverse()
  expect(await port.refund(ref, toRefund(1000, 'back-1'))).toBe('given')
})

test('what has already gone back by another hand is done', async () => {
  const { fake, port, ref } = await paid()
  await port.refund(ref, toRefund(6070, 'by-hand'))
  await port.refund(ref, toRefund(6070, 'ours'))
  expect(fake.refunds).toHaveLength(1)
})

test('more than was paid, or of what was not paid, is not given back', async () => {
  const { fake, port, ref } = await paid()
  const { ref: open } = await port.open(toPay())
  await expect(port.refund(ref, toRefund(9999, 'more'))).rejects.toThrow('amount_too_large')
  await expect(port.refund(open, toRefund(100, 'unpaid'))).rejects.toThrow('nothing_paid')
  expect(fake.refunds).toEqual([])
})

test('a connection that broke and a 503 are tried again', async () => {
  const { fake, port } = await scene()
  const { ref } = await port.open(toPay())
  fake.fail(/^GET/, 'refused', 503)
  expect(await port.ask(ref)).toEqual({ says: 'open' })
})

test.each([
  ['is down', [500, 500, 500]],
  ['drops every connection', ['refused', 'refused', 'refused', 'refused']],
  ['makes no sense', ['nonsense']],
] as const)('a provider that %s is one error', async (_, faults) => {
  const { fake, port } = await scene()
  const { ref } = await port.open(toPay())
  fake.fail(/^GET/, ...faults)
  await expect(port.ask(ref)).rejects.toThrow(ProviderAway)
})

test('nobody waits for a provider that is silent', async () => {
  const { fake, port } = await scene({ patienceMs: 300 })
  fake.fail(/./, 'slow', 'slow', 'slow')
  await expect(port.open(toPay())).rejects.toThrow('stripe: timeout')
})

test('what Stripe refuses is told by its code alone: its sentences repeat keys and addresses', async () => {
  const { port } = await scene({ key: 'sk_test_other' })
  const error = await port.open(toPay()).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ provider: 'stripe', why: 'StripeAuthenticationError api_key_invalid 401' })
  expect(JSON.stringify(error) + String((error as Error).stack)).not.toMatch(/sk_test|giulia/)
  expect((error as Error).cause).toBeUndefined()
})

test('an event of ours names the session and the attempt, whatever else it says', async () => {
  const { fake, heard, ref, attempt } = await paid()
  for (const type of ['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired'])
    expect(await heard(fake.event(`checkout.session.${type}`, ref))).toEqual({
      ref,
      activityId: attempt.activityId,
      attemptId: attempt.id,
    })
})

test('an event about a refund of ours names activity and refund, whatever it says of it; of any other it is of no concern', async () => {
  const { fake, port, heard, ref } = await paid()
  fake.refundsAre('failed')
  await port.refund(ref, toRefund(1000, 'back-1'))
  const [object] = fake.refunds
  for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated'])
    expect(await heard(fake.event(type, ref, { object: { ...object } }))).toEqual({ activityId: 'activity', refundId: 'back-1' })
  const others = [{ tessera_key: 'of-before' }, { tessera_activity: 'activity' }, {}, null]
  for (const metadata of others)
    expect(await heard(fake.event('refund.failed', ref, { object: { ...object, metadata } }))).toBe('unconcerned')
  expect(await heard(fake.event('refund.created', ref, { object: { ...object } }))).toBe('unconcerned')
  expect(await heard(fake.event('refund.failed', ref, { object: { ...object }, secrets: ['whsec_other'] }))).toBe('forged')
})

test('an event of something else, or of another shop under the same account, is of no concern', async () => {
  const { fake, heard, ref } = await paid()
  expect(await heard(fake.event('customer.created', ref))).toBe('unconcerned')
  expect(await heard(fake.event('checkout.session.completed', ref, { object: { id: 'cs_other', metadata: {} } }))).toBe('unconcerned')
  expect(await heard(fake.event('checkout.session.completed', ref, { object: { id: 'cs_other', metadata: null } }))).toBe('unconcerned')
})

test('what was changed, signed by another, or kept for long is forged', async () => {
  const { fake, heard, ref } = await paid()
  const type = 'checkout.session.completed'
  const good = fake.event(type, ref)
  const old = Math.floor(Date.now() / 1000) - 301
  expect(await heard({ ...good, body: `${good.body} ` })).toBe('forged')
  expect(await heard({ ...good, headers: {} })).toBe('forged')
  expect(await heard(fake.event(type, ref, { secrets: ['whsec_other'] }))).toBe('forged')
  expect(await heard(fake.event(type, ref, { at: old }))).toBe('forged')
  expect(await heard(fake.event(type, ref, { secrets: ['whsec_other', fake.secret] }))).toMatchObject({ ref })
})

test('without the secret of a webhook everything is forged, a blank signature too', async () => {
  const { fake, ref } = await paid()
  const port = stripe({ key: fake.key, apiUrl: fake.url })
  for (const secret of ['', fake.secret]) {
    const { body, headers } = fake.event('checkout.session.completed', ref, { secrets: [secret] })
    expect(await port.verify(Buffer.from(body), new Headers(headers))).toBe('forged')
  }
})
