import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { Dialog } from '../../ui/overlays.ts'
import { CancelDialog } from './CancelDialog.tsx'

joinNetwork()

const onClose = vi.fn()
const { promise: heard, resolve: hear } = Promise.withResolvers<void>()
const SOON = { timeout: 15_000 }
/** The dialog of an order of which the page hears that it was cancelled. */
function Asked() {
  const [progress, setProgress] = useState<Order['progress']>('placed')
  useEffect(() => void heard.then(() => setProgress('cancelled')), [])
  return <CancelDialog order={{ id: 'o1', progress, isCancelAsked: false } as Partial<Order> as Order} onClose={onClose} />
}

test('is gone as soon as the page hears that the order is cancelled, though the answer was lost', async () => {
  network.use(http.put('*/api/app/item-orders/o1/cancel', () => HttpResponse.error()))
  await Dialog.fetch()
  show(<Asked />, await customer())
  await userEvent.click(await screen.findByRole('button', { name: 'Annulla l’ordine' }, SOON))
  expect(await screen.findByText(/Il server non risponde/)).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => hear())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})
