import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, centsOf, euros, moneyOf, number, percent, points, pointsOf, signedEuros, signedPoints, tenThousandthsOf } from './money.ts'

const plain = (text: string) => text.replace('\u00a0', ' ')

test.each([
  [123456, '1.234,56 €'],
  [100, '1,00 €'],
  [0, '0,00 €'],
  [5, '0,05 €'],
  [-1250, '−12,50 €'],
  [123456789012, '1.234.567.890,12 €'],
])('%d cents read %s', (cents, text) => {
  expect(plain(euros(cents))).toBe(text)
  expect(`${amount(cents)} €`).toBe(text)
})

test.each([
  [1250, '+12,50 €'],
  [-400, '−4,00 €'],
  [0, '0,00 €'],
])('a movement of %d cents reads %s', (cents, text) => {
  expect(plain(signedEuros(cents))).toBe(text)
})

test('points are floored, grouped and never worth more than they are', () => {
  expect([points(59_999), points(10_000_0000), points(0), points(-59_999)]).toEqual(['5', '10.000', '0', '−5'])
  expect([signedPoints(50_000), signedPoints(-50_000), signedPoints(9_999), signedPoints(-9_999)]).toEqual(['+5', '−5', '0', '0'])
})

test('percent has two decimals, a number four', () => {
  expect(percent(5)).toBe('5,00%')
  expect(percent(-12.345)).toBe('−12,35%')
  expect(number(1234.5)).toBe('1.234,5000')
})

test('what the wire says comes back from cents and from ten-thousandths', () => {
  fc.assert(fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => centsOf(moneyOf(cents)) === cents))
  fc.assert(fc.property(fc.integer({ min: -1e13, max: 1e13 }), (n) => tenThousandthsOf(pointsOf(n)) === n))
  expect([moneyOf(1250), moneyOf(-5), pointsOf(52_500), pointsOf(-1)]).toEqual(['12.50', '-0.05', '5.2500', '-0.0001'])
})

test('the figure shown is the figure meant, at any size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), (cents) => {
      expect(amount(cents).replaceAll('.', '').replace(',', '.')).toBe(moneyOf(cents))
    }),
  )
})
