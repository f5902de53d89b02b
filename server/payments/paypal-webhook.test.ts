import { expect, onTestFinished, test } from 'vitest'
import { openPayPal } from '../../tests/fakes/paypal.ts'
import { approvedAtPayPal as approved, paypalScene as scene } from '../../tests/setup/payments.ts'
import { isOfPayPal } from './paypal-webhook.ts'
import { ProviderAway } from './port.ts'

test('an event of ours names the order and the attempt', async () => {
  const { fake, port, heard, ref, attempt } = await approved()
  const hint = { ref, activityId: attempt.activityId, attemptId: attempt.id }
  expect(await heard(fake.event('CHECKOUT.ORDER.APPROVED', ref))).toEqual(hint)
  await port.ask(ref)
  for (const type of ['COMPLETED', 'PENDING', 'DENIED']) expect(await heard(fake.event(`PAYMENT.CAPTURE.${type}`, ref))).toEqual(hint)
  expect(fake.asked(/\/certs\//)).toHaveLength(1)
})

test('an event of something else, or of another shop under the same account, is of no concern', async () => {
  const { fake, heard, ref } = await approved()
  expect(await heard(fake.event('CUSTOMER.DISPUTE.CREATED', ref))).toBe('unconcerned')
  const resource = { id: 'x', custom_id: '12', supplementary_data: { related_ids: { order_id: 'y' } } }
  expect(await heard(fake.event('PAYMENT.CAPTURE.COMPLETED', ref, { resource }))).toBe('unconcerned')
})

test('what was changed, or signed for another webhook, is forged', async () => {
  const { fake, heard, ref } = await approved()
  const good = fake.event('CHECKOUT.ORDER.APPROVED', ref)
  const without = (name: string) => Object.fromEntries(Object.entries(good.headers).filter(([key]) => key !== name))
  expect(await heard({ ...good, body: `${good.body} ` })).toBe('forged')
  for (const name of ['id', 'time', 'sig'].map((part) => `paypal-transmission-${part}`))
    expect([name, await heard({ ...good, headers: without(name) })]).toEqual([name, 'forged'])
  expect(await heard({ ...good, headers: without('paypal-cert-url') })).toBe('forged')
  expect(await heard(fake.event('CHECKOUT.ORDER.APPROVED', ref, { webhook: 'WH-OTHER' }))).toBe('forged')
})

test('a certificate of elsewhere, one that is missing and one that has ended prove nothing', async () => {
  const { fake, heard, clock, ref } = await approved()
  const good = fake.event('CHECKOUT.ORDER.APPROVED', ref)
  const from = (address: string) => heard({ ...good, headers: { ...good.headers, 'paypal-cert-url': address } })
  const elsewhere = await openPayPal()
  onTestFinished(() => elsewhere.close())
  expect(await from(good.headers['paypal-cert-url'].replace(fake.url, elsewhere.url))).toBe('forged')
  expect(elsewhere.asked()).toEqual([])
  expect(await from(`${fake.url}/v1/notifications/certs/none`)).toBe('forged')
  clock.pass(200 * 365 * 86_400)
  expect(await heard(good)).toBe('forged')
})

test('a certificate that cannot be had now is no forgery: the event comes again', async () => {
  const { fake, heard, ref } = await approved()
  fake.fail(/\/certs\//, 503)
  const event = fake.event('CHECKOUT.ORDER.APPROVED', ref)
  await expect(heard(event)).rejects.toThrow(ProviderAway)
  expect(await heard(event)).toMatchObject({ ref })
})

test('without the id of its webhook everything is forged', async () => {
  const { fake } = await scene()
  const { port } = await scene({ webhookId: undefined })
  const { body, headers } = fake.event('CHECKOUT.ORDER.APPROVED', 'x', { webhook: 'undefined' })
  expect(await port.verify(Buffer.from(body), new Headers(headers))).toBe('forged')
})

test.each([
  ['https://api.paypal.com/v1/notifications/certs/CERT-1', true],
  ['https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1', true],
  ['http://api.paypal.com/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1', false],
  ['https://evilpaypal.com/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1', false],
  ['https://me@api.paypal.com/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com:8443/v1/notifications/certs/CERT-1', false],
  ['https://www.paypal.com/redirect?to=/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com/v1/notifications/certs/../../../redirect', false],
  ['CERT-1', false],
])('PayPal keeps certificates at %s: %s', (address, is) => {
  expect(isOfPayPal(address)).toBe(is)
})
