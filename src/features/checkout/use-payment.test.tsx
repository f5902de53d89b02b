import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, kept, show } from '../../../tests/screen.tsx'
import { orderOf } from '../../../tests/setup/order.ts'
import { PayPage } from './PayPage.tsx'

joinNetwork()

const waits = orderOf({ session: { sessionId: 's1', url: 'https://provider.example/s1' } })
const paid = orderOf({ progress: 'placed', payment: 'paid', number: 7, expires: null, steps: [] })

/**
 * The page of an order that the device knows as one that waits, while it is read, where nothing is told live: what the bank says, and
 * what is read in the end.
 */
async function open(said: Order, read: Promise<Order>) {
  const reads = vi.fn<() => void>()
  network.use(
    http.get('*/api/live', () => HttpResponse.json({}, { status: 503 })),
    http.get('*/api/app/item-orders/o1', async () => {
      reads()
      return HttpResponse.json({ data: await read })
    }),
    http.put('*/api/itemorders/paid/session/s1', () => HttpResponse.json({ data: said })),
  )
  const who = await customer()
  const wish = { activityId: who.activityId, id: 'o1', language: 'it' }
  show(<PayPage />, who, kept('order', wish, { data: waits }), '/shop/pay/success?order=o1')
  return reads
}

test('what the bank has said shows at once, however long the order takes to be read', async () => {
  await open(paid, new Promise(() => {}))
  expect(await screen.findByText('Ordine inviato correttamente')).toBeInTheDocument()
})

test('as long as the bank has said nothing, nothing is old: what is being read meanwhile is not read again', async () => {
  const read = Promise.withResolvers<Order>()
  const reads = await open(waits, read.promise)
  await screen.findByText(/sentita (ora|[12] second[oi] fa)/)
  read.resolve({ ...waits, totalPrice: '17.00' })
  expect(await screen.findByText(/^17,00\s€$/)).toBeInTheDocument()
  expect(reads).toHaveBeenCalledOnce()
})
