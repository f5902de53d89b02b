import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Flow, FlowGroup } from '#contract/flows.ts'
import { isOf } from '#rules/movements.ts'
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

/** The server's answer to a page of the history, or of a group of it. */
const history = (all: Flow[]) =>
  network.use(
    http.get('*/userflows', ({ request }) => {
      const asked = new URL(request.url).searchParams
      const page = Number(asked.get('page') ?? 1)
      const found = all.filter(({ type }) => isOf((asked.get('filters[group]') as FlowGroup | null) ?? undefined, type))
      return HttpResponse.json({ data: { flows: found.slice((page - 1) * 50, page * 50) }, totalRows: found.length })
    }),
  )

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64)
})

/** Her activity counts points and no credit. */
async function pointsOnly(token: string) {
  const asked = await fetch('http://localhost:3000/api/activities/customers/byiduser', { headers: { Authorization: `Bearer ${token}` } })
  const { data, ...rest } = (await asked.json()) as { data: { activityCustomers: { activity: object }[] } }
  const activityCustomers = data.activityCustomers.map((one) => ({ ...one, activity: { ...one.activity, cashBackType: 'P' } }))
  network.use(http.get('*/activities/customers/byiduser', () => HttpResponse.json({ ...rest, data: { ...data, activityCustomers } })))
}

/** Noon, so that an hour ago is today. */
const NOON = new Date('2026-11-21T12:00:00+01:00')

test('a movement is told by what it was, where, by sign and kind; its day stands once and its month has the sum', async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  const dinner = { description: 'Cena, tavolo 1', place: 'Osteria del Porto', reason: 'dinner' }
  const lunch = { type: 'C', value: '-6.00', pointValue: '0.0000', description: 'Pranzo col credito', place: 'Osteria del Porto' }
  const spent = { type: 'C', value: '-2.00', pointValue: '0.0000', description: 'Credito usato', place: null, reason: 'spent' }
  history([flow(1, dinner), flow(2, lunch), flow(3, { type: 'B', description: null }), flow(4, spent)])
  show(<FlowsPage />, await customer())
  const row = async (text: string) => (await screen.findByText(text)).closest('li')
  expect(await row('Cena, tavolo 1')).toHaveTextContent(
    'sabato 21 novembre21sabCena, tavolo 1Osteria del PortoCredito guadagnato+1,85 €+18 punti',
  )
  expect(await row('Pranzo col credito')).toHaveTextContent(/^Pranzo col creditoOsteria del Porto−6,00 €Credito usato$/)
  expect(await row('Credito bonus')).toHaveTextContent(/^Credito bonus\+1,85 €\+18 punti$/)
  const [, alone] = screen.getAllByText('Credito usato')
  expect(alone?.closest('li')).toHaveTextContent(/^Credito usato−2,00 €$/)
  expect(screen.getByRole('heading', { level: 2 }).closest('li')).toHaveTextContent('Novembre−4,30 € · +36 punti')
  vi.useRealTimers()
})

