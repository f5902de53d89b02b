import { expect, test } from 'vitest'
import { firstWhole } from './use-begin.ts'

test('a row of columns begins with a whole one, the one before the moment', () => {
  expect(firstWhole(415, 80, 945)).toBe(320)
  expect(firstWhole(400, 80, 945)).toBe(320)
})

test('it does so too where it can be scrolled no further', () => {
  expect(firstWhole(1200, 80, 945)).toBe(880)
})
