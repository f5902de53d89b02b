import { expect, test } from 'vitest'
import { timesInRow } from './times-in-row.ts'

test.each([
  [[5], 5],
  [[6], 4],
  [[1, 1], 5],
  [[11, 6], 4],
  [[5, 6], 5],
  [[21], 5],
])('of a day with %j times in its parts', (counts, expected) => {
  expect(timesInRow(counts)).toBe(expected)
})
