import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { CounterPrize } from '#contract/counter-prizes.ts'
import { joinNetwork, network } from '../../../../tests/client.ts'
import { customer, show } from '../../../../tests/screen.tsx'
import { DonePart } from './DonePart.tsx'
import { NumberField } from './NumberField.tsx'
import { began } from './pending.ts'
import { TillPrizes } from './TillPrizes.tsx'
import type { Find } from './use-find.ts'

joinNetwork()

const coffee: CounterPrize = {
  id: 'coffee',
  title: 'Un caffè in omaggio',
  code: 'TRC9J8',
  scratched: '2026-11-13T04:33:32.829Z',
  expires: '2099-01-12',
  collected: null,
  standing: 'valid',
  customer: { id: 'nora', name: 'Nora Prova' },
}

test('a prize whose answer is lost is still asked about, though the list has it no more, and is handed over once', async () => {
  let prizes = [coffee]
  let tries = 0
  network.use(
    http.get('*/api/counter/customers/nora/prizes', () => HttpResponse.json({ data: prizes, totalRows: prizes.length })),
    http.put('*/api/counter/prizes/coffee/redeem', () => {
      prizes = []
      tries += 1
      return tries === 1 ? HttpResponse.error() : HttpResponse.json({ data: coffee })
    }),
  )
  const who = await customer()
  show(<TillPrizes activityId={who.activityId} customerId="nora" />, who)
  await userEvent.click(await screen.findByRole('button', { name: 'Consegna Un caffè in omaggio' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Consegna' }))
  await waitFor(() => expect(screen.queryByText('Premi da consegnare')).not.toBeInTheDocument())
  expect(within(screen.getByRole('dialog')).getByText(/non conterà due volte/)).toBeVisible()
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Consegna' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(tries).toBe(2)
})

test('an undo whose answer is lost is known once the list says so', async () => {
  const who = await customer()
  const act = {
    id: 'act',
    kind: 'earned',
    customer: { id: 'nora', name: 'Nora Prova' },
    created: new Date().toISOString(),
    undone: new Date().toISOString(),
    title: null,
    value: '1.28',
    purchase: '25.50',
    points: '26.0000',
    pointsAfter: '1445.0000',
    undoUntil: new Date().toISOString(),
    balance: '32.78',
    pointBalance: '1445.0000',
    isSeen: false,
  }
  network.use(http.get('*/api/counter/till/acts', () => HttpResponse.json({ data: [act], totalRows: 1 })))
  const lost = { id: 'wish', activityId: who.activityId, customerId: 'nora', name: 'Nora Prova' }
  began({ ...lost, deed: { kind: 'undo', actId: 'another' } })
  show(<DonePart id="act" />, who)
  expect(await screen.findByText(/L’annullamento per Nora Prova resta qui/)).toBeVisible()
  began({ ...lost, deed: { kind: 'undo', actId: 'act' } })
  expect(await screen.findByText('32,78 € e 1.445 punti')).toBeVisible()
  expect(screen.queryByText('Non sappiamo se è arrivato')).not.toBeInTheDocument()
})

test('the number takes the focus where there is no camera, but not from a name that is typed', async () => {
  function Till() {
    const [isFirst, setFirst] = useState(false)
    const find = { onCode: () => {}, clear: () => {}, isBusy: false, isOffline: false, failure: undefined } as Find
    return (
      <>
        <NumberField find={find} isFirst={isFirst} typed="" onType={() => {}} />
        <input aria-label="Nome" onChange={() => setFirst(true)} />
        <button type="button" onClick={() => setFirst((was) => !was)}>
          Fotocamera
        </button>
      </>
    )
  }
  show(<Till />, await customer())
  const name = await screen.findByRole('textbox', { name: 'Nome' })
  await userEvent.type(name, 'giu')
  expect(await screen.findByLabelText('Numero della carta o del coupon')).toBeVisible()
  expect(name).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Fotocamera' }))
  await userEvent.click(screen.getByRole('button', { name: 'Fotocamera' }))
  await waitFor(() => expect(screen.getByLabelText('Numero della carta o del coupon')).toHaveFocus())
})
