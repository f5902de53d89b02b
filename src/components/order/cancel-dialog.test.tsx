import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { orderOf } from '../../../tests/setup/order.ts'
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
  return <CancelDialog order={orderOf({ progress })} onClose={onClose} />
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

const coupon = { id: 'c1', title: 'Dieci in meno', value: '-10.00' }
const PLACED = { progress: 'placed', payment: 'paid', number: 7 } as const

test.each([
  [
    'what was paid, the credit and the coupon',
    { ...PLACED, usedCreditValue: '-15.00', coupon },
    'Ti torna: 24,00 € come avevi pagato, 15,00 € di credito, il coupon «Dieci in meno».',
  ],
  ['what is left of what was paid', { ...PLACED, payment: 'partly_refunded', refunded: '4.00' }, 'Ti torna: 20,00 € come avevi pagato.'],
  ['nothing of what was never paid', { ...PLACED, payment: 'open' }, 'Non hai pagato niente, e non paghi niente.'],
  [
    'nothing of a transfer that is not known of, and may be on its way',
    { ...PLACED, payment: 'open', paymentType: 'BT' },
    'Non ci risulta nessun bonifico. Se l’hai già fatto, te lo rimandiamo.',
  ],
  ['of one that waits for its payment the credit', { usedCreditValue: '-15.00' }, 'Ti torna: 15,00 € di credito.'],
  ['if staff agree', { ...PLACED, progress: 'accepted' }, 'Se si può, ti torna: 24,00 € come avevi pagato.'],
] as [string, Partial<Order>, string][])('says what comes back: %s', async (_, more, words) => {
  await Dialog.fetch()
  show(<CancelDialog order={orderOf(more)} onClose={onClose} />, await customer())
  expect(await screen.findByText(words, { normalizer: (text) => text.replaceAll('\u00a0', ' ') }, SOON)).toBeVisible()
  expect(screen.queryAllByText('Può volerci qualche giorno prima che tu veda i soldi.')).toHaveLength(
    words.includes('avevi pagato') ? 1 : 0,
  )
  expect(screen.getAllByRole('button').at(-1)).toHaveClass('button-bad')
})

test('of what was paid in the shop no bank takes its time', async () => {
  await Dialog.fetch()
  show(<CancelDialog order={orderOf({ ...PLACED, paymentType: 'ST' })} onClose={onClose} />, await customer())
  expect(await screen.findByText(/Ti torna: 24,00/, {}, SOON)).toBeVisible()
  expect(screen.queryByText(/qualche giorno/)).not.toBeInTheDocument()
})
