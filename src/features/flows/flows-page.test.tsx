import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Flow } from '#contract/flows.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, kept, show } from '../../../tests/screen.tsx'
import { FlowsPage } from './FlowsPage.tsx'

joinNetwork()
afterEach(() => void vi.restoreAllMocks())

const flow = (index: number, more: Partial<Flow> = {}): Flow => ({
  id: `f${index}`,
  created: new Date(Date.now() - index * 3_600_000).toISOString(),
  type: 'AA',
  value: '1.85',
  pointValue: '18.0000',
  balance: '24.50',
  pointBalance: '1280.0000',
  description: 'Molo 4',
  ...more,
})

const keptFlows = (activityId: string) => kept('myFlows', { activityId, language: 'it' }, { data: { flows: [flow(0)] }, totalRows: 1 })

/** The server's answer to a page of the history. */
const history = (all: Flow[]) =>
  network.use(
    http.get('*/userflows', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
      return HttpResponse.json({ data: { flows: all.slice((page - 1) * 50, page * 50) }, totalRows: all.length })
    }),
  )

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64)
})

test('a movement is told by word, sign, reason, and the balance it left', async () => {
  history([flow(0), flow(1, { type: 'C', value: '-6.00', pointValue: '0.0000', balance: '22.65', description: 'Ordine 1042' })])
  show(<FlowsPage />, await customer())
  const spent = (await screen.findByText('Utilizzo credito')).closest('li')
  expect(spent).toHaveTextContent('Ordine 1042')
  expect(spent).toHaveTextContent('−6,00 €uscita · saldo 22,65 €')
  expect(screen.getByText('Accumulo credito').closest('li')).toHaveTextContent('+1,85 €+18 puntientrata · saldo 24,50 €')
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(/^Oggi · /)
})

test('where points moved alone nothing is called credit', async () => {
  history(['AA', 'B', 'W', 'C'].map((type, i) => flow(i, { type, value: '0.00', pointValue: '50.0000' })))
  show(<FlowsPage />, await customer())
  for (const words of ['Accumulo punti', 'Punti bonus', 'Punti di benvenuto', 'Utilizzo punti'])
    expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.queryByText(/^(Accumulo|Utilizzo) credito|^Credito (bonus|di)/)).not.toBeInTheDocument()
})

test('the segment turns every figure to points', async () => {
  history([flow(0), flow(90, { pointBalance: '1000.0000' })])
  show(<FlowsPage />, await customer())
  await userEvent.click(await screen.findByRole('button', { name: 'Punti' }))
  expect(within(screen.getByRole('region', { name: 'Saldo' })).getByText('1.280')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: /^Punti da .* da 1\.000 a 1\.280$/ })).toBeInTheDocument()
  expect(screen.getAllByText(/saldo 1\.280/)).not.toHaveLength(0)
})

test('five thousand movements keep at most three hundred rows in the document', async () => {
  history(Array.from({ length: 5_000 }, (_, index) => flow(index)))
  show(<FlowsPage />, await customer())
  await screen.findAllByText('Accumulo credito')
  for (let far = 2_000; far <= 8_000; far += 2_000) {
    const most = document.querySelectorAll('.flow-row').length
    expect(most).toBeLessThanOrEqual(300)
    Object.defineProperty(window, 'scrollY', { value: far, configurable: true })
    fireEvent.scroll(window)
    await new Promise((done) => setTimeout(done, 100))
  }
  expect(document.querySelectorAll('.flow-row').length).toBeGreaterThan(5)
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

test('an error stands above the last good copy, and a try mends it', async () => {
  const who = await customer()
  network.use(
    http.get('*/userflows', () =>
      HttpResponse.json({ code: 'unexpected', message: 'Il server non risponde.', requestId: 'r' }, { status: 503 }),
    ),
  )
  show(<FlowsPage />, who, keptFlows(who.activityId))
  expect(await screen.findByText(/Il server non risponde\. Il tuo saldo è al sicuro: vedi i dati di oggi/)).toBeInTheDocument()
  expect(screen.getByText('Accumulo credito')).toBeInTheDocument()
  history([flow(5, { type: 'B' })])
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByText('Credito bonus')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(/Il server non risponde/)).not.toBeInTheDocument())
})

test('without a network the kept page stays, with its date, and says that the rest needs one', async () => {
  const who = await customer()
  network.use(http.get('*/userflows', () => HttpResponse.error()))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(<FlowsPage />, who, keptFlows(who.activityId))
  expect(await screen.findByText(/Per quelli più vecchi serve la rete/)).toHaveTextContent(/Movimenti di oggi, \d\d:\d\d/)
  expect(screen.getByText('Accumulo credito')).toBeInTheDocument()
})

test('no movement yet: one sentence and the way to the card', async () => {
  history([])
  show(<FlowsPage />, await customer())
  expect(await screen.findByRole('link', { name: 'Mostra la carta' })).toHaveAttribute('href', '/card')
})
