import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BookingWaiting } from '#contract/booking-waitings.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { BookingList } from './BookingList.tsx'

joinNetwork()

/** Until so long after the first answer, in milliseconds. */
let held = 0
let expires = ''
const asked = { bookings: 0, waitings: 0 }
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  Object.assign(asked, { bookings: 0, waitings: 0 })
  expires = ''
  network.use(
    http.get('*/api/live', () => HttpResponse.json({}, { status: 503 })),
    http.get('*/api/customer-bookings', () => {
      asked.bookings += 1
      return HttpResponse.json({ data: [], totalRows: 0 })
    }),
    http.get('*/api/app/booking-waitings', () => {
      asked.waitings += 1
      expires ||= new Date(Date.now() + held).toISOString()
      return HttpResponse.json({ data: [waiting()], totalRows: 1 })
    }),
  )
})
afterEach(() => void vi.useRealTimers())

const waiting = (): BookingWaiting => ({
  id: 'w',
  date: '2099-12-11',
  time: '20:00',
  numberOfPeople: 2,
  bookingService: null,
  bookingOperator: null,
  state: 'held',
  position: null,
  held: { time: '20:00', expires },
  holdMinutes: 30,
})
const open = async () => show(<BookingList id={undefined} isWide={false} />, await customer(), {}, '/bookings')

test('a place is hers to the moment at which it is kept no longer, and not a minute more', async () => {
  held = 2_500
  await open()
  expect(await screen.findByText(/^È tuo fino alle/)).toBeInTheDocument()
  expect(await screen.findByText('Il posto è andato al prossimo', undefined, { timeout: 5_000 })).toBeInTheDocument()
  expect(screen.queryByText(/^È tuo fino alle/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Prendo il posto' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Rimettimi in lista' })).toBeEnabled()
})

test('one whose time was over when the answer was given is not hers', async () => {
  held = -86_400_000
  await open()
  expect(await screen.findByText('Il posto è andato al prossimo')).toBeInTheDocument()
})

test('where nothing is told live both are asked for again', async () => {
  held = 600_000
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await open()
  await screen.findByText(/^È tuo fino alle/)
  await waitFor(() => expect(asked).toEqual({ bookings: 1, waitings: 1 }))
  await vi.advanceTimersByTimeAsync(15_500)
  await waitFor(() => expect(asked).toEqual({ bookings: 2, waitings: 2 }))
})
