import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Store } from '#contract/stores.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, type Device, kept, show } from '../../../tests/screen.tsx'
import { StoresPage } from './StoresPage.tsx'

joinNetwork()
const GENOA = { latitude: 44.4077, longitude: 8.9316 }
const store = (id: string, name: string, more: object = {}) =>
  Store.parse({ id, name, address: 'Via 1', cap: '16032', city: 'Camogli', latitude: 44.35, longitude: 9.15, ...more })
const centro = store('c', 'Centro', {
  main: true,
  phone: '+39 0185 000 001',
  email: 'ciao@example.com',
  website: 'https://www.example.com',
})
const nervi = store('n', 'Nervi', { ...GENOA, description: 'Sulla passeggiata' })

const keptStores = (activityId: string) =>
  kept('stores', { activityId, visible: true, sortBy: 'main' }, { data: [centro, nervi], totalRows: 2 })

const asked: URL[] = []

/** A server with these stores, and one that hides from its list. */
function serve(stores: Store[], hidden?: Store) {
  network.use(
    http.get('*/api/stores', () => HttpResponse.json({ data: stores, totalRows: stores.length })),
    http.get('*/api/stores/:id', ({ params }) =>
      params.id === hidden?.id
        ? HttpResponse.json({ data: hidden })
        : HttpResponse.json({ code: 'not_found', message: 'Non lo troviamo' }, { status: 404 }),
    ),
  )
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  asked.length = 0
  network.events.removeAllListeners()
  network.events.on('request:start', ({ request }) => void asked.push(new URL(request.url)))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'geolocation')
})

async function open(path = '/stores', device?: Device) {
  const part = (
    <Routes>
      <Route path="/stores" element={<StoresPage />} />
      <Route path="/stores/:id" element={<StoresPage />} />
    </Routes>
  )
  const who = await customer()
  return { who, store: show(part, who, device, path) }
}
const names = () => [...document.querySelectorAll('.store-name')].map((node) => node.textContent)

type Watch = typeof navigator.geolocation.getCurrentPosition
const geolocation = (answer: Watch) => {
  const spy = vi.fn<Watch>(answer)
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: spy } })
  return spy
}
const nearKey = () => screen.findByRole('button', { name: 'Trova il più vicino' })

test('the list as the server orders it, each leading to its page', async () => {
  serve([centro, nervi])
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Negozi' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: /^Centro/ })).toHaveAttribute('href', '/stores/c')
  expect(names()).toEqual(['Centro', 'Nervi'])
  const list = asked.find(({ pathname }) => pathname === '/api/stores')
  expect(list?.searchParams.get('filters[visible]')).toBe('true')
})

test('a single one stands open by itself', async () => {
  serve([centro])
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Negozio' })).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 2, name: 'Centro' })).toBeInTheDocument()
  expect(screen.queryByText('Sede principale')).not.toBeInTheDocument()
})

test('each way to it: map and page outside with nothing given away, phone in dotted groups, mail', async () => {
  serve([centro, nervi])
  await open('/stores/c')
  expect(await screen.findByRole('link', { name: /Apri la mappa/ })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.getByRole('link', { name: 'Chiama Centro' })).toHaveAttribute('href', 'tel:+390185000001')
  expect(screen.getByRole('link', { name: /\+39 018\.50\.00\.001/ })).toHaveAttribute('href', 'tel:+390185000001')
  expect(screen.getByRole('link', { name: /ciao@example.com/ })).toHaveAttribute('href', 'mailto:ciao@example.com')
  const site = screen.getByRole('link', { name: /www\.example\.com/ })
  expect([site.getAttribute('href'), site.getAttribute('rel')]).toEqual(['https://www.example.com', 'noopener noreferrer'])
  expect(screen.getByRole('link', { name: 'Indicazioni' })).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.google\.com/))
  expect(screen.getByText('Sede principale')).toBeInTheDocument()
})

test.each(['javascript:alert(1)', 'http://plain.example'])('a page at %s is no link', async (website) => {
  serve([store('x', 'Porto', { website }), nervi])
  await open('/stores/x')
  await screen.findByRole('heading', { level: 2, name: 'Porto' })
  expect(document.querySelectorAll('a[href^="http:"], a[href^="javascript:"]')).toHaveLength(0)
  expect(screen.queryByText('Sito Web')).not.toBeInTheDocument()
})

test('whether it is open is told on the clock of the activity', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T11:30:00+01:00'), toFake: ['Date'] })
  const hours = [{ day: 6, startTime: '12:00', endTime: '15:00' }]
  serve([store('x', 'Porto', { hours, closedDays: ['2026-12-26'] }), nervi])
  await open('/stores/x')
  expect(await screen.findByText('apre alle 12:00')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Oggi, sabato 12:00–15:00' })).toBeInTheDocument()
  expect(document.querySelectorAll('.today-now')).toHaveLength(0)
  // Half an hour from now on the bar, and named.
  expect(screen.getByText('12')).toBeInTheDocument()
  expect(screen.queryByRole('row')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Orari' }))
  expect(screen.getByRole('row', { name: /sabato oggi 12:00–15:00/ })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'lunedì Chiuso' })).toBeInTheDocument()
  expect(screen.getByText(/, anche il 26 dicembre/)).toHaveTextContent(
    'Lunedì, martedì, mercoledì, giovedì, venerdì e domenica chiuso, anche il 26 dicembre',
  )
  vi.setSystemTime(new Date('2026-11-21T12:00:00+01:00'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('fino alle 15:00')).toBeInTheDocument()
  expect(document.querySelectorAll('.today-now')).toHaveLength(1)
  vi.useRealTimers()
})

