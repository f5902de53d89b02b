import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { Configuration } from '#contract/activities.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { BookKey, isBooked } from './BookKey.tsx'

joinNetwork()

test('a service of the price list is booked where the activity takes bookings of services', () => {
  const salon = { menuType: 'A', showBookingApp: true, bookingType: 'NO' }
  expect(isBooked(Configuration.parse(salon))).toBe(true)
  for (const other of [{ menuType: 'R' }, { showBookingApp: false }, { bookingType: 'R' }])
    expect(isBooked(Configuration.parse({ ...salon, ...other }))).toBe(false)
})

test('it is chosen already where it can be booked by its name', async () => {
  const service = { id: 's1', title: 'Piega', description: '', price: null, duration: 30, bookingServiceOperators: [] }
  network.use(http.get('*/api/booking-services', () => HttpResponse.json({ data: [service], totalRows: 1 })))
  const who = await customer()
  show(<BookKey name="Piega" />, who)
  await waitFor(() => expect(screen.getByRole('link', { name: 'Prenota' })).toHaveAttribute('href', '/booking?step=2&service=s1'))
})

test('what cannot be booked by its name leads to the choice', async () => {
  network.use(http.get('*/api/booking-services', () => HttpResponse.json({ data: [], totalRows: 0 })))
  show(<BookKey name="Trucco" />, await customer())
  expect(await screen.findByRole('link', { name: 'Prenota' })).toHaveAttribute('href', '/booking')
})
