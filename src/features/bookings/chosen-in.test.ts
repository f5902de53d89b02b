import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { addressOf, whatIn, whenIn } from './chosen-in.ts'

const searchOf = (address: string) => new URL(address, 'https://example.com').searchParams
const booking = { date: '2026-11-25', numberOfPeople: 4, bookingService: null } as Booking

test('the wizard takes from the address what was put into it', () => {
  const table = searchOf(addressOf(booking, '20:30'))
  expect(whatIn(table)).toEqual({ people: 4, serviceId: undefined })
  expect(whenIn(table)).toEqual({ date: '2026-11-25', time: '20:30' })
  const bookingService = { id: 'cut & colour', title: '', duration: 45, price: null }
  expect(whatIn(searchOf(addressOf({ ...booking, bookingService }, '20:30'))).serviceId).toBe('cut & colour')
})

test.each(['', '?people=0&date=2026-02-31&time=20:30', '?people=1e9&date=2026-11-25&time=25:00', '?people=x&date=2026-11-25'])(
  'of %j nothing is taken',
  (address) => {
    expect(whatIn(searchOf(address)).people).toBeUndefined()
    expect(whenIn(searchOf(address))).toEqual({})
  },
)
