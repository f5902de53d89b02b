import { afterEach, expect, test, vi } from 'vitest'
import { meanCoupon, meantCoupon } from './meant-coupon.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('the coupon that she means is that of one activity, until she means another or none', () => {
  meanCoupon('a1', 'c1')
  meanCoupon('a2', 'c2')
  meanCoupon('a1', 'c3')
  expect([meantCoupon('a1'), meantCoupon('a2'), meantCoupon('a3')]).toEqual(['c3', 'c2', undefined])
  meanCoupon('a1')
  expect(meantCoupon('a1')).toBeUndefined()
  expect(
    Object.keys(localStorage).every((key) => !key.startsWith('tessera.device.')),
    'gone with a logout',
  ).toBe(true)
})

test('a storage that refuses remembers nothing, and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  meanCoupon('a1', 'c1')
  expect(meantCoupon('a1')).toBeUndefined()
})
