import { expect, test } from 'vitest'
import { cents } from './money.ts'
import { deliveryWindow, needsAddress, shippingPriceOf } from './shipping.ts'

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
