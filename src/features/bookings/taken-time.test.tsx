import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { BookingPage } from './BookingPage.tsx'

joinNetwork()

const tomorrow = dayAfter(onTheWall('Europe/Rome', Date.now()).day, 1)
const service = { id: 's', title: 'Taglio', description: '', duration: 30, price: null, bookingServiceOperators: [] }

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('reduce'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  Element.prototype.scrollIntoView = () => {}
  const dates = [{ date: tomorrow, status: 'open', free: ['20:00'], full: ['19:00'] }]
  network.use(
    http.get('*/api/booking-services', () => HttpResponse.json({ data: [service], totalRows: 1 })),
    http.get('*/api/app/bookings/dates', () =>
      HttpResponse.json({ data: { dates, openTimes: [], closedTimes: [], fullReservations: [], operators: [] } }),
    ),
  )
})
afterEach(() => void vi.unstubAllGlobals())

test('a time that somebody else has is said to be so at the key, which leads to the line to wait in', async () => {
  show(<BookingPage />, await customer(), {}, '/booking?step=2&service=s')
  await userEvent.click(await screen.findByRole('button', { name: '19:00, occupata' }))
  expect(await screen.findByText('Occupata: c’è la lista d’attesa')).toBeInTheDocument()
  expect(screen.queryByText('Scegli l’ora')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mettimi in lista' })).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: '20:00' }))
  expect(screen.queryByText('Occupata: c’è la lista d’attesa')).not.toBeInTheDocument()
  expect(screen.getByText(/, 20:00$/)).toBeInTheDocument()
})
