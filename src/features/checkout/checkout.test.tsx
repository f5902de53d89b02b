import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CartItem } from '#contract/cart.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { Checkout } from './Checkout.tsx'

joinNetwork()
beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))

const line = (id: string, name: string, quantity = 1): CartItem => ({
  id,
  itemColorSizeId: `v${id}`,
  itemColorId: null,
  name,
  color: '',
  size: '',
  image: null,
  allergens: null,
  price: '12.00',
  discountPrice: null,
  quantity,
  left: null,
  changes: [],
})
const offer = {
  shippings: [
    { id: 's1', type: 'S' as const, priceMin: '0.00', offerPrice: '0.00', standardPrice: '0.00', shippingDaysFrom: 0, shippingDaysTo: 0 },
  ],
  payments: [{ id: 'p1', type: 'ST' as const, disabled: false, accountName: '', iban: '', bic: '' }],
  addresses: [],
  coupons: [],
}

/** The checkout of a cart that becomes another one elsewhere. */
function Changing({ later }: { later: CartItem[] }) {
  const [items, setItems] = useState([line('1', 'Camicia')])
  const [isEmptied, setEmptied] = useState(false)
  const change = () => {
    setEmptied(later.length === 0)
    if (later.length > 0) setItems(later)
  }
  return (
    <>
      <button type="button" onClick={change}>
        Altrove
      </button>
      <Checkout items={items} isEmptied={isEmptied} offer={offer} hours={[]} />
    </>
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const ORDER = 'Ordine con obbligo di pagare'

test('a cart that is emptied elsewhere is no form any more, and leads to her orders or the shop', async () => {
  show(<Changing later={[]} />, await customer())
  expect(screen.getByRole('button', { name: ORDER })).toBeVisible()
  await press('Altrove')
  expect(await screen.findByRole('heading', { name: 'Il carrello è vuoto' })).toBeVisible()
  expect(screen.queryByRole('button', { name: ORDER })).not.toBeInTheDocument()
  expect(screen.getByText(/L’hai ordinato o svuotato/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Guarda i miei ordini' })).toHaveAttribute('href', '/shop/order/orders')
  expect(screen.getByRole('link', { name: 'Guarda cosa c’è' })).toBeVisible()
})

test('a cart that her own order emptied stays as long as nobody knows what became of it', async () => {
  const { promise: until, resolve: answer } = Promise.withResolvers<void>()
  network.use(http.post('*/api/itemorders', () => until.then(() => HttpResponse.error())))
  show(<Changing later={[]} />, await customer())
  await press(ORDER)
  await press('Altrove')
  await waitFor(() => expect(screen.getByRole('button', { name: ORDER })).toHaveAttribute('aria-busy', 'true'))
  answer()
  expect(await screen.findByRole('heading', { name: 'Non sappiamo se è arrivato' })).toBeVisible()
})

test('what was put into the cart elsewhere is named where the order is refused for it', async () => {
  const changes = [{ is: 'total', before: '12.00', now: '36.00' }]
  network.use(
    http.post('*/api/itemorders', () =>
      HttpResponse.json({ code: 'order_changed', message: 'Qualcosa è cambiato', data: { changes } }, { status: 409 }),
    ),
  )
  show(<Changing later={[line('1', 'Camicia', 2), line('2', 'Cintura')]} />, await customer())
  await press(ORDER)
  expect(await screen.findByRole('heading', { name: 'Il totale è cambiato' })).toBeVisible()
  await press('Altrove')
  expect(await screen.findByRole('heading', { name: '2 cose sono cambiate' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Camicia 1 ora 2' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Cintura ora 1' })).toBeVisible()
})
