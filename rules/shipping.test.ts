import { expect, test } from 'vitest'
import { cents } from './money.ts'
import { deliveryWindow, needsAddress, promisedDays, shippingPriceOf } from './shipping.ts'

const prices = { priceMin: cents(5000), offerPrice: cents(0), standardPrice: cents(690) }

test.each([
  ['S', 4000, 0, false],
  ['C', 4999, 690, true],
  ['C', 5000, 690, true],
  ['C', 5001, 0, true],
  ['H', 5000, 690, true],
  ['H', 5001, 0, true],
] as const)('%s of %d costs %d, with an address: %s', (type, subtotal, price, address) => {
  expect(shippingPriceOf({ type, ...prices }, cents(subtotal))).toBe(price)
  expect(needsAddress(type)).toBe(address)
})

test('the days of delivery are days of the calendar, and empty at 0 or less', () => {
  expect(deliveryWindow({ shippingDaysFrom: 2, shippingDaysTo: 5 }, '2026-10-24')).toEqual({ from: '2026-10-26', to: '2026-10-29' })
  expect(deliveryWindow({ shippingDaysFrom: 0, shippingDaysTo: -1 }, '2026-10-24')).toEqual({ from: '', to: '' })
})

test.each([
  ['C', 2, 5, { from: '2026-10-26', to: '2026-10-29' }],
  ['H', 0, 1, { from: '2026-10-25', to: '2026-10-25' }],
  ['C', 2, 0, { from: '2026-10-26', to: '2026-10-26' }],
  ['C', 0, 0, null],
  ['S', 2, 5, null],
] as const)('what is promised of %s in %d to %d days', (type, shippingDaysFrom, shippingDaysTo, days) => {
  expect(promisedDays({ type, shippingDaysFrom, shippingDaysTo }, '2026-10-24')).toEqual(days)
})
