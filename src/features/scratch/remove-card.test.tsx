import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import type { ScratchCard } from '#contract/scratch-cards.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { RemoveCard } from './RemoveCard.tsx'

joinNetwork()

test('a card that went with an answer that was lost is gone at the next tap, as one that was thrown away', async () => {
  let tries = 0
  network.use(
    http.delete('*/api/app/scratch-and-win-customers/c', () => {
      tries += 1
      return tries === 1 ? HttpResponse.error() : HttpResponse.json({ code: 'not_found', message: 'Non lo troviamo' }, { status: 404 })
    }),
  )
  const card = { id: 'c', state: 'new', name: 'Gratta', expires: '2099-01-01' } as ScratchCard
  const store = show(<RemoveCard card={card} onClose={() => {}} />, await customer(), {}, '/instant-win/scratch-and-wins/c')
  const key = await screen.findByRole('button', { name: 'Elimina' })
  await userEvent.click(key)
  expect(await screen.findByText('Il server non risponde. Riprova tra poco.')).toBeInTheDocument()
  await userEvent.click(key)
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/instant-win\/scratch-and-wins$/))
  // The server is there again: what is on the screen is read anew.
  await waitFor(() => expect(store.getState().connection).toMatchObject({ reached: true, pending: 0 }))
})
