import { expect, test } from 'vitest'
import { ticksOf } from '#rules/booking-timeline.ts'
import { at, ZONE } from '../../../../../tests/fixtures/counter-day.ts'
import { sightOf } from './sight.ts'

const span = (from: string, to: string) => ({ start: at(from), end: at(to) })
const ticks = ticksOf(ZONE, span('12:00', '23:00'), 30)
const lunchAndDinner = [span('12:30', '15:00'), span('18:00', '23:00')]
const begins = (sight: { first: number; count: number }) => [ticks[sight.first]?.time, sight.first + sight.count]

test('an evening begins half an hour before the first who comes, and goes on to its end', () => {
  const taken = [span('19:00', '21:00'), span('21:00', '23:00')]
  expect(begins(sightOf(ticks, { open: lunchAndDinner, taken, now: undefined }))).toEqual(['18:30', 22])
})

test('at the opening where that is later', () => {
  const open = [span('12:30', '15:00'), span('19:00', '23:00')]
  expect(begins(sightOf(ticks, { open, taken: [span('19:00', '21:00')], now: undefined }))).toEqual(['19:00', 22])
})

test('today with who is there or comes next, whoever is gone', () => {
  const taken = [span('12:30', '14:30'), span('19:00', '21:00'), span('20:00', '22:00')]
  expect(begins(sightOf(ticks, { open: lunchAndDinner, taken, now: at('17:10') }))[0]).toBe('18:30')
  expect(begins(sightOf(ticks, { open: lunchAndDinner, taken, now: at('13:10') }))[0]).toBe('12:30')
})

test('late in the evening there are columns enough all the same', () => {
  expect(begins(sightOf(ticks, { open: lunchAndDinner, taken: [span('21:00', '23:00')], now: at('22:40') }))).toEqual(['19:00', 22])
  expect(sightOf(ticks, { open: [], taken: [], now: undefined })).toEqual({ first: 0, count: 22 })
})
