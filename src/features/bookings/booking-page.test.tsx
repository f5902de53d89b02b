import { screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { answerTo, joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { BookingPage } from './BookingPage.tsx'

joinNetwork()

const today = onTheWall('Europe/Rome', Date.now()).day
const days = [1, 2].map((n) => ({ date: dayAfter(today, n), status: 'open', free: ['20:00'], full: [] }))
const service = { id: 's', title: 'Taglio', description: '', duration: 30, price: null, bookingServiceOperators: [] }
const seen = vi.fn()

/** A phone or a desk, with what moves switched off. */
const onScreen = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('reduce') || isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  onScreen(false)
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
  expect(screen.getByText(/, 20:00$/)).toBeInTheDocument()
})

/** A table at an activity that has these days for so many people. */
function tables(daysFor: (people: number) => object[]) {
  const asked: number[] = []
  network.use(
    http.get('*/activities/*/configurations', async ({ request }) => {
      const { data } = (await (await answerTo(request)).json()) as { data: object }
      return HttpResponse.json({ data: { ...data, bookingType: 'R' } })
    }),
    http.get('*/api/app/bookings/dates', ({ request }) => {
      const people = Number(/numberOfPeoples\D*(\d+)/.exec(decodeURIComponent(request.url))?.[1])
      asked.push(people)
      return HttpResponse.json({ data: { dates: daysFor(people), openTimes: [], closedTimes: [], fullReservations: [], operators: [] } })
    }),
  )
  return asked
}
const chosenDays = async () =>
  (await screen.findAllByRole('button', { name: /Disponibile/ })).map((tile) => tile.getAttribute('aria-pressed'))

test('of a table people, day and time are chosen together: with other people they stay as long as there is room', async () => {
  const asked = tables((people) => days.map((day) => (people < 4 ? day : { ...day, free: ['19:00'], full: ['20:00'] })))
  await open('/booking')
  await userEvent.click((await screen.findAllByRole('button', { name: /Disponibile/ }))[1] as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: '20:00' }))
  await userEvent.click(screen.getByRole('button', { name: '3' }))
  await expect.poll(() => asked).toEqual([2, 3])
  expect(await chosenDays()).toEqual(['false', 'true'])
  expect(screen.getByRole('button', { name: '20:00' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText(/, 20:00, 3 persone$/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '4' }))
  expect(await screen.findByText('Scegli l’ora')).toBeInTheDocument()
  expect(await chosenDays()).toEqual(['false', 'true'])
  expect(screen.getByText('Passo 1 di 2')).toBeInTheDocument()
})

test('an address that asks for the confirmation leads there by her key alone', async () => {
  tables(() => days)
  await open('/booking?step=2')
  await userEvent.click(await screen.findByRole('button', { name: '20:00' }))
  expect(screen.getByText('Passo 1 di 2')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }))
  expect(await screen.findByText('Passo 2 di 2')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
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

test.each([
  [47, /Puoi spostarla o annullarla/, /telefonata/],
  [72, /Mancano meno di 72 ore: .* serve una telefonata/, /Puoi spostarla/],
])('of one that could not be taken back within %i hours that is said before it is booked', async (cancelHours, said, unsaid) => {
  const settings = {
    startTime: '09:00',
    endTime: '22:00',
    timeCalendar: 30,
    bookingNumberOfHour: null,
    bookingConfirm: 'auto',
    cancelHours,
  }
  network.use(http.get('*/api/activities/:id/booking-settings', () => HttpResponse.json({ data: settings })))
  const dates = [{ ...days[1], date: dayAfter(today, 2), free: ['23:59'] }]
  network.use(
    http.get('*/api/app/bookings/dates', () =>
      HttpResponse.json({ data: { dates, openTimes: [], closedTimes: [], fullReservations: [], operators: [] } }),
    ),
  )
  await open(`/booking?step=3&service=s&date=${dayAfter(today, 2)}&time=23:59`)
  expect(await screen.findByText(said)).toBeInTheDocument()
  expect(screen.queryByText(unsaid)).not.toBeInTheDocument()
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

test('somebody was faster: why stands in focus, the key leads to what is free, and on another day no time is chosen', async () => {
  const [first] = days
  const left = [{ ...first, free: ['19:30'], full: ['20:00'] }]
  network.use(
    http.post('*/api/app/bookings', () =>
      HttpResponse.json({ code: 'booking_taken', message: 'Qualcuno è stato più veloce', data: { dates: left } }, { status: 409 }),
    ),
  )
  await open(`/booking?step=3&service=s&date=${first?.date}&time=20:00`)
  await userEvent.click(await screen.findByRole('button', { name: SEND }))
  const told = await screen.findByText('Qualcuno è stato più veloce')
  await waitFor(() => expect(told.parentElement).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: SEND }))
  await waitFor(() => expect(screen.getByRole('button', { name: '19:30' })).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Un altro giorno' }))
  expect(await screen.findByText('Scegli l’ora')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }))
  await waitFor(() => expect(screen.getByRole('button', { name: '20:00' })).toHaveFocus())
})

