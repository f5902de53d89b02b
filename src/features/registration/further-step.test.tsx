import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { authenticated, ended } from '../../state/session.ts'
import { Registration } from './Registration.tsx'

joinNetwork()
const activity = (id: string, name: string) => ({ id, name, color: '#14594a', colorText: '#ffffff', cashBackType: 'EP' })
const [porto, lino] = [activity('porto', 'Osteria del Porto'), activity('lino', 'Bottega Lino')]
const text = { id: 'p-1', storeId: null, text: 'Testo', pointB: 'Offerte', pointC: null, version: '1', translations: [] }
const told = { phone: '333 1234567', countryId: 'IT', address: 'Via Garibaldi', streetNumber: '12', cap: '16032', birthDate: '1990-02-28' }
const asks = { requiredPhoneNumber: true, showAddressCustomer: true }

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

/** She is in Osteria del Porto, and takes the card of Bottega Lino. `answer`: what the server says to that. */
async function open({ configuration = asks as object, answer = () => HttpResponse.json({ data: { welcomeCredit: '5.00' } }) } = {}) {
  const sent = vi.fn<(body: unknown, key: string | null) => void>()
  const mine = [{ id: 'm-1', activity: porto, balance: '1.00', pointBalance: '0' }]
  network.use(
    http.get('*/app/activities/lino', () => HttpResponse.json({ data: lino })),
    http.get('*/app/activities/lino/configurations', () => HttpResponse.json({ data: configuration })),
    http.get('*/app/activities/lino/privacies', () =>
      HttpResponse.json({ data: [{ ...text, published: '2026-01-01T00:00:00Z' }], totalRows: 1 }),
    ),
    http.get('*/public/countries', () => HttpResponse.json({ data: [{ id: 'IT', code: 'IT', name: 'Italia' }], totalRows: 1 })),
    http.get('*/byiduser', () => HttpResponse.json({ data: { activityCustomers: mine }, totalRows: 1 })),
    http.get('*/api/app/users', ({ request }) => {
      const isPorto = request.url.includes('porto')
      return HttpResponse.json({ data: { id: 'u', username: 'giulia@example.com', email: 'g', customer: isPorto ? told : null } })
    }),
    http.post('*/api/memberships', async ({ request }) => {
      sent(await request.json(), request.headers.get('Idempotency-Key'))
      return answer()
    }),
  )
  const who = { ...(await customer()), activityId: 'porto' }
  const store = show(<Registration place="lino" />, who, { mine: { data: mine, at: '' } as never }, '/registration/lino')
  await screen.findByRole('heading', { name: 'Ci conosciamo già' })
  return { store, sent }
}
const makes = () => screen.getByRole('button', { name: 'Crea la carta' })
const address = () => screen.getByTestId('address').textContent
async function consent() {
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Ho letto/ }))
}

test('whoever is logged in has one step: no letter, no password, and what she told another is there for her to send', async () => {
  const { store, sent } = await open()
  await expect.poll(() => screen.getByLabelText('Cellulare')).toHaveValue('333 1234567')
  expect(screen.getByLabelText('Via')).toHaveValue('Via Garibaldi')
  expect(await screen.findByText(/quello che hai detto a Osteria del Porto/)).toBeInTheDocument()
  // Nobody has to say her birthday.
  expect(screen.getByLabelText(/^Compleanno/)).toHaveValue('')
  expect(screen.queryByLabelText('E-mail')).toBeNull()
  expect(sent).not.toHaveBeenCalled()
  await userEvent.clear(screen.getByLabelText('Numero'))
  await userEvent.type(screen.getByLabelText('Numero'), '14')
  await consent()
  await userEvent.click(makes())
  await expect.poll(address).toBe('/registration/stepCompleteStore')
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    {
      activityId: 'lino',
      privacyId: 'p-1',
      typo: 'F',
      phone: '333 1234567',
      countryId: 'IT',
      address: 'Via Garibaldi',
      streetNumber: '14',
      cap: '16032',
      informativaPrivacy: true,
      informativaPointB: false,
      informativaPointC: false,
    },
    expect.any(String),
  )
  expect(store.getState().session.activityId).toBe('lino')
  expect(localStorage.getItem('tessera.registration')).toBeNull()
})

