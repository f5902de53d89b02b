import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

test.each([
  [4, 'evening'],
  [5, 'morning'],
  [12, 'morning'],
  [13, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
  [0, 'evening'],
] as const)('at %d it is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})
