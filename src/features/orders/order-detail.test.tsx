import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Store } from '#contract/stores.ts'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { orderOf } from '../../../tests/setup/order.ts'
import { OrderDetail } from './OrderDetail.tsx'

joinNetwork()

const ended = { expires: null, number: 7, payment: 'paid' } as const
const again = () => screen.getByRole('button', { name: 'Ordina di nuovo' })

test('of an order that she withdrew from it says what is next, and nothing invites to order it again', async () => {
  const order = orderOf({ ...ended, progress: 'withdrawn', steps: [] })
  show(<OrderDetail order={order} />, await customer())
  expect(await screen.findByRole('heading', { name: 'Recesso ricevuto' })).toBeVisible()
  expect(screen.getByText(/riporta o spedisci gli articoli/)).toBeVisible()
  expect(screen.getByRole('heading', { name: /^Ti torna 24,00\s€$/ })).toBeVisible()
  expect(screen.getByText('Da rimborsare')).toBeVisible()
  expect(again()).not.toHaveClass('button-primary')
})

test('without a network each of its keys says what it waits for, before it is tapped', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(<OrderDetail order={orderOf({ ...ended, progress: 'placed', steps: ['cancel'] })} />, await customer())
  const cancel = await screen.findByRole('button', { name: /^Annulla l’ordine/ })
  expect(cancel).toBeDisabled()
  expect(cancel).toHaveTextContent('Serve la rete')
  expect(again()).toBeDisabled()
  expect(screen.getByText('Sei offline: per ordinare serve la rete.')).toBeVisible()
  vi.restoreAllMocks()
})

test('once it is refunded nothing is next', async () => {
  const order = orderOf({ ...ended, progress: 'withdrawn', payment: 'refunded', refunded: '24.00', steps: [] })
  show(<OrderDetail order={order} />, await customer())
  expect(await screen.findByText('Rimborsato')).toBeVisible()
  expect(screen.queryByText(/riporta o spedisci gli articoli/)).not.toBeInTheDocument()
})

test('an order that she had, and that its provider could not give back, is still to be refunded', async () => {
  const owing = { payment: 'refunded', refunded: '24.00', owed: '24.00', unreturned: '24.00' } as const
  show(<OrderDetail order={orderOf({ ...ended, ...owing, progress: 'done', steps: [] })} />, await customer())
  expect((await screen.findAllByText('Da rimborsare')).length).toBeGreaterThan(0)
  expect(screen.queryByText(/^Rimborsato|^Restituiti/)).not.toBeInTheDocument()
})

