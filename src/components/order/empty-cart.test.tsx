import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answerTo, joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { orderOf } from '../../../tests/setup/order.ts'
import { EmptyCart } from './EmptyCart.tsx'

joinNetwork()

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
  orders(orderOf({ progress: 'placed' }), orderOf())
  show(<EmptyCart />, await customer())
  expect(await screen.findByRole('heading', { name: 'Il tuo ordine aspetta il pagamento' })).toBeVisible()
  expect(screen.getByText(/rinunciare.*Ti teniamo tutto fino alle 11:30/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vai al pagamento' })).toHaveAttribute('href', '/shop/pay/success?order=o1')
})

test('with no such order it leads to the shop', async () => {
  orders(orderOf({ progress: 'placed' }))
  show(<EmptyCart />, await customer())
  expect(await screen.findByRole('link', { name: 'Guarda cosa c’è' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Il carrello è vuoto' })).toBeVisible()
})
