import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { orderOf } from '../../../tests/setup/order.ts'
import { Dialog } from '../../ui/overlays.ts'
import { PayPage } from './PayPage.tsx'

joinNetwork()

/** The page of an order that stands so, under that address; what is asked for it, and how it stands after that. */
async function open(order: Order, after: Order = order, more = '', title = 'Ordine 12') {
  const asked: string[] = []
  let now = order
  network.use(
    http.get('*/api/app/item-orders/o1', () => HttpResponse.json({ data: now })),
    http.put('*/api/app/item-orders/o1/:deed', ({ params }) => {
      asked.push(String(params['deed']))
      now = after
      return HttpResponse.json({ data: now })
    }),
  )
  await Dialog.fetch()
  // Elsewhere stands nothing: left for another address, the page would lead on from there.
  const routes = (
    <Routes>
      <Route path="/shop/pay/success" element={<PayPage />} />
      <Route path="*" element={null} />
    </Routes>
  )
  show(routes, await customer(), {}, `/shop/pay/success?order=o1${more}`)
  await screen.findByRole('heading', { name: title })
  return asked
}
/** This address with another hash: the one part of it that a test can be led to. */
const hashed = (hash: string) => `${location.href.split('#')[0]}#${hash}`
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('a payment that was declined says so, and is tried again at the provider', async () => {
  const session = { sessionId: 's2', url: hashed('s2') }
  const asked = await open(orderOf({ stuck: 'declined' }), orderOf({ session }))
  expect(screen.getByText('Il pagamento non è andato a buon fine. Non ti è stato addebitato nulla.')).toBeInTheDocument()
  expect(screen.queryByText(/La banca non ha ancora risposto/)).not.toBeInTheDocument()
  await press('Riprova il pagamento')
  await waitFor(() => expect(location.hash).toBe('#s2'))
  expect(asked).toEqual(['pay'])
})

test('or the order is given up, once she was asked', async () => {
  const asked = await open(orderOf({ stuck: 'declined' }), orderOf({ progress: 'cancelled', expires: null, steps: [] }))
  await press('Rinuncio all’ordine')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rinuncio all’ordine' }))
  expect(await screen.findByText('Non hai pagato niente')).toBeInTheDocument()
  expect(asked).toEqual(['cancel'])
})

test('an order that was placed and cancelled since is no cart again: its own page says how it ended', async () => {
  const timeline = [{ progress: 'placed', is: 'past', at: '2026-11-27T17:00:00.000Z' } as const]
  const order = orderOf({ progress: 'cancelled', expires: null, steps: [], timeline })
  network.use(http.get('*/api/app/item-orders/o1', () => HttpResponse.json({ data: order })))
  show(<PayPage />, await customer(), {}, '/shop/pay/success?order=o1')
  // This test has no other page: there that one asks for an order and finds none.
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/shop/order/orders'))
})

test('or paid in another way: the order is given up, and she is at the checkout again', async () => {
  const asked = await open(orderOf({ stuck: 'declined' }), orderOf({ progress: 'cancelled', expires: null, steps: [] }))
  await press('Paga in un altro modo')
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/shop/checkout'))
  expect(asked).toEqual(['cancel'])
})

test('a payment that did not open leaves another way: the order is given up, and she is at the checkout again', async () => {
  const asked = await open(orderOf({ stuck: 'unopened' }), orderOf({ progress: 'cancelled', expires: null, steps: [] }))
  expect(screen.getByText(/La pagina del pagamento non si è aperta/)).toBeInTheDocument()
  await press('Paga in un altro modo')
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/shop/checkout'))
  expect(asked).toEqual(['cancel'])
})

test('while the provider is still away it is said, and both ways stay open', async () => {
  await open(orderOf({ stuck: 'unopened' }))
  network.use(
    http.put('*/api/app/item-orders/o1/pay', () =>
      HttpResponse.json({ code: 'payment_unavailable', message: 'Per ora no' }, { status: 503 }),
    ),
  )
  await press('Riprova il pagamento')
  expect(await screen.findByRole('alert')).toHaveTextContent('Per ora no')
  expect(screen.getByRole('button', { name: 'Paga in un altro modo' })).toBeEnabled()
})

/** What the provider says of the payment each time it is asked. */
const says = (order: () => Order) => network.use(http.put('*/api/itemorders/paid/session/s1', () => HttpResponse.json({ data: order() })))
const atProvider = orderOf({ totalPrice: '16.50', session: { sessionId: 's1', url: 'https://provider.example/s1' } })
const placeOf = (name: string) => screen.getByText(name).closest('li')

