import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import type { CounterOrder } from '#contract/counter.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { desk } from '../../../tests/fixtures/desk.ts'
import { orderOf } from '../../../tests/setup/order.ts'
import { EndDialog } from './EndDialog.tsx'

joinNetwork()

const paid = (more: Partial<CounterOrder> = {}): CounterOrder => ({
  ...orderOf({ progress: 'accepted', payment: 'paid', paymentType: 'BT', totalPrice: '46.00', steps: [] }),
  customer: { id: 'g', name: 'Giulia' },
  keys: ['refund', 'cancel'],
  ...more,
})

/** Asks for a refund of an order. @returns its dialog, what was asked of the server, and what was said at the top */
async function refunding(order: CounterOrder) {
  const sent: unknown[] = []
  network.use(
    http.put('*/api/counter/orders/o1/refund', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ data: order })
    }),
  )
  const store = show(<EndDialog order={order} asked="refund" desk={desk} onClose={() => {}} />, await customer())
  const box = within(await screen.findByRole('dialog'))
  const key = () => box.getByRole('button', { name: /^Rimborsa/ })
  return { box, key, sent, told: () => store.getState().messages.map(({ text }) => text) }
}

test('the key of a refund says how much goes back, and that the order is cancelled with it; Enter alone sends nothing', async () => {
  const { box, key, sent, told } = await refunding(paid())
  expect(key()).toHaveAccessibleName(/^Rimborsa 46,00\s€ e annulla l’ordine$/)
  await userEvent.type(box.getByLabelText('Motivo'), 'Finita{Enter}')
  expect(box.getByLabelText('Quanto, se non tutto')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(key()).toHaveFocus()
  expect(sent).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toMatchObject([{ reason: 'Finita' }])
  await expect.poll(told).toEqual([expect.stringMatching(/^Ordine 12 annullato, rimborso di 46,00\s€$/)])
})

test('a part of it cancels nothing, and what was typed wrong is no sum', async () => {
  const { box, key, sent, told } = await refunding(paid())
  await userEvent.type(box.getByLabelText('Motivo'), 'Una macchia')
  await userEvent.type(box.getByLabelText('Quanto, se non tutto'), '6,')
  expect(key()).toHaveAccessibleName('Rimborsa')
  await userEvent.type(box.getByLabelText('Quanto, se non tutto'), '00')
  expect(key()).toHaveAccessibleName(/^Rimborsa 6,00\s€$/)
  await userEvent.click(key())
  await expect.poll(() => sent).toMatchObject([{ amount: '6.00' }])
  await expect.poll(told).toEqual([expect.stringMatching(/^Ordine 12: rimborso di 6,00\s€$/)])
})

test('one that she has stays what it is, though all of it goes back', async () => {
  const { key } = await refunding(paid({ progress: 'done', keys: ['refund'] }))
  expect(key()).toHaveAccessibleName(/^Rimborsa 46,00\s€$/)
})

test.each([
  ['', { code: 'asked' }],
  [', per telefono', 'Chiesto da chi ha ordinato, per telefono'],
])('that she asked for it goes as a code, which each reads in their own language; with “%s” as it is typed', async (typed, reason) => {
  const sent: unknown[] = []
  network.use(
    http.put('*/api/counter/orders/o1/cancel', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ data: paid() })
    }),
  )
  show(<EndDialog order={paid({ isCancelAsked: true })} asked="cancel" desk={desk} onClose={() => {}} />, await customer())
  const box = within(await screen.findByRole('dialog'))
  if (typed) await userEvent.type(box.getByLabelText('Motivo'), typed)
  await userEvent.click(box.getByRole('button', { name: 'Annulla l’ordine' }))
  await expect.poll(() => sent).toMatchObject([{ reason }])
})
