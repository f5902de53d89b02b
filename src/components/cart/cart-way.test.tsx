import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { CartItem } from '#contract/cart.ts'
import { answerTo, joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { CartWay } from './CartWay.tsx'

joinNetwork()

const line = (id: string, more: object) =>
  CartItem.parse({ id, itemColorSizeId: id, itemColorId: id, name: id, price: '12.00', discountPrice: null, quantity: 1, ...more })

const holds = (...lines: CartItem[]) =>
  network.use(http.get('*/api/app/itemcarts/activity/*', () => HttpResponse.json({ data: lines, totalRows: lines.length })))

beforeEach(() =>
  network.use(
    http.get('*/activities/*/configurations', async ({ request }) => {
      const { data } = (await (await answerTo(request)).json()) as { data: object }
      return HttpResponse.json({ data: { ...data, showShopApp: true } })
    }),
  ),
)

const open = async () => show(<CartWay>Ordina su WhatsApp</CartWay>, await customer())

test('what is in the cart, and what it costs, is the one thing to do where she chooses', async () => {
  holds(line('fritto', { quantity: 2 }), line('alici', { discountPrice: '10.00' }), line('gone', { left: 0 }))
  await open()
  expect(screen.getByText('Ordina su WhatsApp')).toBeInTheDocument()
  const key = await screen.findByRole('link', { name: /^4 Vai al carrello 34,00\s€$/ })
  expect(key).toHaveAttribute('href', '/shop/cart')
  expect(screen.queryByText('Ordina su WhatsApp')).not.toBeInTheDocument()
})

test('with nothing in it the other way stays', async () => {
  let isAsked = false
  network.use(
    http.get('*/api/app/itemcarts/activity/*', () => {
      isAsked = true
      return HttpResponse.json({ data: [], totalRows: 0 })
    }),
  )
  await open()
  await expect.poll(() => isAsked).toBe(true)
  expect(screen.getByText('Ordina su WhatsApp')).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
