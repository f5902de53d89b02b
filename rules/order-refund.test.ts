import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, points4 } from './money.ts'
import { earnedAfter, type OrderSums, refundOf, refundWay, restOf, takenBack, worthOf } from './order-refund.ts'
import { isRefusal } from './refusal.ts'

/** The vector of SEMANTICS 4: 60,70 in money and 25,00 of credit, 2,69 and 5,38 points earned. */
const sums: OrderSums = { total: cents(6070), credit: cents(2500), accumulation: cents(269), points: points4(53_800) }

test('all of it goes back as it came', () => {
  expect(refundOf(sums, cents(0), cents(8570))).toEqual({
    money: 6070,
    credit: 2500,
    accumulation: 269,
    points: 53_800,
    step: 'refund',
  })
  expect(restOf(sums, cents(8570))).toEqual({ money: 0, credit: 0, accumulation: 0, points: 0 })
  expect(restOf({ total: cents(0), credit: cents(0), accumulation: cents(0), points: points4(0) }, cents(0)).money).toBe(0)
})

test('a part goes back in the same proportion', () => {
  expect(refundOf(sums, cents(0), cents(857))).toEqual({
    money: 607,
    credit: 250,
    accumulation: 27,
    points: 5380,
    step: 'refund_part',
  })
})

test.each([0, -1, 8571, 1.5])('%d cents of 85,70 do not go back', (wish) => {
  expect(refundOf(sums, cents(0), wish as never)).toEqual({ refused: 'refund_wrong', values: { most: '85,70\u00a0€' } })
})

test('what is earned after a part went back is less by that part', () => {
  expect(earnedAfter(sums, cents(857))).toEqual({ accumulation: 242, points: 48_420 })
})

test('no balance falls below zero: what is missing is said', () => {
  expect(takenBack(cents(269), cents(1000))).toEqual({ taken: 269, missing: 0 })
  expect(takenBack(cents(269), cents(100))).toEqual({ taken: 100, missing: 169 })
  expect(takenBack(points4(53_800), points4(0))).toEqual({ taken: 0, missing: 53_800 })
})

test('money goes back the way it came', () => {
  expect((['P', 'S', 'BT', 'ST'] as const).map(refundWay)).toEqual(['provider', 'provider', 'hand', 'hand'])
})

test('many parts add up to the whole, to the cent and to the ten-thousandth', () => {
  const size = fc.nat(100_000)
  fc.assert(
    fc.property(size, size, size, fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 12 }), (total, credit, earned, wishes) => {
      const all: OrderSums = { total: cents(total), credit: cents(credit), accumulation: cents(earned), points: points4(earned * 7) }
      let refunded = cents(0)
      const back = { money: 0, credit: 0, accumulation: 0, points: 0 }
      const book = (part: typeof back) => {
        for (const name of ['money', 'credit', 'accumulation', 'points'] as const) {
          expect(part[name]).toBeGreaterThanOrEqual(0)
          back[name] += part[name]
        }
      }
      for (const wish of wishes) {
        const part = refundOf(all, refunded, cents(wish))
        if (isRefusal(part)) continue
        expect(part.money + part.credit).toBe(wish)
        refunded = cents(refunded + wish)
        book(part)
      }
      book(restOf(all, refunded))
      expect(back).toEqual({ money: total, credit, accumulation: worthOf(all) ? earned : 0, points: worthOf(all) ? earned * 7 : 0 })
    }),
  )
})
