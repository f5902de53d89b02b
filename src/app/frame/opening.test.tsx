import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse, http } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { PrivacyAsked } from '../../components/privacy/use-privacy.ts'
import { NotFound } from './NotFound.tsx'
import { Opening } from './Opening.tsx'

joinNetwork()

const page = (
  <Routes>
    <Route element={<Opening />}>
      <Route path="*" element={<p>La pagina</p>} />
    </Route>
  </Routes>
)
const failing = () => HttpResponse.json({ code: 'unavailable', message: 'Il servizio non risponde.' }, { status: 503 })

test('a page behind a flag is not missing while the flag is unread; what fails can be tried again', async () => {
  network.use(http.get('*/activities/*/configurations', failing))
  show(page, await customer(), undefined, '/menus')
  expect(screen.queryByText('Pagina non trovata')).not.toBeInTheDocument()
  expect(await screen.findByText('Non riusciamo a caricare i dati')).toBeInTheDocument()
  expect(screen.queryByText('Pagina non trovata')).not.toBeInTheDocument()
  network.resetHandlers()
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByText('La pagina')).toBeInTheDocument()
})

test('without her activities no page waits for ever', async () => {
  const who = await customer()
  network.use(http.get('*/activities/customers/byiduser', failing))
  show(page, { ...who, activityId: '' }, undefined, '/stores')
  expect(await screen.findByText('Non riusciamo a caricare i dati')).toBeInTheDocument()
  network.resetHandlers()
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByText('La pagina')).toBeInTheDocument()
})

test('a page behind a flag that is off is missing', async () => {
  const who = await customer()
  const kept = { byActivity: { [who.activityId]: { configuration: { data: { showMenuApp: false }, at: '' } } } }
  network.use(http.get('*/activities/*/configurations', failing))
  show(page, who, kept as never, '/menus')
  expect(await screen.findByText('Pagina non trovata')).toBeInTheDocument()
  expect(await screen.findByText(/^.+ non ha questa pagina\./)).toBeInTheDocument()
})

test('a page that another of her cards has, as far as the device knows, is one tap away', async () => {
  network.use(http.all('*', () => delay('infinite')))
  const activity = (id: string, name: string) => ({ id, name, active: 'Y', color: null, colorText: null, cashBackType: 'EP', logo: null })
  const mine = [activity('a', 'Prova'), activity('b', 'Altrove')].map((one) => ({ id: one.id, activity: one }))
  const flags = (showMenuApp: boolean) => ({ configuration: { data: { showMenuApp }, at: '' } })
  const kept = { mine: { data: mine, at: '' }, byActivity: { a: flags(false), b: flags(true) } }
  show(page, { token: 'x', refreshToken: null, activityId: 'a' }, kept as never, '/menus')
  expect(await screen.findByText(/^Prova non ha questa pagina, Altrove sì/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Vai alla home' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Apri in Altrove' }))
  expect(await screen.findByText('La pagina')).toBeInTheDocument()
})

test('where no page is she is led on to what the activity has', async () => {
  network.use(http.all('*', () => delay('infinite')))
  const activity = { id: 'a', name: 'Prova', active: 'Y', color: null, colorText: null, cashBackType: 'EP', logo: null }
  const flags = { configuration: { data: { showMenuApp: true, showShopApp: true, menuType: 'R' }, at: '' } }
  const kept = { mine: { data: [{ id: 'a', activity }], at: '' }, byActivity: { a: flags } }
  const who = { token: 'x', refreshToken: null, activityId: 'a' }
  const asked = (
    <PrivacyAsked value>
      <NotFound />
    </PrivacyAsked>
  )
  show(asked, who, kept as never, '/nowhere')
  expect(await screen.findByText(/^Il link è vecchio/)).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['/', '/menus', '/shop/shops'])
})

test('whoever belongs to no activity is shown the way to a card, on a page that is an activity’s', async () => {
  const who = await customer()
  const none = { mine: { data: [], at: '' }, byActivity: {} }
  network.use(http.get('*/activities/customers/byiduser', () => HttpResponse.json({ data: [], totalRows: 0 })))
  show(page, { ...who, activityId: '' }, none as never, '/stores')
  expect(await screen.findByRole('link', { name: 'Crea la tua carta' })).toBeInTheDocument()
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/icons/mark.svg')
  expect(screen.queryByText('La pagina')).not.toBeInTheDocument()
})

test('her card stands in its colours while it is asked whether she may see more', async () => {
  const asked = <PrivacyAsked value={false}>{page}</PrivacyAsked>
  show(asked, await customer(), undefined, '/')
  expect(await screen.findByRole('region', { name: 'La mia carta' })).toBeInTheDocument()
  expect(screen.queryByText('La pagina')).not.toBeInTheDocument()
})

test.each(['/', '/card'])('on %s her card has its place before anybody knows whose card it is', async (path) => {
  const who = await customer()
  network.use(http.get('*/activities/customers/byiduser', () => delay('infinite')))
  show(<PrivacyAsked value={false}>{page}</PrivacyAsked>, { ...who, activityId: '' }, undefined, path)
  expect(await screen.findByRole('region', { name: 'La mia carta' })).toBeInTheDocument()
  // The title of home or card would be taken back where her text comes first.
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tessera')
  expect(screen.queryByText('La pagina')).not.toBeInTheDocument()
})

test('whoever works here waits for the places of the work, not for a card', async () => {
  network.use(http.all('*', () => delay('infinite')))
  const token = `x.${btoa(JSON.stringify({ roles: ['ROLE_STORE'] }))}.x`
  const asked = <PrivacyAsked value={false}>{page}</PrivacyAsked>
  const activity = { id: 'a', name: 'Prova', active: 'Y', color: null, colorText: null, cashBackType: 'EP', logo: null }
  // She belongs to it, and has no card there.
  show(asked, { token, refreshToken: null, activityId: 'a' }, { mine: { data: [{ id: 'm', activity }], at: '' } } as never, '/')
  expect(screen.queryByRole('region', { name: 'La mia carta' })).not.toBeInTheDocument()
  expect(document.querySelectorAll('.opening-work .opening-place')).toHaveLength(3)
})
