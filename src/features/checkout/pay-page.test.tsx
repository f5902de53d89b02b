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

/** The page of an order that stands so; what is asked for it, and how it stands after that. */
async function open(order: Order, after: Order = order) {
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
  show(<PayPage />, await customer(), {}, '/shop/pay/success?order=o1')
  await screen.findByRole('heading', { name: 'Non hai ancora pagato' })
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

test('an address that names no order leads to hers', async () => {
  show(<PayPage />, await customer(), {}, '/shop/pay/success?order=')
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/shop/order/orders'))
})
