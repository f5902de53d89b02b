import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cents, cents } from './money.ts'
import { containedVat, reducedBy, vatByRate, vatOfEach } from './vat.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

test.each([
  [12_200, 2200, 2200],
  [1100, 1000, 100],
  [7880, 2200, 1421],
  [100, 400, 4],
  [1, 2200, 0],
  [100, 0, 0],
])('%d cents at %d basis points contain %d', (gross, rate, vat) => expect(containedVat(cents(gross), rate)).toBe(vat))

test('a receipt rounds once for each rate, not once for each line', () => {
  const parts = [
    ...Array.from({ length: 3 }, () => ({ gross: cents(10), rate: 2200 })),
    { gross: cents(110), rate: 1000 },
    { gross: cents(690), rate: null },
  ]
  expect(vatByRate(parts)).toEqual([
    { rate: 2200, gross: 30, net: 25, vat: 5 },
    { rate: 1000, gross: 110, net: 100, vat: 10 },
  ])
  expect(vatOfEach(parts)).toEqual([2, 2, 1, 10, null])
})

test('a credit of 25,00 is borne by every line', () => {
  expect(reducedBy([cents(3980), cents(3900)], cents(2500))).toEqual([3980 - 1263, 3900 - 1237])
  expect(reducedBy([cents(100), cents(200)], cents(1000))).toEqual([0, 0])
})

const gross = fc.nat(500_000).map(cents)
const taxed = fc.record({ gross, rate: fc.constantFrom(2200, 1000, 500, 400, 0, null) })

test('taxes and nets add up to the cent, line by line and rate by rate', () => {
  fc.assert(
    fc.property(fc.array(taxed, { maxLength: 30 }), (parts) => {
      const each = vatOfEach(parts)
      for (const { rate, gross: all, net, vat } of vatByRate(parts)) {
        const own = parts.map((part, index) => (part.rate === rate ? [part.gross, each[index] ?? 0] : [0, 0]))
        expect(sum(own.map(([paid = 0]) => paid))).toBe(all)
        expect(sum(own.map(([, tax = 0]) => tax))).toBe(vat)
        expect(net + vat).toBe(all)
      }
      expect(each.map((vat) => vat === null)).toEqual(parts.map(({ rate }) => rate === null))
    }),
  )
})

test('what is taken off is taken off to the cent, and no price falls below zero', () => {
  fc.assert(
    fc.property(fc.array(gross, { minLength: 1, maxLength: 30 }), fc.nat(20_000_000), (prices: Cents[], off) => {
      const left = reducedBy(prices, cents(off))
      expect(sum(prices) - sum(left)).toBe(Math.min(off, sum(prices)))
      expect(Math.min(...left)).toBeGreaterThanOrEqual(0)
    }),
  )
})