test('the nearest first once she allows it: asked by the press, told to nobody, and forgotten by the next', async () => {
  const spy = geolocation((done) => done({ coords: { latitude: 44.4, longitude: 8.93 } } as GeolocationPosition))
  serve([centro, nervi])
  const { store: state } = await open()
  const key = await nearKey()
  expect(spy).not.toHaveBeenCalled()
  await userEvent.click(key)
  await waitFor(() => expect(names()).toEqual(['Nervi', 'Centro']))
  expect(screen.getByText(/^870\sm$/)).toBeInTheDocument()
  expect(screen.getByText('La tua posizione resta su questo dispositivo.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: /^Nervi/ }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Nervi' })).toBeInTheDocument()
  expect(screen.getByText(/^870\sm$/)).toBeInTheDocument()
  const everything = JSON.stringify([asked, state.getState(), { ...localStorage }, { ...sessionStorage }])
  expect(everything).not.toContain('44.4,')
  expect(everything).not.toContain('8.93,')
  expect(everything).not.toContain('8.93}')
})

test('on its own page: no distance before she asks for it, and the drawing the pin alone', async () => {
  geolocation((done) => done({ coords: { latitude: 44.4, longitude: 8.93 } } as GeolocationPosition))
  serve([centro, nervi])
  await open('/stores/n')
  const ask = await screen.findByRole('button', { name: 'Quanto dista?' })
  expect([document.querySelectorAll('.locator-pin').length, document.querySelectorAll('.locator-you').length]).toEqual([1, 0])
  await userEvent.click(ask)
  expect(await screen.findByText(/^870\sm$/)).toBeInTheDocument()
  expect(document.querySelectorAll('.locator-you')).toHaveLength(1)
  expect(screen.getByText(/^circa 14\smin a piedi, verso nord$/)).toBeInTheDocument()
})

test('the next store is the one that follows, and leads to its page', async () => {
  serve([centro, nervi])
  await open('/stores/c')
  await userEvent.click(await screen.findByRole('link', { name: /^Nervi/ }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Nervi' })).toBeInTheDocument()
})

test('a second press forgets where she is', async () => {
  geolocation((done) => done({ coords: { latitude: 44.4, longitude: 8.93 } } as GeolocationPosition))
  serve([centro, nervi])
  await open()
  const key = await nearKey()
  await userEvent.click(key)
  await waitFor(() => expect(key).toHaveAttribute('aria-pressed', 'true'))
  await userEvent.click(key)
  await waitFor(() => expect(names()).toEqual(['Centro', 'Nervi']))
  expect(screen.queryByText(/\sm$/)).not.toBeInTheDocument()
})

test.each([
  ['refused', 1, /Non hai dato il permesso/],
  ['not found out', 2, /non riusciamo a sapere dove sei/],
])('where she is, %s: the list stays and the reason is told', async (_, code, said) => {
  geolocation((_done, fail) => fail?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError))
  serve([centro, nervi])
  await open()
  await userEvent.click(await nearKey())
  expect(await within(screen.getByRole('status')).findByText(said)).toBeInTheDocument()
  expect(names()).toEqual(['Centro', 'Nervi'])
})

test('one that stands in no list is asked for by itself; one that is gone says so', async () => {
  serve([centro, nervi], store('h', 'Deposito'))
  await open('/stores/h')
  expect(await screen.findByRole('heading', { level: 2, name: 'Deposito' })).toBeInTheDocument()
  document.body.replaceChildren()
  await open('/stores/gone')
  expect(await screen.findByRole('heading', { name: 'Questo indirizzo non c’è più' })).toBeInTheDocument()
})

test('without a network the kept ones stay; with none kept the reason is told, and one more try', async () => {
  network.use(http.get('*/api/stores', () => HttpResponse.error()))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const who = await customer()
  await open('/stores', keptStores(who.activityId))
  await waitFor(() => expect(names()).toEqual(['Centro', 'Nervi']))
  document.body.replaceChildren()
  await open()
  expect(await screen.findByText(/la prima volta serve la rete/)).toBeInTheDocument()
  serve([centro, nervi])
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  await waitFor(() => expect(names()).toEqual(['Centro', 'Nervi']))
})

test('a failure stands above the last good copy', async () => {
  network.use(
    http.get('*/api/stores', () => HttpResponse.json({ code: 'unexpected', message: 'Operazione terminata in errore' }, { status: 500 })),
  )
  const who = await customer()
  await open('/stores', keptStores(who.activityId))
  expect(await screen.findByText(/^Il server non risponde\. Credito e punti sono al sicuro\. Vedi i dati di/)).toBeInTheDocument()
  expect(names()).toEqual(['Centro', 'Nervi'])
})

test('a server that fails without a word is not taken for a network that is away', async () => {
  network.use(http.get('*/api/stores', () => new HttpResponse(null, { status: 502 })))
  await open()
  expect(await screen.findByText('Il server non risponde. Credito e punti sono al sicuro.')).toBeInTheDocument()
  expect(screen.queryByText(/serve la rete/)).not.toBeInTheDocument()
})

test('none, as the server itself says', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Ancora nessun indirizzo' })).toBeInTheDocument()
  expect(await screen.findByText('Trattoria di Prova non ha ancora scritto dove si trova.')).toBeInTheDocument()
})
