import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CouponWorth } from './coupons.ts'
import { cents, centsOf, points, points4 } from './money.ts'
import { linePriceOf, pricesIn, subtotalOf, unitPriceOf } from './line-price.ts'
import { creditUsed, earnedOf, figuresOf } from './order-figures.ts'
import { shippingPriceOf } from './shipping.ts'

const line = (price: string, discount: string | null, quantity: number) => ({
  ...pricesIn({ price, discountPrice: discount }),
  quantity,
})
const lines = [line('19.90', '0', 2), line('49.00', '39.00', 1)]
const courier = (priceMin: string) => ({
  type: 'C' as const,
  priceMin: centsOf(priceMin),
  offerPrice: centsOf('3.90'),
  standardPrice: centsOf('6.90'),
})
const loyalty = { cashBackType: 'EP' as const, rate: 500, pointValue: centsOf('10.00') }
const figures = (balance: string, priceMin = '80') =>
  figuresOf({
    lines,
    shipping: shippingPriceOf(courier(priceMin), subtotalOf(lines)),
    card: { balance: centsOf(balance), pointBalance: points4(0) },
    loyalty,
  })

describe('the vector of SEMANTICS 4', () => {
  test('with 25,00 on the card', () => {
    expect(figures('25.00')).toMatchObject({
      subtotal: 7880,
      credit: -2500,
      shipping: 690,
      total: 6070,
      accumulation: 269,
      balanceAfter: 269,
    })
    expect(figures('25.00').points).toBe(53_800)
    expect(points(figures('25.00').points)).toBe('5')
  })

  test('the offer is for strictly more than its minimum', () => {
    expect(figures('25.00', '78.80').shipping).toBe(690)
    expect(figures('25.00', '78.79').shipping).toBe(390)
  })

  test('with 100,00 on the card shipping is still to pay', () => {
    expect(figures('100.00')).toMatchObject({ credit: -7880, accumulation: 0, points: 0, total: 690, balanceAfter: 2120 })
  })
})

describe('the same vector with a coupon', () => {
  const order = (coupon: CouponWorth, balance: string, chosen?: number) =>
    figuresOf({
      lines,
      shipping: shippingPriceOf(courier('78.79'), subtotalOf(lines)),
      card: { balance: centsOf(balance), pointBalance: points4(0) },
      loyalty,
      coupon,
      ...(chosen !== undefined && { chosen: cents(chosen) }),
    })
  const glass: CouponWorth = { type: 'P', price: cents(600), percentage: null }

  test('it comes off before the credit, and what is earned is of the rest; shipping is judged before it', () => {
    expect(order(glass, '25.00')).toEqual({
      subtotal: 7880,
      coupon: -600,
      credit: -2500,
      shipping: 390,
      total: 5170,
      accumulation: 239,
      points: 47_800,
      balanceAfter: 239,
      pointsAfter: 47_800,
    })
  })

  test('credit pays what it leaves, and neither pays the shipping', () => {
    expect(order(glass, '100.00')).toMatchObject({ coupon: -600, credit: -7280, accumulation: 0, points: 0, total: 390 })
    expect(order({ type: 'S', price: null, percentage: 100 }, '100.00')).toMatchObject({ coupon: -7880, credit: 0, total: 390 })
    expect(order(glass, '100.00', -1000)).toMatchObject({ coupon: -600, credit: -1000, total: 6670 })
  })

  test('where it takes nothing, the figures are what they are without it', () => {
    expect(Object.keys(order({ type: 'T', price: null, percentage: null }, '25.00'))).not.toContain('coupon')
  })
})

test.each([
  ['0', 4900],
  ['0.00', 4900],
  ['', 4900],
  [null, 4900],
  ['49.00', 4900],
  ['50.00', 4900],
  ['48.99', 4899],
])('a discount of %s costs %d', (discount, unit) => {
  const one = line('49.00', discount, 3)
  expect([unitPriceOf(one), linePriceOf(one)]).toEqual([unit, unit * 3])
})

test.each([
  ['all of it', 2500, undefined, -2500],
  ['what was chosen', 2500, -1000, -1000],
  ['the same without its sign', 2500, 1000, -1000],
  ['no more than there is', 2500, -3000, -2500],
  ['no more than it costs', 10_000, -9000, -7880],
  ['nothing if nothing was chosen', 2500, 0, 0],
  ['nothing of an empty card', 0, undefined, 0],
  ['nothing of a balance below zero', -500, undefined, 0],
])('credit used is %s', (_, balance, chosen, used) => {
  const credit = creditUsed(cents(7880), cents(balance), chosen === undefined ? undefined : cents(chosen))
  expect(credit).toBe(used)
  expect(Object.is(credit, -0)).toBe(false)
})

test.each([
  ['EP', 269, 53_800],
  ['E', 269, 0],
  ['P', 0, 53_800],
] as const)('%s earns what it shows', (cashBackType, accumulation, earned) => {
  expect(earnedOf(cents(5380), { ...loyalty, cashBackType })).toEqual({ accumulation, points: earned })
})

test('points are cut at four decimals, credit is rounded to the cent, and no value of a point earns none', () => {
  expect(earnedOf(cents(1000), { ...loyalty, pointValue: cents(300) }).points).toBe(33_333)
  expect(earnedOf(cents(2000), { ...loyalty, pointValue: cents(300) }).points).toBe(66_666)
  expect([earnedOf(cents(10), loyalty).accumulation, earnedOf(cents(9), loyalty).accumulation]).toEqual([1, 0])
  for (const pointValue of [null, cents(0)]) expect(earnedOf(cents(5380), { ...loyalty, pointValue }).points).toBe(0)
})

const anyLine = fc.record({
  price: fc.integer({ min: 0, max: 1_000_000 }).map(cents),
  discountPrice: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(cents)),
  quantity: fc.integer({ min: 1, max: 999 }),
})

const anyCoupon = fc.oneof(
  fc.nat(2_000_000).map((price): CouponWorth => ({ type: 'P', price: cents(price), percentage: null })),
  fc.double({ min: 0.01, max: 100, noNaN: true }).map((percentage): CouponWorth => ({ type: 'S', price: null, percentage })),
)

test('no total is below zero or below its shipping, and no balance falls below zero', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 20 }),
      fc.integer({ min: -10_000, max: 1e9 }).map(cents),
      fc.option(fc.integer({ min: -1e9, max: 0 }).map(cents), { nil: undefined }),
      fc.nat(5_000).map(cents),
      fc.option(anyCoupon, { nil: undefined }),
      (some, balance, chosen, shipping, coupon) => {
        const order = {
          lines: some,
          shipping,
          card: { balance, pointBalance: points4(0) },
          loyalty,
          ...(coupon && { coupon }),
          ...(chosen !== undefined && { chosen }),
        }
        const all = figuresOf(order)
        expect(all.total).toBe(all.subtotal + (all.coupon ?? 0) + all.credit + all.shipping)
        expect(all.total).toBeGreaterThanOrEqual(shipping)
        expect(all.balanceAfter).toBeGreaterThanOrEqual(Math.min(0, balance))
        expect(all.points).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
