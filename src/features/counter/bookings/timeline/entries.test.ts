import { expect, test } from 'vitest'
import { at, booked, counterDay, DATE, held, ZONE } from '../../../../../tests/fixtures/counter-day.ts'
import { entriesOf, hoursOf, lookOf, withLate } from './entries.ts'

test('a place that is held stands there until its time is up', () => {
  const day = counterDay({ data: [booked('Ferri', '19:00', '21:00')], line: [held('Rossi', '20:30', '22:30', '20:00', 4)] })
  expect(entriesOf(day, at('19:59')).map(({ name }) => name)).toEqual(['Ferri', 'Rossi'])
  expect(entriesOf(day, at('20:00')).map(({ name }) => name)).toEqual(['Ferri'])
})

const closing = (startTime: string | null, endTime: string | null) => {
  const { closings } = hoursOf(ZONE, counterDay({ closings: [{ id: 'c', date: DATE, startTime, endTime, bookingOperatorId: null }] }))
  return closings.map(({ start, end }) => [start - at('00:00'), end - at('00:00')].map((ms) => ms / 3_600_000))[0]
}

test('a closing is of a day, of a part of it, or goes on past midnight', () => {
  expect(closing(null, null)).toEqual([0, 24])
  expect(closing('12:30', '13:30')).toEqual([12.5, 13.5])
  expect(closing(null, '13:00')).toEqual([0, 13])
  expect(closing('17:00', null)).toEqual([17, 24])
  expect(closing('22:00', '02:00')).toEqual([22, 26])
})

test.each([
  ['confirmed', 'Y', ['absent'], '19:15'],
  ['late', 'Y', ['absent'], '19:16'],
  ['confirmed', 'Y', ['absent'], '21:00'],
  ['confirmed', 'Y', ['move'], '20:00'],
  ['waiting', 'I', ['absent'], '20:00'],
] as const)('%s: %s with %j at %s', (look, confirmed, keys, now) => {
  const day = counterDay({ data: [booked('Ferri', '19:00', '21:00', { confirmed, keys: [...keys] })] })
  expect(withLate(entriesOf(day, at(now)), at(now)).map(lookOf)).toEqual([look])
})
