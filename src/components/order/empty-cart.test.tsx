import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Article } from '#contract/orders.ts'
import { answerTo, joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { orderOf } from '../../../tests/setup/order.ts'
import { Dialog } from '../../ui/overlays.ts'
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

test('an empty cart tells of the order that waits to be paid, and of what it holds', async () => {
  const tiramisu: Article = {
    id: 'a1',
    itemColorSizeId: 's1',
    itemColorId: 'c1',
    name: 'Tiramisù',
    color: '',
    size: '',
    image: null,
    allergens: null,
    price: '12.00',
    unitPrice: '12.00',
    quantity: 2,
  }
  orders(
    orderOf({ progress: 'placed' }),
    orderOf({ articles: [tiramisu], session: { sessionId: 's1', url: 'https://provider.example/s1' } }),
  )
  show(<EmptyCart />, await customer())
  expect(await screen.findByRole('heading', { name: 'Il tuo ordine aspetta il pagamento' })).toBeVisible()
  expect(screen.getByText(/Ti teniamo tutto fino alle 11:30.*rinunciare/)).toBeVisible()
  expect(screen.getByText('2 × Tiramisù')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Paga 24,00\s€$/ })).toBeEnabled()
})

test('it is given up from there', async () => {
  let isGivenUp = false
  orders(orderOf())
  network.use(
    http.put('*/api/app/item-orders/o1/cancel', () => {
      isGivenUp = true
      return HttpResponse.json({ data: orderOf({ progress: 'cancelled' }) })
    }),
  )
  await Dialog.fetch()
  show(<EmptyCart />, await customer())
  await userEvent.click(await screen.findByRole('button', { name: 'Rinuncio all’ordine' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Rinuncio all’ordine' }))
  await expect.poll(() => isGivenUp).toBe(true)
})

test('with no such order it leads to the shop', async () => {
  orders(orderOf({ progress: 'placed' }))
  show(<EmptyCart />, await customer())
  expect(await screen.findByRole('link', { name: 'Guarda cosa c’è' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Il carrello è vuoto' })).toBeVisible()
})
