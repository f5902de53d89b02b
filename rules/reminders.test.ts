import { expect, test } from 'vitest'
import { isDayBefore, remindersOf } from './reminders.ts'

const now = Date.parse('2026-11-21T12:00Z')
const hoursOf = (start: string) => remindersOf(Date.parse(start), now).map(({ hours }) => hours)

test('only those that are still to come', () => {
  expect(hoursOf('2026-11-22T12:01Z')).toEqual([24, 2])
  expect(hoursOf('2026-11-22T12:00Z')).toEqual([2])
  expect(hoursOf('2026-11-21T20:00Z')).toEqual([2])
  expect(hoursOf('2026-11-21T13:30Z')).toEqual([])
})

test('each says when it is due', () => {
  expect(remindersOf(Date.parse('2026-11-21T20:00Z'), now)).toEqual([{ hours: 2, due: Date.parse('2026-11-21T18:00Z') }])
})

test('one is of the day before, the other of soon', () => {
  expect([24, 2].map(isDayBefore)).toEqual([true, false])
})
