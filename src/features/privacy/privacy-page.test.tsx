import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { PrivacyPage } from './PrivacyPage.tsx'

joinNetwork()

const points = { B: 'Offerte e novità', C: 'Proposte su misura' }
const information = () => screen.findByRole('checkbox', { name: 'Informativa letta' })
const answer = (point: keyof typeof points, words: string) =>
  within(screen.getByRole('radiogroup', { name: points[point] })).getByRole('radio', { name: words })
const key = () => screen.getByRole('button', { name: /^Salva/ })

test('nothing is preset; what is chosen keeps the key that saves it in sight; what fails to be saved stays chosen; a key tapped twice writes each answer once', async () => {
  show(<PrivacyPage />, await customer())
  expect(await information()).not.toBeChecked()
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
  const foot = key().closest('footer')
  expect(foot).not.toHaveClass('privacy-foot-held')
  await userEvent.click(await information())
  expect(foot).toHaveClass('privacy-foot-held')
  await userEvent.click(answer('B', 'Sì, va bene'))
  await userEvent.click(answer('C', 'No, grazie'))
  const failure = { code: 'unexpected', message: 'Operazione terminata in errore' }
  network.use(http.post('*/api/userprivacies', () => HttpResponse.json(failure, { status: 500 }), { once: true }))
  await userEvent.click(key())
  await waitFor(() => expect(key()).not.toHaveAttribute('aria-busy'))
  expect(await information()).toBeChecked()
  expect(answer('B', 'Sì, va bene')).toBeChecked()
  await userEvent.dblClick(key())
  const history = await screen.findByRole('region', { name: 'Le tue risposte' })
  expect(within(history).getAllByRole('listitem')).toHaveLength(3)
  await waitFor(() => expect(key()).toHaveAttribute('aria-disabled', 'true'))
})

test('without a network it says what it needs, and leads to the card; a failure can be tried again', async () => {
  network.use(http.get('*/userprivacies/activity/*', () => HttpResponse.error()))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const who = await customer()
  show(<PrivacyPage />, who)
  expect(await screen.findByText('Qui serve la rete')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'La mia carta' })).toHaveAttribute('href', '/card')
  online.mockRestore()
  cleanup()
  const failure = { code: 'unavailable', message: 'Il servizio non risponde.' }
  network.use(http.get('*/userprivacies/activity/*', () => HttpResponse.json(failure, { status: 503 })))
  show(<PrivacyPage />, who)
  expect(await screen.findByText('Il servizio non risponde.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Non riusciamo a caricare i dati' })).toBeInTheDocument()
  network.resetHandlers()
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await information()).toBeInTheDocument()
})

test('an activity without a text asks for nothing', async () => {
  const nothing = { informativaPrivacy: false, informativaPointB: false, informativaPointC: false }
  network.use(
    http.get('*/userprivacies/activity/:id', ({ params }) =>
      HttpResponse.json({ data: { activityId: params.id, privacy: null, ...nothing } }),
    ),
  )
  show(<PrivacyPage />, await customer())
  expect(await screen.findByText('Nessuna informativa')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Salva/ })).not.toBeInTheDocument()
})
