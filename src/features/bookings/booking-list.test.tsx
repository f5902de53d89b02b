import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { BookingList } from './BookingList.tsx'

joinNetwork()
beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))

const HOUR = 3_600_000
const NONE = { userId: null, bookingService: null, bookingOperator: null, cancelledBy: null, noShow: false, reason: '', near: [], note: '' }

/** One that began so many hours ago and takes two. */
function booking(id: string, hours: number, more: Partial<Booking>): Booking {
  const begin = Date.now() - hours * HOUR
  const [start, end] = [new Date(begin).toISOString(), new Date(begin + 2 * HOUR).toISOString()]
  const times = { time: '20:00', timeStart: '20:00', timeEnd: '22:00', created: start, cancelBefore: start }
  return { ...NONE, ...times, id, date: start.slice(0, 10), start, end, numberOfPeople: 2, confirmed: 'Y', sequence: 0, steps: [], ...more }
}

test('each says how it stands: gone by, declined though it is of a day to come, given up, absent, or still there', async () => {
  const data = [
    booking('over', 3, {}),
    booking('declined', -200, { confirmed: 'N', cancelledBy: 'activity' }),
    booking('given up', 30, { confirmed: 'N', cancelledBy: 'customer' }),
    booking('absent', 50, { confirmed: 'N', noShow: true }),
    booking('there', 1, {}),
  ]
  network.use(http.get('*/api/customer-bookings', () => HttpResponse.json({ data, totalRows: data.length })))
  show(<BookingList id={undefined} isWide={false} />, await customer(), {}, '/bookings?past=1')
  await screen.findByText('Passata')
  const states = screen.getAllByRole('listitem').map((row) => row.querySelector('.tag')?.textContent)
  expect(states).toEqual(['Passata', 'Rifiutata', 'Annullata da te', 'Assente', 'Confermata'])
  expect(screen.getByRole('button', { name: 'Passate e annullate', pressed: true })).toBeInTheDocument()
})

test('without a network the way to another booking says so before it is tapped', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const data = [booking('next', -30, {})]
  network.use(http.get('*/api/customer-bookings', () => HttpResponse.json({ data, totalRows: 1 })))
  show(<BookingList id={undefined} isWide={false} />, await customer(), {}, '/bookings')
  expect(await screen.findByRole('button', { name: /^Prenota.*Serve la rete$/ })).toBeDisabled()
  vi.restoreAllMocks()
})
