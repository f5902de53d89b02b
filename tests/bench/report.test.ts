import { expect, test } from 'vitest'
import { median } from './page/pairs.ts'
import { inWords, type Line, page, verdict } from './report.ts'

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

test('a line says what it is beside and what is allowed, where there is such a thing', () => {
  expect(inWords(line({ ours: 90.4, floor: 60, ratio: 1.51, target: 1.2, limit: 1.6 }))).toBe(
    '#1 x: 90 ms beside 60 ms, ratio 1.51 (target 1.2, limit 1.6: ok)',
  )
  expect(inWords(line({ ours: 5, unit: '', limit: undefined }))).toBe('#1 x: 5')
})

test('the page has every line in the order of the budgets, and says what it has no figure for', () => {
  const lines = [line({ number: 7, what: 'late' }), line({ number: 1, what: 'early', ours: 101 }), line({ number: 3, ours: null })]
  const [late, ...others] = lines as [Line, ...Line[]]
  const part = (name: string, where: string, of: Line[]) => ({ name, where, lines: of, failed: false })
  const parts = [part('start', 'today', [late]), part('page', 'yesterday', others), part('taps', 'today', [])]
  const text = page({ parts, missing: ['server: not yet'] })
  expect([...text.matchAll(/^\| #(\d+) \|.*\| (\w+) \|$/gm)].map(([, number, said]) => [number, said])).toEqual([
    ['1', 'OVER'],
    ['3', 'FAILED'],
    ['7', 'ok'],
  ])
  expect(text).toContain('1 of 3 within the limits, 1 not measured.')
  expect(text).toContain('- server: not yet')
  expect(text).toContain('- start, taps: today\n- page: yesterday')
})
