import { expect, test } from 'vitest'
import { median } from './page/pairs.ts'
import { type Line, verdict } from './report.ts'

const line = (more: Partial<Line>): Line => ({ number: 1, what: 'x', unit: 'ms', ours: 90, limit: 100, ...more })

test('what was not measured has failed, whatever is allowed', () => {
  for (const missing of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(verdict(line({ ours: missing }))).toBe('FAILED')
    expect(verdict(line({ ours: missing, limit: undefined }))).toBe('FAILED')
    expect(verdict(line({ ours: missing, atLeast: true, limit: 0 }))).toBe('FAILED')
  }
  expect(verdict(line({ ratio: null }))).toBe('FAILED')
  expect(verdict(line({ ratio: Number.NaN }))).toBe('FAILED')
})

test('a figure is held against its limit, and a ratio instead of it', () => {
  expect(verdict(line({}))).toBe('ok')
  expect(verdict(line({ ours: 101 }))).toBe('OVER')
  expect(verdict(line({ ours: 101, ratio: 2, limit: 3 }))).toBe('ok')
  expect(verdict(line({ ratio: 4, limit: 3 }))).toBe('OVER')
  expect(verdict(line({ ours: 99, atLeast: true }))).toBe('OVER')
  expect(verdict(line({ ours: 101, atLeast: true }))).toBe('ok')
  expect(verdict(line({ ours: 101, limit: undefined }))).toBe('')
})

test('a run that failed is not hidden by those that did not', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([3, undefined, 2])).toBeNull()
  expect(median([])).toBeNull()
})