test('what the activity does not ask for is neither shown nor sent', async () => {
  const { sent } = await open({ configuration: {} })
  expect(screen.queryByLabelText('Cellulare')).toBeNull()
  expect(screen.queryByLabelText('Paese')).toBeNull()
  await consent()
  await userEvent.click(makes())
  await expect.poll(() => sent.mock.calls).toHaveLength(1)
  expect(Object.keys(sent.mock.calls[0]?.[0] as object).filter((field) => field in told)).toEqual([])
})

test('what is missing is named in the order in which it is read, and marked at the key', async () => {
  await open()
  await expect.poll(() => screen.getByLabelText('Cellulare')).toHaveValue('333 1234567')
  const foot = () => document.querySelector('.step-missing')?.textContent
  expect(foot()).toMatch(/^Manca la risposta a/)
  await userEvent.clear(screen.getByLabelText('Via'))
  expect(foot()).toBe('Da compilare: Via')
  await userEvent.clear(screen.getByLabelText('Cellulare'))
  expect(foot()).toMatch(/^Manca/)
  await userEvent.click(makes())
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Cellulare'))
  expect(screen.getAllByRole('alert').length).toBeGreaterThan(2)
})

test('an answer that was lost is repeated as the same wish', async () => {
  let isLost = true
  const { sent } = await open({
    configuration: {},
    answer: () => (isLost ? HttpResponse.error() : HttpResponse.json({ data: { welcomeCredit: '5.00' } })) as never,
  })
  await consent()
  await userEvent.click(makes())
  expect(await screen.findByText(/Non sappiamo se è arrivato/)).toBeInTheDocument()
  isLost = false
  await userEvent.click(makes())
  await expect.poll(address).toBe('/registration/stepCompleteStore')
  expect(sent.mock.calls[1]).toEqual(sent.mock.calls[0])
})

test('another text in force is read anew: nothing is consented to', async () => {
  const { sent } = await open({
    configuration: {},
    answer: () => HttpResponse.json({ code: 'conflict', message: 'È cambiato' }, { status: 409 }) as never,
  })
  await consent()
  await userEvent.click(makes())
  expect(await screen.findByText('È cambiato')).toBeInTheDocument()
  await expect.poll(() => screen.getByRole('checkbox', { name: /Ho letto/ })).not.toBeChecked()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a server without the call has her prove her address by a code', async () => {
  await open({ configuration: {}, answer: () => HttpResponse.json({ code: 'route_missing', message: 'No' }, { status: 404 }) as never })
  await consent()
  await userEvent.click(makes())
  expect(await screen.findByLabelText('E-mail')).toHaveAttribute('readonly')
})

test('who logs out in between leaves nothing of hers, and the next begins with an address', async () => {
  const { store } = await open()
  await expect.poll(() => screen.getByLabelText('Cellulare')).toHaveValue('333 1234567')
  act(() => void store.dispatch(ended('elsewhere')))
  expect(await screen.findByLabelText('E-mail')).toHaveValue('')
  expect(document.body.textContent).not.toContain('Giulia')
  await expect.poll(() => localStorage.getItem('tessera.registration')).not.toContain('333 1234567')
})

test('who logs in instead of her has a form of her own, and is sent nothing of the first', async () => {
  const { store, sent } = await open({ configuration: { requiredPhoneNumber: true } })
  await expect.poll(() => screen.getByLabelText('Cellulare')).toHaveValue('333 1234567')
  await userEvent.clear(screen.getByLabelText('Cellulare'))
  await userEvent.type(screen.getByLabelText('Cellulare'), '333 7654321')
  await consent()
  const claims = { sub: 'u-2', username: 'carla@example.com', name: 'Carla', surname: 'Neri', roles: ['ROLE_USER'] }
  const token = `e30.${btoa(JSON.stringify(claims))}.x`
  act(() => void store.dispatch(authenticated({ token, refresh_token: 'r' })))
  expect(await screen.findByText('carla@example.com', { exact: false })).toBeInTheDocument()
  expect(screen.getByLabelText('Cellulare')).not.toHaveValue('333 7654321')
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.getByRole('checkbox', { name: /Ho letto/ })).not.toBeChecked()
  expect(sent).not.toHaveBeenCalled()
})
