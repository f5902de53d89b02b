import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ItemColorSize, ItemColorWithSizes } from '#contract/shop.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { Dialog } from '../../ui/overlays.ts'
import { type Add, AddKeys } from './AddKeys.tsx'

joinNetwork()

const size = (more: Partial<ItemColorSize> = {}): ItemColorSize => ({
  id: 'size',
  name: '42',
  sort: 0,
  available: true,
  left: null,
  ...more,
})
const named = { sort: 0, translations: [] }
const color: ItemColorWithSizes = {
  ...named,
  id: 'camel',
  name: 'Cammello',
  color: '#b98a5a',
  image: null,
  available: true,
  itemColorSizes: [size()],
  item: {
    ...named,
    id: 'coat',
    name: 'Cappotto',
    description: null,
    price: '189.00',
    discountPrice: '149.00',
    vatRate: null,
    allergens: null,
    category: { id: 'women', name: 'Donna', translations: [] },
    itemColors: [],
  },
}
const onAdd = vi.fn<Add>()
/** The key says what it costs, in all. */
const IN_CART = /^Aggiungi [\d,]+\s€$/
const address = () => screen.getByTestId('address').textContent

beforeEach(async () => {
  onAdd.mockReset().mockResolvedValue({ data: {} })
  await Dialog.fetch()
})

async function open(chosen = size()) {
  const who = await customer()
  const store = show(<AddKeys color={color} size={chosen} onAdd={onAdd} />, who, {}, '/shop/shops/camel')
  return { who, store }
}
const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: IN_CART }))
  return within(await screen.findByRole('dialog', { name: 'Aggiungi al carrello' }))
}

test('what is about to go into the cart is shown, then she goes on', async () => {
  const { who, store } = await open()
  expect(screen.getByRole('button', { name: IN_CART })).toHaveTextContent('149,00')
  // No two keys beside one another are called alike.
  expect(screen.getAllByRole('button').map((key) => key.getAttribute('aria-label') ?? key.textContent)).toEqual([
    'Uno in meno',
    'Uno in più',
    expect.stringContaining('Aggiungi'),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Uno in più' }))
  expect(screen.getByRole('button', { name: IN_CART })).toHaveTextContent('298,00')
  const dialog = await ask()
  expect(dialog.getByText('Cammello · 42')).toBeInTheDocument()
  expect(dialog.getByText('298,00 €')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi e continua' }))
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ activityId: who.activityId, itemId: 'coat', itemColorSizeId: 'size', quantity: 2 })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(store.getState().messages.map(({ text }) => text)).toEqual(['Prodotto aggiornato al carrello'])
  expect(address()).toBe('/shop/shops/camel')
})

test('or to the cart, which says by itself what is in it', async () => {
  const { store } = await open()
  await userEvent.click((await ask()).getByRole('button', { name: 'Aggiungi e vai al carrello' }))
  await waitFor(() => expect(address()).toBe('/shop/cart'))
  expect(store.getState().messages).toEqual([])
})

test('what is refused is said where she asked for it', async () => {
  onAdd.mockResolvedValue({ error: { status: 409, code: 'sold_out', message: 'Non ce ne sono più' } })
  await open()
  const dialog = await ask()
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi e vai al carrello' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Non ce ne sono più')
  expect(address()).toBe('/shop/shops/camel')
})

test('no more than there are', async () => {
  await open(size({ left: 1 }))
  const more = screen.getByRole('button', { name: 'Uno in più' })
  expect(more).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(more)
  expect(screen.getByRole('group', { name: 'Quantità' })).toHaveTextContent(/^1$/)
})

test('what is sold out is waited for: once more than she may is said, and what she asked for she can take back', async () => {
  let isFull = true
  const alert = {
    itemColorSizeId: 'size',
    itemColorId: 'camel',
    name: 'Cappotto',
    color: 'Cammello',
    size: '42',
    created: '2026-11-21T12:00:00Z',
  }
  let asked: object[] = []
  network.use(
    http.get('*/api/app/stock-alerts', () => HttpResponse.json({ data: asked, totalRows: asked.length })),
    http.put('*/api/app/stock-alerts/size', () => {
      if (isFull) return HttpResponse.json({ code: 'alerts_full', message: 'Aspetti già 20 articoli' }, { status: 422 })
      asked = [alert]
      return HttpResponse.json({ data: alert })
    }),
    http.delete('*/api/app/stock-alerts/size', () => {
      asked = []
      return HttpResponse.json({})
    }),
  )
  await open(size({ available: false, left: 0 }))
  expect(screen.queryByRole('button', { name: IN_CART })).not.toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'Avvisami quando torna' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Aspetti già 20 articoli')
  isFull = false
  await userEvent.click(screen.getByRole('button', { name: 'Avvisami quando torna' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Non avvisarmi più' }))
  expect(await screen.findByRole('button', { name: 'Avvisami quando torna' })).toBeInTheDocument()
})

test('asked for though nobody answered: the key says so, and no longer that it failed', async () => {
  let asked: object[] = []
  const alert = { itemColorSizeId: 'size', itemColorId: 'camel', name: 'Cappotto', color: 'C', size: '42', created: '2026-11-21T12:00:00Z' }
  network.use(
    http.get('*/api/app/stock-alerts', () => HttpResponse.json({ data: asked, totalRows: asked.length })),
    http.put('*/api/app/stock-alerts/size', () => {
      asked = [alert]
      return HttpResponse.error()
    }),
  )
  await open(size({ available: false, left: 0 }))
  await userEvent.click(screen.getByRole('button', { name: 'Avvisami quando torna' }))
  expect(await screen.findByRole('button', { name: 'Non avvisarmi più' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
