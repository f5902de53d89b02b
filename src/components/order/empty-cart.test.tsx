import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answerTo, joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { EmptyCart } from './EmptyCart.tsx'

joinNetwork()

const order = (progress: string) => ({
  id: 'o1',
  number: null,
  created: '2026-11-26T10:00:00Z',
  progress,
  payment: 'open',
  paymentType: 'S',
  shippingType: 'S',
  subtotal: '24.00',
  usedCreditValue: '-10.00',
  shippingPrice: '0.00',
  totalPrice: '14.00',
  refunded: '0.00',
  accumulation: '0.00',
  points: '0',
  isAccrued: false,
  archived: false,
  orderTimeRequest: null,
  note: '',
  table: null,
  address: null,
  readyBy: null,
  expires: '2026-11-26T10:30:00Z',
  isCancelAsked: false,
  articles: [],
  timeline: [],
  steps: [],
  session: null,
  transfer: null,
})
const orders = (...data: object[]) =>
  network.use(http.get('*/api/app/itemorders/activity/*', () => HttpResponse.json({ data, totalRows: data.length })))

beforeEach(() =>
  network.use(
    http.get('*/activities/*/configurations', async ({ request }) => {
      const { data } = (await (await answerTo(request)).json()) as { data: object }
      return HttpResponse.json({ data: { ...data, showShopApp: true } })
    }),
  ),
)

test('an empty cart tells of the order that waits to be paid, and leads to where it is paid or given up', async () => {
  orders(order('placed'), order('pending'))
  show(<EmptyCart />, await customer())
  expect(await screen.findByRole('heading', { name: 'Il tuo ordine aspetta il pagamento' })).toBeVisible()
  expect(screen.getByText(/rinunciare.*Ti teniamo tutto fino alle 11:30/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vai al pagamento' })).toHaveAttribute('href', '/shop/pay/success?order=o1')
})

test('with no such order it leads to the shop', async () => {
  orders(order('placed'))
  show(<EmptyCart />, await customer())
  expect(await screen.findByRole('link', { name: 'Guarda cosa c’è' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Il carrello è vuoto' })).toBeVisible()
})
