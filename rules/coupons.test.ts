import { expect, test } from 'vitest'
import { codeInGroups, codeTyped, couponOff, couponStanding, couponType, expiresSoon, isForOrders, lastDay } from './coupons.ts'
import { cents } from './money.ts'

test.each([
  [{ price: 600, percentage: null }, 'P'],
  [{ price: null, percentage: 15 }, 'S'],
  [{ price: 600, percentage: 15 }, 'T'],
  [{}, 'T'],
] as const)('%j is of type %s', (worth, type) => {
  expect(couponType(worth)).toBe(type)
})

test('it counts until the end of its last day, and once', () => {
  const expires = lastDay('2026-11-23', 30)
  expect(expires).toBe('2026-12-23')
  expect(couponStanding({ state: 'unused', expires }, '2026-12-23')).toBe('valid')
  expect(couponStanding({ state: 'unused', expires }, '2026-12-24')).toBe('expired')
  expect(couponStanding({ state: 'used', expires }, '2026-12-24')).toBe('used')
})

test('it hurries in its last week', () => {
  expect(expiresSoon('2026-12-01', '2026-11-23')).toBe(false)
  expect(expiresSoon('2026-11-30', '2026-11-23')).toBe(true)
})

test('a code is read in groups of three and typed in any way', () => {
  expect(codeInGroups('C7K492')).toBe('C7K 492')
  expect(codeTyped(' c7k-492 ')).toBe('C7K492')
})

test.each([
  ['its price', 'P', 600, null, 7880, -600],
  ['its price, but no more than the goods', 'P', 600, null, 590, -590],
  ['a part', 'S', null, 15, 7880, -1182],
  ['a part, rounded to the cent', 'S', null, 12.5, 1990, -249],
  ['half a cent, rounded up', 'S', null, 10, 1995, -200],
  ['a part with decimals, exactly', 'S', null, 33.3333, 30_000, -10_000],
  ['all', 'S', null, 100, 1990, -1990],
  ['nothing where it is told in words', 'T', 600, 15, 7880, 0],
  ['nothing where there is nothing', 'P', 600, null, 0, 0],
] as const)('it takes %s off', (_, type, price, percentage, subtotal, off) => {
  const took = couponOff({ type, price: price === null ? null : cents(price), percentage }, cents(subtotal))
  expect(took).toBe(off)
  expect(Object.is(took, -0)).toBe(false)
  expect(isForOrders({ type })).toBe(type !== 'T')
  expect(isForOrders({ type, tillOnly: true })).toBe(false)
})
