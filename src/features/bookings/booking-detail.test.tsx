import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { BookingDetail } from './BookingDetail.tsx'
import { justChanged } from './just-changed.ts'

joinNetwork()
const store = { id: 's', name: 'Centro', phone: '+39 0185 000001' }
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  network.use(http.get('*/api/stores', () => HttpResponse.json({ data: [store], totalRows: 1 })))
})

const HOUR = 3_600_000
const NONE = { userId: null, bookingService: null, bookingOperator: null, cancelledBy: null, noShow: false, reason: '', near: [], note: '' }

/** One that begins in so many hours. */
function booking(hours: number, steps: Booking['steps']): Booking {
  const begin = Date.now() + hours * HOUR
  const [start, end] = [new Date(begin).toISOString(), new Date(begin + 2 * HOUR).toISOString()]
  const times = { time: '20:00', timeStart: '20:00', timeEnd: '22:00', created: start, cancelBefore: start }
  return { ...NONE, ...times, id: 'b', date: start.slice(0, 10), start, end, numberOfPeople: 2, confirmed: 'Y', sequence: 0, steps }
}

test.each([
  [30, 'Ti ricordiamo noi il giorno prima e due ore prima.'],
  [5, 'Ti ricordiamo noi due ore prima.'],
])('of one in %i hours those reminders are named that are still to come', async (hours, words) => {
  show(<BookingDetail booking={booking(hours, ['cancel'])} isNew />, await customer())
  expect(await screen.findByText(words)).toBeInTheDocument()
})

test('no reminder is promised of one that is due at once; that serves a call, which is a key', async () => {
  show(<BookingDetail booking={booking(1, [])} isNew />, await customer())
  expect(await screen.findByRole('link', { name: 'Chiama' })).toHaveAttribute('href', 'tel:+390185000001')
  expect(screen.queryByText(/Ti ricordiamo/)).not.toBeInTheDocument()
  expect(screen.getByText(/serve una telefonata/)).toBeInTheDocument()
})

test('what is still to come has its place: the calendar, the reminders, and where it is', async () => {
  network.use(
    http.get('*/api/app/bookings/:id/ics', () => delay('infinite')),
    http.get('*/api/stores', () => delay('infinite')),
    http.get('*/api/app/notice-preferences', () => delay('infinite')),
  )
  show(<BookingDetail booking={booking(30, ['move', 'cancel'])} isNew />, await customer())
  expect(await screen.findByText('Ti ricordiamo noi il giorno prima e due ore prima.')).toHaveClass('reminded-coming')
  for (const place of ['.booking-file-coming', '.ticket-where-coming']) expect(document.querySelector(place)).toBeInTheDocument()
})

test('one that she has just moved says so, once, and that her calendar has the old time; not that it is new', async () => {
  network.use(http.get('*/api/app/bookings/:id/ics', () => HttpResponse.json({ data: btoa('BEGIN:VCALENDAR') })))
  justChanged('b', 'moved')
  show(<BookingDetail booking={booking(30, ['move'])} isNew />, await customer())
  expect(await screen.findByRole('heading', { name: 'Prenotazione spostata' })).toBeInTheDocument()
  expect(screen.queryByText('Prenotazione confermata')).not.toBeInTheDocument()
  expect(screen.getByText(/forse è ancora com’era/)).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Aggiorna il calendario' })).toBeInTheDocument()
  cleanup()
  show(<BookingDetail booking={booking(30, ['move'])} isNew={false} />, await customer())
  expect(await screen.findByRole('button', { name: 'Aggiungi al calendario' })).toBeInTheDocument()
  expect(screen.queryByText('Prenotazione spostata')).not.toBeInTheDocument()
})

test('one that waits for staff says that also of its new time', async () => {
  justChanged('b', 'changed')
  show(<BookingDetail booking={{ ...booking(30, ['move']), confirmed: 'I' }} isNew={false} />, await customer())
  expect(await screen.findByRole('heading', { name: 'Prenotazione modificata' })).toBeInTheDocument()
  expect(screen.getByText(/Ti diciamo appena è confermata/)).toBeInTheDocument()
})

test('no message lies over one that she has cancelled: its own line says it', async () => {
  let isCancelled = false
  network.use(
    http.put('*/api/bookings/confirm/:id', () => {
      isCancelled = true
      return HttpResponse.json({ data: { ...booking(30, []), confirmed: 'N', cancelledBy: 'customer' } })
    }),
  )
  const { getState } = show(<BookingDetail booking={booking(30, ['cancel'])} isNew={false} />, await customer())
  await userEvent.click(await screen.findByRole('button', { name: 'Annulla la prenotazione' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Annulla la prenotazione' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(isCancelled).toBe(true)
  expect(getState().messages).toEqual([])
  expect(screen.getByText('Confermata').closest('[role="status"]')).toBeInTheDocument()
})
