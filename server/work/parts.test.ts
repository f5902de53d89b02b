import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

test('parts hold every row once, in order, and none is too large or empty', () => {
  const rows = Array.from({ length: 2_001 }, (_, n) => n)
  const parts = partsOf(rows)
  expect(parts.flat()).toEqual(rows)
  expect(parts.map(({ length }) => length)).toEqual([1_000, 1_000, 1])
  expect([partsOf([]), partsOf(rows.slice(0, 1_000)).length]).toEqual([[], 1])
})
