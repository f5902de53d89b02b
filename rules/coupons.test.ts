import { expect, test } from 'vitest'
import { codeInGroups, codeTyped, couponStanding, couponType, expiresSoon, lastDay } from './coupons.ts'

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
