import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import type { CounterOrder } from '#contract/counter.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { desk } from '../../../tests/fixtures/desk.ts'
import { orderOf } from '../../../tests/setup/order.ts'
import { Dialog } from '../../ui/overlays.ts'
import { CounterDetail } from './CounterDetail.tsx'
import { FindOrder } from './FindOrder.tsx'

joinNetwork()

const over = (more: Partial<CounterOrder> = {}): CounterOrder => ({
  ...orderOf({ progress: 'cancelled', paymentType: 'BT', steps: [] }),
  customer: { id: 'g', name: 'Giulia' },
  keys: [],
  ...more,
})
const dialog = async () => within(await screen.findByRole('dialog'))
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test.each([
  ['a transfer came', over({ keys: ['pay_late'] }), 'Sono arrivati i soldi', /^Sono arrivati 24,00\s€\?$/, 'Sono arrivati', 'pay-late'],
  [
    'it went back',
    over({ keys: ['return_late'], owed: '24.00' }),
    'Soldi restituiti',
    /^Hai restituito 24,00\s€\?$/,
    'Restituiti',
    'return-late',
  ],
] as const)('of an order that is over it is said that %s, once it was asked', async (_, order, key, question, answer, act) => {
  await Dialog.fetch()
  const asked = vi.fn<(act: unknown) => void>()
  network.use(
    http.put('*/api/counter/orders/o1/:act', ({ params }) => {
      asked(params['act'])
      return HttpResponse.json({ data: order })
    }),
  )
  show(<CounterDetail order={order} desk={desk} isBeside />, await customer())
  expect(screen.queryAllByText(/^Da restituire 24,00\s€$/)).toHaveLength(order.owed ? 1 : 0)
  expect(screen.queryByText('Da pagare')).not.toBeInTheDocument()
  await press(key)
  expect((await dialog()).getByRole('heading', { name: question })).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await userEvent.click((await dialog()).getByRole('button', { name: answer }))
  await expect.poll(() => asked.mock.calls).toEqual([[act]])
})

test('what a provider could not give back is neither back nor refunded, and said to be back as it was seen', async () => {
  await Dialog.fetch()
  const asked = vi.fn<(body: unknown) => void>()
  const owing = { paymentType: 'S', payment: 'refunded', refunded: '24.00', owed: '24.00', unreturned: '24.00' } as const
  const order = over({ ...owing, keys: ['return_late'] })
  network.use(
    http.put('*/api/counter/orders/o1/return-late', async ({ request }) => {
      asked(await request.json())
      return HttpResponse.json({ data: order })
    }),
  )
  show(<CounterDetail order={order} desk={desk} isBeside />, await customer())
  expect(screen.getAllByText(/^Da restituire 24,00\s€$/)).toHaveLength(2) // its tag, and its slip of paper
  expect(screen.queryByText(/^Rimborsato|^Restituiti/)).not.toBeInTheDocument()
  await press('Soldi restituiti')
  const box = await dialog()
  expect(box.getByText(/guarda su Stripe o PayPal/)).toBeVisible()
  await userEvent.click(box.getByRole('button', { name: 'Restituiti' }))
  await expect.poll(() => asked.mock.lastCall?.[0]).toMatchObject({ owed: '24.00' })
})

test('of an order that is paid it is said that it is, beside what came twice and is to go back', async () => {
  const paid = { progress: 'accepted', paymentType: 'S', payment: 'paid', owed: '24.00' } as const
  show(<CounterDetail order={over({ ...paid, keys: ['return_late', 'refund'] })} desk={desk} isBeside />, await customer())
  expect(screen.getByText(/^Da restituire 24,00\s€$/)).toBeVisible()
  expect(screen.getByText('Pagato')).toBeVisible()
})

test('of what was never paid no part of money is offered: it comes back whole, or as the credit that it used', async () => {
  await Dialog.fetch()
  const asked = vi.fn<(body: unknown) => void>()
  network.use(
    http.put('*/api/counter/orders/o1/refund', async ({ request }) => {
      asked(await request.json())
      return HttpResponse.json({ data: over() })
    }),
  )
  show(<CounterDetail order={over({ progress: 'withdrawn', keys: ['refund', 'pay_late'] })} desk={desk} isBeside />, await customer())
  await press('Rimborsa')
  const box = await dialog()
  expect(box.queryByLabelText('Quanto, se non tutto')).not.toBeInTheDocument()
  await userEvent.type(box.getByLabelText('Motivo'), 'Tornata{Enter}')
  await expect.poll(() => asked.mock.lastCall?.[0]).toMatchObject({ reason: 'Tornata' })
})

test('any order is opened by its number, and one that nobody has is not', async () => {
  await Dialog.fetch()
  network.use(
    http.get('*/api/counter/orders/:number', ({ params }) =>
      params['number'] === '12'
        ? HttpResponse.json({ data: over() })
        : HttpResponse.json({ code: 'not_found', message: 'Non trovato' }, { status: 404 }),
    ),
  )
  const onFound = vi.fn()
  show(<FindOrder onFound={onFound} />, await customer())
  await press(/^Cerca un ordine/)
  const box = await dialog()
  const field = box.getByLabelText('Numero dell’ordine')
  const open = box.getByRole('button', { name: 'Apri' })
  await userEvent.click(open)
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription('Scrivi il numero dell’ordine')
  await userEvent.type(field, '99')
  await userEvent.click(open)
  expect(await box.findByText('Nessun ordine ha il numero 99.')).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, '12{Enter}')
  await expect.poll(() => onFound.mock.lastCall?.[0]).toMatchObject({ id: 'o1', number: 12 })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
