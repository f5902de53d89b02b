import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { CUSTOMER, joinNetwork, network } from '../../../tests/client.ts'
import { createStore } from '../../app/store.ts'
import { Asking } from '../../components/activity/Asking.tsx'
import { MenusPage } from './MenusPage.tsx'

joinNetwork()
const dish = (id: string, name: string, allergens: string[] | null, more = {}) => ({
  id,
  name,
  allergens,
  description: null,
  price: '12.50',
  image: null,
  sort: 0,
  typologies: [],
  translations: [],
  category: { id: 'first', name: 'Primi', sort: 0, translations: [] },
  ...more,
})

const menu = [
  dish('pesto', 'Trofie al pesto', ['GL', 'LT', 'FG']),
  dish('rice', 'Risotto agli asparagi', ['LA'], { typologies: ['VG', 'GF'], price: '1250.00' }),
  dish('plain', 'Insalata', []),
  dish('silent', 'Zuppa del giorno', null),
  dish('strange', 'Caffè', ['ZX']),
]

let calls: string[] = []

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'it', messages: {} })
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  calls = []
  network.events.removeAllListeners()
  network.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}${new URL(request.url).search}`)
  })
  network.use(http.get('*/api/menus', () => HttpResponse.json({ data: menu, totalRows: menu.length })))
})

const Address = () => <p data-testid="address">{useLocation().pathname}</p>

/** Opens the menu as the customer of the real server, and waits for this heading. */
async function open(path = '/menus', heading = 'Trofie al pesto') {
  const answer = await fetch('http://localhost:3000/api/login_check', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(CUSTOMER),
  })
  const { token } = (await answer.json()) as { token: string }
  const mine = await fetch('http://localhost:3000/api/activities/customers/byiduser', { headers: { Authorization: `Bearer ${token}` } })
  const { data } = (await mine.json()) as { data: { activityCustomers: { activity: { id: string } }[] } }
  const who = { token, refreshToken: null, activityId: data.activityCustomers[0]?.activity.id ?? null }
  const store = createStore({ session: who, snapshot: { byActivity: {} } })
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <MemoryRouter initialEntries={[path]}>
          <Address />
          <Asking>
            <Routes>
              <Route path="/menus" element={<MenusPage />} />
              <Route path="/menus/:dish" element={<MenusPage />} />
            </Routes>
          </Asking>
        </MemoryRouter>
      </I18nProvider>
    </Provider>,
  )
  await screen.findByRole('heading', { name: heading })
  return userEvent.setup()
}

const row = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement)
const names = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)

test('a dish says what it holds, that it holds nothing, or that nobody said', async () => {
  await open()
  expect(row('Trofie al pesto').getByText('Glutine')).toBeVisible()
  expect(row('Trofie al pesto').getByText('Latte')).toBeVisible()
  expect(row('Trofie al pesto').getByText('12,50 €', { normalizer: (text) => text.replace('\u00a0', ' ') })).toBeVisible()
  expect(row('Insalata').getByText('Nessun allergene dichiarato')).toBeVisible()
  expect(row('Zuppa del giorno').getByText('Informazione sugli allergeni non disponibile')).toBeVisible()
  expect(row('Caffè').getByText('Allergene non riconosciuto (ZX): chiedi al personale')).toBeVisible()
})

test('without gluten hides gluten, silence and strange codes, counts them, and can be taken off', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Filtri' }))
  await user.click(await screen.findByRole('button', { name: 'Glutine' }))
  await user.click(await screen.findByRole('button', { name: 'Mostra 2 piatti' }))
  await waitFor(() => expect(names()).toEqual(['Insalata', 'Risotto agli asparagi']))
  expect(screen.getByText('2 di 5')).toBeVisible()
  expect(screen.getByText('Senza glutine:').parentElement).toHaveTextContent('Senza glutine: 3 piatti nascosti')
  await user.click(screen.getByRole('button', { name: 'Togli' }))
  await waitFor(() => expect(names()).toHaveLength(5))
})

test('the filter stays on the device and is in no call', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Filtri' }))
  await user.click(await screen.findByRole('button', { name: 'Latte' }))
  expect(JSON.parse(localStorage.getItem('tessera.filter') ?? '')).toEqual({ without: ['LA'], only: [] })
  expect(calls.filter((call) => /LA|without|tessera/.test(call))).toEqual([])
})

test('what was kept filters from the first drawing on', async () => {
  localStorage.setItem('tessera.filter', JSON.stringify({ without: ['CR'], only: [] }))
  await open()
  expect(screen.getByText('Senza crostacei:')).toBeVisible()
  expect(names()).not.toContain('Zuppa del giorno')
})

test('a kept filter that nobody can read is none', async () => {
  localStorage.setItem('tessera.filter', '{"without":["??"]}')
  await open()
  await waitFor(() => expect(names()).toHaveLength(5))
})

test('search ignores accents, and says when nothing is found', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Cerca' }))
  await user.type(screen.getByRole('searchbox'), 'caffe')
  await waitFor(() => expect(names()).toEqual(['Caffè']))
  await user.type(screen.getByRole('searchbox'), 'xyz')
  expect(await screen.findByText('Non c’è nel menù')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mostra tutto' }))
  await waitFor(() => expect(names()).toHaveLength(5))
})

test('a dish opens at its address over the list, and closes to the list', async () => {
  const user = await open()
  await user.click(screen.getByRole('link', { name: /Trofie al pesto/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Trofie al pesto' }))
  expect(screen.getByTestId('address')).toHaveTextContent('/menus/pesto')
  expect(sheet.getByText('Frutta a guscio')).toBeVisible()
  expect(sheet.getByText(/In cucina si usano tutti gli allergeni/)).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Chiudi' }))
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/menus$/))
})

test('a dish against the filter says so on its own page', async () => {
  localStorage.setItem('tessera.filter', JSON.stringify({ without: ['CR'], only: [] }))
  await open('/menus/strange')
  const sheet = within(await screen.findByRole('dialog', { name: 'Caffè' }))
  expect(sheet.getByText(/Non rispetta il tuo filtro/).parentElement).toHaveTextContent('Senza crostacei')
})

test.each([
  ['the server does not give', () => HttpResponse.json({}, { status: 503 }), 'Il server non risponde. Credito e punti sono al sicuro.'],
  ['a dead server does not give', () => HttpResponse.error(), 'Niente è andato perso. Riprova tra poco.'],
])('a menu that %s says so, and is asked for again', async (_, refusal, why) => {
  network.use(http.get('*/api/menus', refusal, { once: true }))
  const user = await open('/menus', 'Non riusciamo a caricare i dati')
  expect(screen.getByText(why)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  await waitFor(() => expect(names()).toHaveLength(5))
})

test('the legend shows all 14 entries', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Legenda degli allergeni' }))
  const legend = within(await screen.findByRole('dialog', { name: 'Legenda degli allergeni' }))
  expect(legend.getAllByRole('term')).toHaveLength(14)
})
