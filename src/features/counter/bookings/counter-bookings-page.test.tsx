import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { joinNetwork, network } from '../../../../tests/client.ts'
import { counterDay } from '../../../../tests/fixtures/counter-day.ts'
import { customer, show } from '../../../../tests/screen.tsx'
import { CounterBookingsPage } from './CounterBookingsPage.tsx'

joinNetwork()

test.each([
  ['did not come', () => new HttpResponse(null, { status: 503 }), 0],
  ['are none', () => HttpResponse.json({ data: [], totalRows: 0 }), 1],
])('requests that %s', async (_, requests, said) => {
  network.use(
    http.get('*/api/counter/bookings', () => HttpResponse.json(counterDay({ open: [noon] }))),
    http.get('*/api/counter/booking-requests', requests),
  )
  show(<CounterBookingsPage />, await customer())
  expect(await screen.findByRole('button', { name: 'Chiudi il giorno o un’ora' })).toBeVisible()
  expect(screen.queryAllByText('Nessuna richiesta aspetta')).toHaveLength(said)
})

/** The desk of the made-up day. */
async function desk(facts: Parameters<typeof counterDay>[0], key = 'Riapri') {
  network.use(
    http.get('*/api/counter/bookings', () => HttpResponse.json(counterDay(facts))),
    http.get('*/api/counter/booking-requests', () => HttpResponse.json({ data: [], totalRows: 0 })),
  )
  show(<CounterBookingsPage />, await customer(), {}, `/counter/bookings?day=${DATE_TO_COME}`)
  await screen.findByRole('button', { name: key })
}
const DATE_TO_COME = '2099-11-21'
const noon = { start: `${DATE_TO_COME}T11:00:00Z`, end: `${DATE_TO_COME}T14:00:00Z`, bookingOperatorId: null }
const evening = { seats: 46, confirmed: 0, waiting: 0, held: 0, free: 46 }
const closing = { id: 'c', date: DATE_TO_COME, startTime: null, endTime: null, bookingOperatorId: null }
const seats = () => document.querySelectorAll('.evening-seats > span').length

test('a day that was closed looks closed: no seat is free, nothing is awaited, and nothing is left to be closed', async () => {
  await desk({ evening, closings: [closing] })
  expect(document.querySelector('.evening')).not.toBeInTheDocument()
  expect(screen.queryByText(/liberi/)).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Chiuso' })).toBeVisible()
  expect(screen.queryByText('Quelle nuove compaiono qui da sole.')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Chiudi il giorno o un’ora' })).not.toBeInTheDocument()
})

test('a day of rest looks closed, too, and says that the hours have it so', async () => {
  await desk({ evening, open: [] }, 'Oggi')
  expect(await screen.findByText('Secondo gli orari, in questo giorno non si prenota.')).toBeVisible()
  expect(document.querySelector('.evening')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Chiudi il giorno o un’ora' })).not.toBeInTheDocument()
})

test('of a closed evening those that stand are drawn; the noon is open and can be closed', async () => {
  const dinner = { ...closing, startTime: '19:00', endTime: '23:00' }
  await desk({ evening: { ...evening, confirmed: 4, free: 42 }, open: [noon], closings: [dinner] })
  expect(document.querySelector('.evening')).toHaveTextContent(/^Chiuso la sera4 confermati · 0 in attesa$/)
  expect(seats()).toBe(4)
  expect(screen.getByRole('button', { name: 'Chiudi il giorno o un’ora' })).toBeVisible()
})

test('the name of the day leads to any other, and a key back to today', async () => {
  const picker = vi.fn<() => void>()
  Object.defineProperty(HTMLInputElement.prototype, 'showPicker', { value: picker, configurable: true })
  await desk({ closings: [closing] })
  const back = screen.getByRole('button', { name: 'Oggi' })
  await userEvent.click(screen.getByRole('button', { name: /^Sab 21 nov/ }))
  expect(picker).toHaveBeenCalledOnce()
  fireEvent.change(document.querySelector('input[type="date"]') as Element, { target: { value: '2099-12-24' } })
  expect(screen.getByTestId('address')).toHaveTextContent('?day=2099-12-24')
  expect(back).not.toHaveClass('is-there')
  await userEvent.click(back)
  expect(screen.getByTestId('address')).toHaveTextContent(/bookings$/)
  expect(back).toHaveClass('is-there')
})

test('the focus goes from what is opened again to the key that closes, which is there then', async () => {
  let closings = [closing]
  await desk({ closings })
  network.use(
    http.get('*/api/counter/bookings', () => HttpResponse.json(counterDay({ open: closings.length > 0 ? [] : [noon], closings }))),
    http.delete('*/api/counter/booking-closings/c', () => {
      closings = []
      return HttpResponse.json({ data: closing })
    }),
  )
  screen.getByRole('button', { name: 'Riapri' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Chiudi il giorno o un’ora' })).toHaveFocus())
})
