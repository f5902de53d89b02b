import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Coupon } from '#contract/coupons.ts'
import { answerTo, joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { line, offer } from '../../../tests/setup/checkout.ts'
import { orderOf } from '../../../tests/setup/order.ts'
import { Checkout } from './Checkout.tsx'

// The server's day is at its end, whatever this device says.
vi.mock('../../state/clock.ts', () => ({ clockHeard: () => undefined, serverTime: () => Date.parse('2026-11-21T22:58:00+01:00') }))

joinNetwork()
beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const ORDER = 'Ordine con obbligo di pagare'

const card = { id: 'p2', type: 'S' as const, disabled: false, accountName: '', iban: '', bic: '' }
const worth = (price: string): Coupon =>
  ({ id: 'c', type: 'P', title: 'Calice', price, percentage: null, expires: '2027-02-07', tillOnly: false }) as Partial<Coupon> as Coupon
const SEND = 'Invia l’ordine'

test('where a coupon covers all, nothing asks for a payment, and the order goes out with one all the same', async () => {
  const sent: unknown[] = []
  network.use(
    http.post('*/api/itemorders/paid/checkout', async ({ request }) => {
      sent.push(((await request.json()) as { paymentId: string }).paymentId)
      return HttpResponse.json({ code: 'order_changed', message: 'Cambiato', data: { changes: [] } }, { status: 409 })
    }),
  )
  const coupons = [worth('12.00')]
  const payments = [card, ...offer.payments]
  show(<Checkout items={[line('1', 'Camicia')]} isEmptied={false} offer={{ ...offer, payments, coupons }} hours={[]} />, await customer())
  expect(screen.getByRole('radio', { name: /^Carta di credito o debito ?Visa/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: /^Calice.*fino a domenica 7 febbraio 2027$/ })).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /^Calice/ }))
  const how = screen.getByRole('region', { name: 'Come paghi' })
  expect(how).toHaveTextContent('Non resta niente da pagareLo copre il coupon')
  expect(screen.queryByRole('radio', { name: /^Carta/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: ORDER })).not.toBeInTheDocument()
  await press(SEND)
  await expect.poll(() => sent).toEqual(['p2'])
})

test('where something is left to pay, she is asked how, in the words of the law', async () => {
  const coupons = [worth('11.00')]
  show(<Checkout items={[line('1', 'Camicia')]} isEmptied={false} offer={{ ...offer, coupons }} hours={[]} />, await customer())
  await userEvent.click(screen.getByRole('radio', { name: /^Calice/ }))
  expect(screen.getByRole('radio', { name: 'In negozio' })).toBeChecked()
  expect(screen.getByRole('button', { name: ORDER })).toBeEnabled()
})

const LAST = { progress: 'cancelled' as const, orderTimeRequest: '23:20', created: '2026-11-21T21:30:00Z', expires: null, steps: [] }
/** That it was placed before it was cancelled. */
const PLACED = { progress: 'placed' as const, is: 'past' as const, at: LAST.created }

test.each([
  ['that she did not pay is kept, also between the times of now', [orderOf(LAST)], 'Appena prontoSera23:0023:2023:30', '23:20'],
  ['that is past is none', [orderOf({ ...LAST, orderTimeRequest: '22:30' })], 'Appena prontoSera23:0023:30', 'Appena pronto'],
  [
    'of an order that was placed is over with it',
    [orderOf({ ...LAST, timeline: [PLACED] })],
    'Appena prontoSera23:0023:30',
    'Appena pronto',
  ],
  [
    'that she did not pay is over with the next order',
    [orderOf({ id: 'o2', progress: 'placed', created: '2026-11-21T21:40:00Z' }), orderOf(LAST)],
    'Appena prontoSera23:0023:30',
    'Appena pronto',
  ],
])('the hour of an order %s', async (_, orders, times, chosen) => {
  network.use(
    http.get('*/activities/*/configurations', async ({ request }) => {
      const { data } = (await (await answerTo(request)).json()) as { data: object }
      return HttpResponse.json({ data: { ...data, shopTimePreparation: 30, showShopApp: true } })
    }),
    http.get('*/api/app/itemorders/activity/*', () => HttpResponse.json({ data: orders, totalRows: orders.length })),
  )
  const hours = Array.from({ length: 7 }, (_, day) => ({ id: String(day), day, startTime: '00:00', endTime: '23:59' }))
  show(<Checkout items={[line('1', 'Camicia')]} isEmptied={false} offer={offer} hours={hours} />, await customer())
  const group = await screen.findByRole('group', { name: 'Quando ti serve' })
  await new Promise((done) => setTimeout(done, 300)) // her orders have come
  await expect.poll(() => group.textContent).toBe(times)
  expect(screen.getByRole('button', { name: chosen, pressed: true })).toBeVisible()
})