test('a chip narrows rows and line to its types, whole again by the first; back finds it in the address', async () => {
  const all = Array.from({ length: 120 }, (_, i) =>
    flow(i * 20, { id: `f${i}`, type: i % 60 === 59 ? 'C' : 'AA', value: i % 60 === 59 ? '-2.00' : '1.00' }),
  )
  history(all.map((one, i) => ({ ...one, description: `Visita ${i}` })))
  show(<FlowsPage />, await customer())
  await screen.findByText('Visita 0')
  await userEvent.click(screen.getByRole('button', { name: 'Usati' }))
  expect(await screen.findByText('Visita 119')).toBeInTheDocument()
  expect(screen.getAllByText(/^Visita/).map(({ textContent }) => textContent)).toEqual(['Visita 59', 'Visita 119'])
  expect(within(screen.getByRole('region', { name: 'Saldo' })).getByText('4,00 €')).toBeInTheDocument()
  expect(screen.getByRole('slider', { name: /^Usati dal / })).toHaveAttribute('aria-valuetext', 'oggi: 4,00\u00a0€')
  await userEvent.click(screen.getByRole('button', { name: 'Storni' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Mostra tutti' }))
  expect(await screen.findByText('Visita 0')).toBeInTheDocument()
})

test('the line is read by keys, movement by movement, and left is today again', async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  history([flow(1), flow(25, { balance: '12.00', description: 'Cena, tavolo 3' }), flow(400, { balance: '8.00', description: null })])
  show(<FlowsPage />, await customer())
  const line = await screen.findByRole('slider', { name: 'Credito' })
  const region = within(screen.getByRole('region', { name: 'Saldo' }))
  line.focus()
  const heard = []
  for (const key of ['{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}', '{End}']) {
    await userEvent.keyboard(key)
    heard.push(line.getAttribute('aria-valuetext'))
  }
  expect(heard).toEqual([
    'sabato 21 novembre, Molo 4: 24,50\u00a0€',
    'venerdì 20 novembre, Cena, tavolo 3: 12,00\u00a0€',
    'mercoledì 4 novembre: 8,00\u00a0€',
    'mercoledì 4 novembre: 8,00\u00a0€',
    'oggi: 24,50\u00a0€',
  ])
  await userEvent.keyboard('{Home}')
  expect(region.getByText('Mercoledì 4 novembre avevi')).toBeInTheDocument()
  expect(region.getByText('24,50 €')).toBeInTheDocument()
  await userEvent.tab()
  expect(region.queryByText(/avevi/)).not.toBeInTheDocument()
  vi.useRealTimers()
})

test('a finger takes hold after eight pixels sideways, reads the day below it, and lets go', async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  history([flow(1), flow(24 * 10, { balance: '12.00' })])
  show(<FlowsPage />, await customer())
  const line = await screen.findByRole('slider', { name: 'Credito' })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 100, top: 0 } as DOMRect)
  line.setPointerCapture = vi.fn()
  const finger = { pointerType: 'touch', pointerId: 1, isPrimary: true }
  fireEvent.pointerDown(line, { ...finger, clientX: 50, clientY: 10 })
  fireEvent.pointerMove(line, { ...finger, clientX: 57, clientY: 10 })
  expect(line).toHaveAttribute('aria-valuetext', 'oggi: 24,50\u00a0€')
  fireEvent.pointerMove(line, { ...finger, clientX: 60, clientY: 10 })
  expect(line).toHaveAttribute('aria-valuetext', 'martedì 17 novembre: 12,00\u00a0€')
  fireEvent.pointerUp(line, finger)
  expect(line).toHaveAttribute('aria-valuetext', 'oggi: 24,50\u00a0€')
  vi.useRealTimers()
})

test('where an activity counts points alone there is no switch, and credit is not spoken of', async () => {
  history([
    flow(0, { value: '0.00', description: null }),
    flow(1, { type: 'C', value: '0.00', pointValue: '-5.0000', description: 'Premio' }),
  ])
  const who = await customer()
  await pointsOnly(who.token)
  show(<FlowsPage />, who)
  expect(await screen.findByText('Punti guadagnati')).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Che cosa mostrare' })).not.toBeInTheDocument()
  expect(document.body.textContent).not.toMatch(/credito|€/i)
})

test('where points moved alone nothing is called credit', async () => {
  history(['AA', 'B', 'W', 'C'].map((type, i) => flow(i, { type, value: '0.00', pointValue: '50.0000', description: null })))
  show(<FlowsPage />, await customer())
  for (const words of ['Punti guadagnati', 'Punti bonus', 'Punti di benvenuto', 'Punti usati'])
    expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.queryByText(/^Credito (guadagnato|usato|bonus|di)/)).not.toBeInTheDocument()
})

test('the segment turns every figure to points', async () => {
  history([flow(0), flow(90, { pointBalance: '1000.0000' })])
  show(<FlowsPage />, await customer())
  await userEvent.click(await screen.findByRole('button', { name: 'Punti' }))
  expect(within(screen.getByRole('region', { name: 'Saldo' })).getByText('1.280')).toBeInTheDocument()
  expect(screen.getByRole('slider', { name: 'Punti' })).toHaveAttribute('aria-valuetext', 'oggi: 1.280 punti')
  expect(screen.getAllByText(/^\+18 punti$/)[0]?.tagName).toBe('STRONG')
})

test('five thousand movements keep at most three hundred rows in the document', async () => {
  history(Array.from({ length: 5_000 }, (_, index) => flow(index)))
  show(<FlowsPage />, await customer())
  await screen.findAllByText('Molo 4')
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
  expect(await screen.findByText(/Il server non risponde\. Credito e punti sono al sicuro\. Vedi i dati di oggi/)).toBeInTheDocument()
  expect(screen.getByText('Molo 4')).toBeInTheDocument()
  history([flow(5, { type: 'B', description: null })])
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
  expect(screen.getByText('Molo 4')).toBeInTheDocument()
})

test('no movement yet: one sentence and the way to the card', async () => {
  history([])
  show(<FlowsPage />, await customer())
  expect(await screen.findByRole('link', { name: 'Mostra la carta' })).toHaveAttribute('href', '/card')
})
