import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from './money.ts'
import { floored, rounded, spread } from './shares.ts'

test('halves go up, and nothing is lost at any size', () => {
  expect([rounded(5380, 500, 10_000), rounded(5, 1, 2), rounded(4, 1, 10), floored(5, 1, 2)]).toEqual([269, 3, 0, 2])
  expect(rounded(9_007_199_254_740_991, 10_000, 10_000)).toBe(9_007_199_254_740_991)
})

test('ten cents over three are four, three and three', () => {
  expect(spread(cents(10), [1, 1, 1])).toEqual([4, 3, 3])
  expect(spread(cents(-10), [1, 1, 1])).toEqual([-4, -3, -3])
  expect(spread(cents(10), [0, 0])).toEqual([5, 5])
  expect(spread(cents(0), [0, 3])).toEqual([0, 0])
  expect(spread(cents(0), [])).toEqual([])
})

test('a share adds up to the cent and is never a cent from what is exact', () => {
  const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), weights, (amount, parts) => {
      const shares = spread(cents(amount), parts)
      expect(shares.reduce<number>((sum, share) => sum + share, 0)).toBe(amount)
      const whole = parts.reduce((sum, part) => sum + part, 0)
      if (whole > 0) shares.forEach((share, index) => expect(Math.abs(share - (amount * (parts[index] ?? 0)) / whole)).toBeLessThan(1.0001))
    }),
  )
})