test('who closed the page of the provider has asked nothing of a bank: the order is to be paid, there again', async () => {
  says(() => atProvider)
  const session = { sessionId: 's1', url: hashed('s1') }
  const asked = await open(atProvider, orderOf({ session }), '&closed=1')
  expect(screen.getByRole('heading', { name: 'Il tuo ordine aspetta il pagamento' })).toBeInTheDocument()
  expect(screen.getByText('Non hai pagato niente.')).toBeInTheDocument()
  expect(screen.queryByText(/banca (non )?(ha|risponde)|Chiesti alla banca/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Rinuncio all’ordine' })).toBeEnabled()
  await press(/^Paga 16,50\s€$/)
  await waitFor(() => expect(location.hash).toBe('#s1'))
  expect(asked).toEqual(['pay'])
})

test('who comes from the provider without having closed its page waits for the bank', async () => {
  says(() => atProvider)
  await open(atProvider, atProvider, '', 'Pagamento in corso')
  expect(screen.getByText(/La banca non ha ancora risposto/)).toBeInTheDocument()
  expect(placeOf('Tu')).toHaveClass('pay-reached')
  await waitFor(() => expect(placeOf('Chiesti alla banca')).toHaveTextContent(/sentita (ora|[12] second[oi] fa): appena risponde/))
  expect(document.querySelector('.button-primary')).toBeNull()
  expect(screen.getByRole('link', { name: 'Guarda i miei ordini' })).toHaveAttribute('href', '/shop/order/orders')
})

test('while the bank is asked, who knows that she has not paid finds the way back to it', async () => {
  says(() => atProvider)
  const session = { sessionId: 's1', url: hashed('again') }
  const asked = await open(atProvider, orderOf({ session }), '', 'Pagamento in corso')
  await press('Non hai pagato? Torna al pagamento')
  await waitFor(() => expect(location.hash).toBe('#again'))
  expect(asked).toEqual(['pay'])
})

test.each([
  ['declined', orderOf({ stuck: 'declined' }), 'Il pagamento non è andato a buon fine. Non ti è stato addebitato nulla.'],
  ['given up', orderOf({ progress: 'cancelled', expires: null, steps: [] }), 'Non hai pagato niente'],
  ['paid', orderOf({ progress: 'placed', payment: 'paid', number: 7, steps: [] }), 'Ordine inviato correttamente'],
])('what was not paid yet and is %s by now is said at once', async (_, now, words) => {
  const hear = Promise.withResolvers<void>()
  network.use(
    http.put('*/api/itemorders/paid/session/s1', async () => {
      await hear.promise
      return HttpResponse.json({ data: now })
    }),
  )
  await open(atProvider, atProvider, '&closed=1')
  network.use(http.get('*/api/app/item-orders/o1', () => HttpResponse.json({ data: now })))
  hear.resolve()
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Paga \d/ })).not.toBeInTheDocument()
})

test('an address that names no order leads to hers', async () => {
  show(<PayPage />, await customer(), {}, '/shop/pay/success?order=')
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/shop/order/orders'))
})

const article = {
  id: 'a1',
  itemColorSizeId: 's1',
  itemColorId: 'c1',
  name: 'Cintura',
  color: '',
  size: '',
  image: null,
  allergens: null,
  price: '24.00',
  unitPrice: '24.00',
  quantity: 1,
}

const toCollect = { progress: 'placed' as const, payment: 'paid' as const, number: 7, expires: null, steps: [], orderTimeRequest: '19:30' }

test('what was paid says so, with what it holds', async () => {
  const paid = orderOf({ progress: 'placed', payment: 'paid', number: 7, expires: null, steps: [], points: '24.0000', articles: [article] })
  await open(paid, paid, '', 'Ordine 7')
  expect(document.querySelector('.pay-sum')).toHaveTextContent(/^Pagati 24,00\s€$/)
  expect(screen.getByText('Cintura')).toBeVisible()
})

