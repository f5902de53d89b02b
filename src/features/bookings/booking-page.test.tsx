import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayAfter } from '#rules/days.ts'
import { answerTo, joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { BookingPage } from './BookingPage.tsx'

joinNetwork()

const today = new Date().toISOString().slice(0, 10)
const days = [1, 2].map((n) => ({ date: dayAfter(today, n), status: 'open', free: ['20:00'], full: [] }))
const service = { id: 's', title: 'Taglio', description: '', duration: 30, price: null, bookingServiceOperators: [] }
const seen = vi.fn()

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  Element.prototype.scrollIntoView = seen
  network.use(
    http.get('*/api/booking-services', () => HttpResponse.json({ data: [service], totalRows: 1 })),
    http.get('*/api/app/bookings/dates', () =>
      HttpResponse.json({ data: { dates: days, openTimes: [], closedTimes: [], fullReservations: [], operators: [] } }),
    ),
  )
})
afterEach(() => {
  seen.mockReset()
  vi.unstubAllGlobals()
})

const open = async (path: string) => show(<BookingPage />, await customer(), {}, path)

test('the next day that has something free is open at once, and an hour alone is missing', async () => {
  await open('/booking?step=2&service=s')
  expect(await screen.findByText('Scegli l’ora')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: '20:00' })).toBeInTheDocument()
  expect(seen).not.toHaveBeenCalled()
})

test('a day on which she has a booking is not the one that is opened', async () => {
  const own = { ...days[0], status: 'own' }
  network.use(
    http.get('*/api/app/bookings/dates', () =>
      HttpResponse.json({ data: { dates: [own, days[1]], openTimes: [], closedTimes: [], fullReservations: [], operators: [] } }),
    ),
  )
  await open('/booking?step=2&service=s')
  expect(await screen.findByRole('button', { name: /Disponibile/, pressed: true })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Tua prenotazione/ })).toHaveAttribute('aria-pressed', 'false')
})

test('a day that is tapped brings its times into view', async () => {
  await open('/booking?step=2&service=s')
  const [tile] = await screen.findAllByRole('button', { name: /Disponibile/ })
  expect(seen).not.toHaveBeenCalled()
  await userEvent.click(tile as HTMLElement)
  expect(await screen.findByText('Scegli l’ora')).toBeInTheDocument()
  expect(seen).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'instant' })
  expect(seen.mock.contexts[0]).toHaveClass('when-times')
  await userEvent.click(screen.getByRole('button', { name: '20:00' }))
  expect(screen.queryByText('Scegli l’ora')).not.toBeInTheDocument()
})

test('of a table people and day are chosen together: with other people the day stays, and what is free on it is asked anew', async () => {
  const asked: (string | undefined)[] = []
  network.use(
    http.get('*/activities/*/configurations', async ({ request }) => {
      const { data } = (await (await answerTo(request)).json()) as { data: object }
      return HttpResponse.json({ data: { ...data, bookingType: 'R' } })
    }),
    http.get('*/api/app/bookings/dates', ({ request }) => {
      asked.push(/numberOfPeoples\D*(\d+)/.exec(decodeURIComponent(request.url))?.[1])
      return HttpResponse.json({ data: { dates: days, openTimes: [], closedTimes: [], fullReservations: [], operators: [] } })
    }),
  )
  await open('/booking')
  const later = (await screen.findAllByRole('button', { name: /Disponibile/ }))[1] as HTMLElement
  await userEvent.click(later)
  await userEvent.click(screen.getByRole('button', { name: '20:00' }))
  await userEvent.click(screen.getByRole('button', { name: '3' }))
  expect(await screen.findByText('Scegli l’ora')).toBeInTheDocument()
  const tiles = await screen.findAllByRole('button', { name: /Disponibile/ })
  expect(tiles.map((tile) => tile.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  await expect.poll(() => asked).toEqual(['2', '3'])
  expect(screen.getByText('Passo 1 di 2')).toBeInTheDocument()
})

test.each([
  ['staff', 'Invia la richiesta'],
  ['auto', 'Conferma'],
])('where it is granted by %s the key says "%s"', async (bookingConfirm, key) => {
  const settings = { startTime: '09:00', endTime: '22:00', timeCalendar: 30, bookingNumberOfHour: null, bookingConfirm, cancelHours: 2 }
  network.use(http.get('*/api/activities/:id/booking-settings', () => HttpResponse.json({ data: settings })))
  await open(`/booking?step=3&service=s&date=${days[0]?.date}&time=20:00`)
  expect(await screen.findByRole('button', { name: key })).toBeInTheDocument()
})

/** The key that sends it, granted at once or by staff. */
const SEND = /^(Conferma|Invia la richiesta)$/

test('a lost answer holds her: no other time before the same wish went out again, as it was', async () => {
  const keys: (string | null)[] = []
  network.use(
    http.post('*/api/app/bookings', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json({ code: 'too_many', message: 'Troppi' }, { status: 409 })
    }),
  )
  await open(`/booking?step=3&service=s&date=${dayAfter(today, 1)}&time=20:00`)
  await userEvent.click(await screen.findByRole('button', { name: SEND }))
  expect(await screen.findByRole('heading', { name: 'Non sappiamo se la prenotazione è arrivata' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: SEND })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByText('Troppi')).toBeInTheDocument()
  expect(keys).toEqual([expect.any(String), keys[0]])
})
