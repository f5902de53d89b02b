import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { orderOf } from '../../../tests/setup/order.ts'
import { PayPage } from './PayPage.tsx'

joinNetwork()

const pending = (more: Partial<Order>) => orderOf({ steps: ['give_up'], ...more })

/** The page of an order that stands so, under that address; what is asked for it, and how it stands after that. */
async function open(order: Order, after: Order = order, more = '', title = 'Non hai ancora pagato') {
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
  show(<PayPage />, await customer(), {}, `/shop/pay/success?order=o1${more}`)
  await screen.findByRole('heading', { name: title })
  return asked
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a payment that was declined says so, and is tried again at the provider', async () => {
  const session = { sessionId: 's2', url: `${location.href}#s2` }
  const asked = await open(pending({ stuck: 'declined' }), pending({ session }))
  expect(screen.getByText('Il pagamento non è andato a buon fine. Non ti è stato addebitato nulla.')).toBeInTheDocument()
  expect(screen.queryByText(/La banca non ha ancora risposto/)).not.toBeInTheDocument()
  await press('Riprova il pagamento')
  await waitFor(() => expect(location.hash).toBe('#s2'))
  expect(asked).toEqual(['pay'])
})

test('or the order is given up, by itself: it has no session', async () => {
  const asked = await open(pending({ stuck: 'declined' }), pending({ progress: 'cancelled', expires: null, steps: [] }))
  await press('Rinuncio all’ordine')
  expect(await screen.findByText('Non hai pagato niente')).toBeInTheDocument()
  expect(asked).toEqual(['cancel'])
})

test('or paid in another way: the order is given up, and she is at the checkout again', async () => {
  const asked = await open(pending({ stuck: 'declined' }), pending({ progress: 'cancelled', expires: null, steps: [] }))
  await press('Paga in un altro modo')
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/shop/checkout'))
  expect(asked).toEqual(['cancel'])
})

test('a payment that did not open leaves another way: the order is given up, and she is at the checkout again', async () => {
  const asked = await open(pending({ stuck: 'unopened' }), pending({ progress: 'cancelled', expires: null, steps: [] }))
  expect(screen.getByText(/La pagina del pagamento non si è aperta/)).toBeInTheDocument()
  await press('Paga in un altro modo')
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/shop/checkout'))
  expect(asked).toEqual(['cancel'])
})

test('while the provider is still away it is said, and both ways stay open', async () => {
  await open(pending({ stuck: 'unopened' }))
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
const atProvider = pending({ totalPrice: '16.50', session: { sessionId: 's1', url: 'https://provider.example/s1' } })
const placeOf = (name: string) => screen.getByText(name).closest('li')

test.each([
  ['closed the page of the provider', '&closed=1'],
  ['comes from her order to pay it', '&unpaid=1'],
])('who %s has asked nothing of a bank: nothing is paid yet, and she is next', async (_, more) => {
  says(() => atProvider)
  await open(atProvider, atProvider, more)
  expect(screen.getByText(/Il tuo ordine non risulta ancora pagato/)).toBeInTheDocument()
  expect(screen.queryByText(/banca (non )?(ha|risponde)|Chiesti alla banca/)).not.toBeInTheDocument()
  expect(placeOf('Da pagare')).toHaveTextContent(/16,50\s€/)
  expect(placeOf('Tu')).toHaveClass('pay-hers')
  expect(placeOf('La banca')).not.toHaveClass('pay-asked')
  expect(screen.getByRole('link', { name: 'Vai al pagamento' })).toHaveAttribute('href', 'https://provider.example/s1')
  expect(screen.getByRole('button', { name: 'Rinuncio all’ordine' })).toBeEnabled()
})

test('who comes from the provider without having closed its page waits for the bank', async () => {
  says(() => atProvider)
  await open(atProvider, atProvider, '', 'Pagamento in corso')
  expect(screen.getByText(/La banca non ha ancora risposto/)).toBeInTheDocument()
  expect(placeOf('Tu')).toHaveClass('pay-reached')
  await waitFor(() => expect(placeOf('Chiesti alla banca')).toHaveTextContent(/sentita (ora|[12] second[oi] fa): appena risponde/))
})

test.each([
  ['declined', pending({ stuck: 'declined' }), 'Il pagamento non è andato a buon fine. Non ti è stato addebitato nulla.'],
  ['given up', pending({ progress: 'cancelled', expires: null, steps: [] }), 'Non hai pagato niente'],
  ['paid', pending({ progress: 'placed', payment: 'paid', number: 7, steps: [] }), 'Ordine inviato correttamente'],
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
  expect(screen.queryByText(/non risulta ancora pagato/)).not.toBeInTheDocument()
})

test('an address that names no order leads to hers', async () => {
  show(<PayPage />, await customer(), {}, '/shop/pay/success?order=')
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/shop/order/orders'))
})