test('what stands between its goods and what was paid is there, and what is left on her card', async () => {
  network.use(http.get('*/api/cards/me', () => HttpResponse.json({ data: { id: 'k', code: '1', balance: '7.40', pointBalance: '0' } })))
  const coupon = { id: 'c', title: 'Dolce', value: '-4.00' }
  const paid = orderOf({ ...toCollect, subtotal: '33.00', coupon, usedCreditValue: '-5.00', articles: [article] })
  await open(paid, paid, '', 'Ordine 7')
  const sums = [...document.querySelectorAll('.pay-goods .sums > div')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(sums).toEqual(['Subtotale33,00 €', 'Coupon: Dolce−4,00 €', 'Credito della carta−5,00 €'])
  expect(await screen.findByText(/^Sulla carta ti restano 7,40\s€$/)).toBeVisible()
})

test('what is paid at the store says so', async () => {
  const due = orderOf({ progress: 'placed', paymentType: 'ST', number: 7, expires: null, steps: [] })
  await open(due, due, '', 'Ordine 7')
  expect(document.querySelector('.pay-sum')).toHaveTextContent(/^Paghi al ritiro: 24,00\s€$/)
})

test.each([
  ['23:59', true],
  ['00:00', false],
])('the hour of what she did not pay, %s, stands there as long as it is to come: %s', async (orderTimeRequest, isThere) => {
  vi.setSystemTime(new Date('2026-11-26T11:00:00Z'))
  const order = orderOf({ orderTimeRequest, stuck: 'declined' })
  await open(order)
  expect(screen.queryAllByText(`Per le ${orderTimeRequest}`)).toHaveLength(isThere ? 1 : 0)
  vi.useRealTimers()
})

const solid = () => [...document.querySelectorAll('.button-primary')].map(({ textContent }) => textContent)

test('what she collects shows one solid key, the way there, and when she wants it while nothing else is promised', async () => {
  const store = { id: 'c', name: 'Centro', address: 'Via 1', cap: '16032', city: 'Camogli' }
  network.use(http.get('*/api/stores', () => HttpResponse.json({ data: [store], totalRows: 1 })))
  const order = orderOf({ ...toCollect, storeId: 'c' })
  await open(order, order, '', 'Ordine 7')
  expect(screen.getByRole('heading', { name: 'Per le 19:30' })).toBeInTheDocument()
  expect(screen.getByText('Ricevuto · ti avvisiamo appena è accettato')).toBeInTheDocument()
  await expect.poll(solid).toEqual(['Indicazioni'])
})

test('what is sent shows one solid key, to follow it; a promised time stands before the wished one', async () => {
  const order = orderOf({ ...toCollect, progress: 'accepted', readyBy: '2026-11-26T18:40:00Z', shippingType: 'H' })
  await open(order, order, '', 'Ordine 7')
  expect(screen.queryByRole('heading', { name: 'Per le 19:30' })).not.toBeInTheDocument()
  expect(screen.getByText(/richiesto per le 19:30$/)).toBeInTheDocument()
  expect(solid()).toEqual(['Segui l’ordine'])
})

test('what is promised as she wished says so, and not the hour twice', async () => {
  const order = orderOf({ ...toCollect, progress: 'accepted', readyBy: '2026-11-26T18:30:00Z' })
  await open(order, order, '', 'Ordine 7')
  expect(screen.getByText(/come richiesto$/)).toBeInTheDocument()
  expect(screen.queryByText(/richiesto per le/)).not.toBeInTheDocument()
})

test('what is paid by transfer says so with the sum, and its one solid key copies the IBAN', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  const store = { id: 'c', name: 'Centro', address: 'Via 1', cap: '16032', city: 'Camogli' }
  network.use(http.get('*/api/stores', () => HttpResponse.json({ data: [store], totalRows: 1 })))
  const transfer = { name: 'Lino', iban: 'IT60X0542811101000000123456', reference: 'Ordine 7', qr: 'BCD' }
  const order = orderOf({ ...toCollect, payment: 'open', paymentType: 'BT', storeId: 'c', transfer })
  await open(order, order, '', 'Ordine 7')
  expect(document.querySelector('.pay-sum')).toHaveTextContent(/^Da pagare con bonifico: 24,00\s€$/)
  await screen.findByRole('link', { name: 'Indicazioni' })
  expect(solid()).toEqual(['Copia l’IBAN'])
  for (const key of ['Copia l’importo', 'Copia la causale', 'Copia l’IBAN']) await press(key)
  expect(await screen.findByText('IBAN copiato')).toBeInTheDocument()
  expect(writeText.mock.calls).toEqual([['24,00'], ['Ordine 7'], [transfer.iban]])
  Reflect.deleteProperty(navigator, 'clipboard')
})
