import { expect, test } from 'vitest'
import { checkCancel, declinedBy } from './booking-cancel.ts'
import type { Booking, BookingStatus } from './booking-rivals.ts'

const now = Date.parse('2026-11-21T12:00Z')
const booking = (start: string, status: BookingStatus = 'Y'): Booking => ({
  id: '1',
  status,
  people: 2,
  userId: 'giulia',
  start: Date.parse(start),
  end: Date.parse(start) + 7_200_000,
})

test.each<[string, Booking, string, string | undefined]>([
  ['in time', booking('2026-11-21T14:00Z'), 'giulia', undefined],
  ['a waiting one', booking('2026-11-21T14:00Z', 'I'), 'giulia', undefined],
  ['a minute late', booking('2026-11-21T13:59Z'), 'giulia', 'booking_late'],
  ['that has begun', booking('2026-11-21T12:00Z'), 'giulia', 'booking_past'],
  ['of somebody else', booking('2026-11-21T14:00Z'), 'marco', 'not_found'],
  ['that is only held', booking('2026-11-21T14:00Z', 'held'), 'giulia', 'not_found'],
  ['that is cancelled already', booking('2026-11-21T12:30Z', 'N'), 'giulia', undefined],
])('a booking %s', (_, one, who, code) => expect(checkCancel(one, who, 2, now)?.refused).toBe(code))

test('it says how many hours before', () => {
  expect(checkCancel(booking('2026-11-21T13:00Z'), 'giulia', 2, now)?.values).toEqual({ hours: 2 })
  expect(checkCancel(booking('2026-11-21T12:01Z'), 'giulia', 0, now)).toBeUndefined()
})

test('"Annullata da te" and "Rifiutata" are two things', () => {
  const declined = booking('2026-11-21T14:00Z', 'N')
  expect([declinedBy(declined, 'giulia'), declinedBy(declined, 'banco'), declinedBy(declined, null)]).toEqual([
    'customer',
    'activity',
    'activity',
  ])
  expect(declinedBy(booking('2026-11-21T14:00Z'), 'giulia')).toBeUndefined()
})
