import { expect, test } from 'vitest'
import { minutesBetween, nearestTo, spanWords } from './minutes.ts'

const now = Date.parse('2026-11-21T18:15:00Z')

test.each([
  [undefined, 15],
  [15, 15],
  [19, 20],
  [-15, 10],
  [105, 30],
])('wanted in %s: in %i minutes', (left, minutes) => {
  expect(nearestTo(left)).toBe(minutes)
})

test('a span is said in the unit that is read at a glance', () => {
  expect([0, 5, 119, 120, 2880].map((minutes) => spanWords(minutes, 'en'))).toEqual(['0 min', '5 min', '119 min', '2 hr', '2 days'])
})

test('minutes that have begun don’t count', () => {
  expect(minutesBetween(now, now + 119_000)).toBe(1)
})