test('on a desk what she chose stands beside the times, and is sent from there', async () => {
  onScreen(true)
  tables(() => days)
  const sent: unknown[] = []
  network.use(
    http.post('*/api/app/bookings', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ code: 'too_many', message: 'Troppi' }, { status: 409 })
    }),
  )
  await open('/booking?step=2')
  await userEvent.click(await screen.findByRole('button', { name: '20:00' }))
  expect(screen.queryByText(/^Passo/)).not.toBeInTheDocument()
  const chosen = within(screen.getByRole('region', { name: 'La tua prenotazione' }))
  expect(chosen.getByText(/, 20:00$/)).toBeInTheDocument()
  expect(chosen.getByText('2 persone')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: SEND }))
  expect(await screen.findByText('Troppi')).toBeInTheDocument()
  expect(sent).toEqual([expect.objectContaining({ date: days[0]?.date, timeStart: '20:00', numberOfPeople: 2 })])
})

test('on a desk somebody was faster: why stays in sight although the times beside it are new', async () => {
  onScreen(true)
  let isTaken = false
  tables(() => days.map((day) => (isTaken ? { ...day, free: ['13:00', '19:30'], full: ['20:00'] } : day)))
  network.use(
    http.post('*/api/app/bookings', () => {
      isTaken = true
      const left = [{ ...days[0], free: ['13:00', '19:30'], full: ['20:00'] }]
      return HttpResponse.json({ code: 'booking_taken', message: 'Qualcuno è stato più veloce', data: { dates: left } }, { status: 409 })
    }),
  )
  await open('/booking')
  await userEvent.click(await screen.findByRole('button', { name: '20:00' }))
  await userEvent.click(screen.getByRole('button', { name: SEND }))
  expect(await screen.findByText('Scegli l’ora')).toBeInTheDocument()
  const told = screen.getByText('Qualcuno è stato più veloce').parentElement as HTMLElement
  await waitFor(() => expect(told).toHaveFocus())
  await userEvent.click(within(told).getByRole('button', { name: '19:30' }))
  expect(screen.queryByText('Qualcuno è stato più veloce')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: SEND })).toBeEnabled()
})

test('the services can be tapped once it is known what she chose the last time, which stands above them', async () => {
  let tell: (answer: Response) => void = () => undefined
  network.use(http.get('*/api/customer-bookings', () => new Promise<Response>((resolve) => (tell = resolve))))
  await open('/booking')
  await new Promise((done) => setTimeout(done, 800)) // the services have come
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(document.querySelector('.last-time-coming')).toBeInTheDocument()
  tell(HttpResponse.json({ data: [], totalRows: 0 }))
  expect(await screen.findByRole('radio', { name: /^Taglio/ })).toBeInTheDocument()
  expect(document.querySelector('.last-time-coming')).not.toBeInTheDocument()
})