test('an order that she had and was given all of back is called so', async () => {
  const order = orderOf({ ...ended, progress: 'done', payment: 'refunded', refunded: '24.00', steps: [] })
  show(<OrderDetail order={order} />, await customer())
  expect(
    (await screen.findByText('Restituiti 24,00 €', { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).parentElement,
  ).toBeVisible()
  expect(screen.queryByText('Ritirato')).not.toBeInTheDocument()
  expect(again()).toHaveClass('button-primary')
})

test.each([
  ['that was cancelled has a receipt', ['placed', 'cancelled'], 1],
  ['that was given up before it was paid has none', ['cancelled'], 0],
] as const)('an order %s', async (_, history, receipts) => {
  const timeline = history.map((progress) => ({ progress, is: 'past', at: '2026-11-26T10:00:00Z' }) as const)
  const order = orderOf({ ...ended, progress: 'cancelled', payment: 'open', steps: [], timeline })
  network.use(
    http.get('*/api/app/item-orders/o1/receipt', () => new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf' } })),
  )
  show(<OrderDetail order={order} />, await customer())
  expect(await screen.findByRole('button', { name: 'Archivia' })).toBeVisible()
  expect(screen.queryAllByRole('button', { name: 'Scarica la ricevuta' })).toHaveLength(receipts)
})

/** A parcel on its way that is expected in so many days, of a shop with these stores. */
async function parcel(days: number, stores: Partial<Store>[]) {
  const data = stores.map((store, at) => Store.parse({ id: String(at), name: 'Lino', ...store }))
  network.use(http.get('*/api/stores', () => HttpResponse.json({ data, totalRows: data.length })))
  const expected = dayAfter(onTheWall('Europe/Rome', Date.now()).day, days)
  const timeline = [{ progress: 'shipped', is: 'now', at: '2026-11-26T10:00:00Z' } as const, { progress: 'done', is: 'next' } as const]
  show(
    <OrderDetail order={orderOf({ ...ended, shippingType: 'C', progress: 'shipped', expected, timeline, steps: [] })} />,
    await customer(),
  )
}
const ASK = 'Se non ti è ancora arrivato, chiedi al negozio.'

test('a parcel that is expected says by when; nobody is to be called yet', async () => {
  await parcel(1, [{ phone: '+39 0185 000 001' }])
  expect(await screen.findByText('Arriva domani')).toBeVisible()
  expect(screen.getByText('previsto domani')).toBeVisible()
  expect(screen.queryByText(ASK)).not.toBeInTheDocument()
})

test('one whose day has passed says no more than that, and whom to call', async () => {
  await parcel(-1, [{}, { phone: '+39 0185 000 001', name: 'Nervi' }])
  expect(await screen.findByText(ASK)).toBeVisible()
  expect(screen.getAllByText(/^era previsto \S+ \d+$/i)).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Chiama Nervi' })).toHaveAttribute('href', 'tel:+390185000001')
})

test('of shops without a telephone it leads to where they are', async () => {
  await parcel(-1, [{}, { name: 'Nervi' }])
  expect(await screen.findByText(ASK)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Negozi' })).toHaveAttribute('href', '/stores')
})

test('one that is late and lies at nobody knows which store says whom to call', async () => {
  const data = ['Centro', 'Nervi'].map((name) => Store.parse({ id: name, name, phone: '+39 010 1' }))
  network.use(http.get('*/api/stores', () => HttpResponse.json({ data, totalRows: 2 })))
  const readyBy = new Date(Date.now() - 600_000).toISOString()
  show(<OrderDetail order={orderOf({ ...ended, progress: 'accepted', readyBy, steps: [] })} />, await customer())
  expect(await screen.findByText('È in ritardo: chiedi quando sarà pronto.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Chiama Centro' })).toBeVisible()
})

test('what is to be paid by transfer has one solid key, to copy the IBAN', async () => {
  const transfer = { name: 'Lino', iban: 'IT60X0542811101000000123456', reference: 'Ordine 7', qr: null }
  show(<OrderDetail order={orderOf({ ...ended, payment: 'open', progress: 'placed', transfer })} />, await customer())
  expect(await screen.findByRole('button', { name: 'Copia l’IBAN' })).toHaveClass('button-primary')
  expect(document.querySelectorAll('.button-primary')).toHaveLength(1)
})

function Going() {
  const [progress, setProgress] = useState<'ready' | 'done'>('ready')
  const steps = [{ progress: 'ready', is: 'past', at: '2026-11-26T10:00:00Z' } as const, { progress: 'done', is: 'now' } as const]
  return (
    <>
      <button type="button" onClick={() => setProgress('done')}>
        Consegna
      </button>
      <OrderDetail order={orderOf({ ...ended, progress, timeline: steps, steps: [] })} />
    </>
  )
}
const first = () => document.querySelector('.order-detail')?.firstElementChild

test('one that ends before her eyes keeps its parts where they are; opened anew it is its receipt first', async () => {
  show(<Going />, await customer())
  expect(first()).toHaveClass('order-side')
  await userEvent.click(screen.getByRole('button', { name: 'Consegna' }))
  expect(await screen.findAllByText('Ritirato')).not.toHaveLength(0)
  expect(first()).toHaveClass('order-side')
  cleanup()
  show(<OrderDetail order={orderOf({ ...ended, progress: 'done', steps: [] })} />, await customer())
  expect(first()).not.toHaveClass('order-side')
})
