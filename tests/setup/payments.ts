import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { cents } from '../../rules/money.ts'
import { paypal } from '../../server/payments/paypal.ts'
import type { ToPay, ToRefund } from '../../server/payments/port.ts'
import { openPayPal } from '../fakes/paypal.ts'
import { stillClock } from './scene.ts'

/** An attempt to pay 60,70 €, of half an hour. */
export const toPay = (more: Partial<ToPay> = {}): ToPay => ({
  id: randomUUID(),
  activityId: randomUUID(),
  orderNumber: '12',
  cents: cents(6070),
  title: 'Bottega Lino, ordine 12',
  email: 'giulia@example.com',
  language: 'it',
  expires: Date.now() + 1_800_000,
  back: { success: 'https://shop.example/shop/pay/success', cancel: 'https://shop.example/cart' },
  ...more,
})

/** So many cents to give back, under this id. */
export const toRefund = (size: number, id: string): ToRefund => ({ id, activityId: 'activity', cents: cents(size) })

/** PayPal on this machine, and the port to it. */
export async function paypalScene(more: { secret?: string; patienceMs?: number; webhookId?: undefined } = {}) {
  const fake = await openPayPal()
  onTestFinished(() => fake.close())
  const clock = stillClock()
  const port = paypal({ ...fake.settings, clock, ...more })
  const heard = (sent: { body: string; headers: Record<string, string> }) => port.verify(Buffer.from(sent.body), new Headers(sent.headers))
  return { fake, port, clock, heard }
}
/** One that she has agreed to. */
export async function approvedAtPayPal(attempt = toPay()) {
  const stage = await paypalScene()
  const { ref } = await stage.port.open(attempt)
  stage.fake.approve(ref)
  return { ...stage, attempt, ref }
}
