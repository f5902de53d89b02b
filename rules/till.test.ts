import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, points4 } from './money.ts'
import {
  centsTyped,
  gainOf,
  isGain,
  isUndoable,
  MONEY,
  MOST_PURCHASE,
  POINTS,
  pointsTyped,
  typedAfter,
  typedShown,
  undoingOf,
  undoUntil,
} from './till.ts'

const EP = { cashBackType: 'EP', rate: 500, pointValue: cents(1000) } as const
const typing = (keys: string, format = MONEY) => [...keys].reduce((typed, key) => typedAfter(typed, key === '<' ? 'back' : key, format), '')

test('53,80 € give 2,69 € at 5 %, and 5 points at 10 € a point', () => {
  expect(gainOf(cents(5380), EP)).toEqual({ credit: 269, points: points4(53_800) })
  expect(gainOf(cents(5380), { ...EP, cashBackType: 'E' })).toEqual({ credit: 269, points: 0 })
  expect(gainOf(cents(5380), { ...EP, cashBackType: 'P' })).toEqual({ credit: 0, points: 53_800 })
  expect(isGain(gainOf(cents(5), { ...EP, cashBackType: 'E' }))).toBe(false)
  expect(isGain(gainOf(cents(5380), { ...EP, rate: 0, pointValue: null }))).toBe(false)
})

test('more spent never gives less, and no purchase gives more than its share', () => {
  const purchase = fc.integer({ min: 1, max: MOST_PURCHASE })
  const loyalty = fc.record({
    cashBackType: fc.constantFrom('E', 'P', 'EP'),
    rate: fc.integer({ min: 0, max: 10_000 }),
    pointValue: fc.integer({ min: 0, max: 100_000 }).map(cents),
  })
  fc.assert(
    fc.property(purchase, purchase, loyalty, (one, other, its) => {
      const [less, more] = [gainOf(cents(Math.min(one, other)), its), gainOf(cents(Math.max(one, other)), its)]
      expect(more.credit).toBeGreaterThanOrEqual(less.credit)
      expect(more.points).toBeGreaterThanOrEqual(less.points)
      expect(Math.abs(more.credit - (its.cashBackType === 'P' ? 0 : (Math.max(one, other) * its.rate) / 10_000))).toBeLessThanOrEqual(0.5)
    }),
  )
})

test.each([
  ['5380', '5.380', 538_000],
  ['53,80', '53,80', 5380],
  ['53,805', '53,80', 5380],
  [',5', '0,5', 50],
  ['0053', '53', 5300],
  ['99999', '9.999', 999_900],
  ['9999,99', '9.999,99', 999_999],
  ['5,,3', '5,3', 530],
  ['53<<<', '0', 0],
  ['53,8<<', '53', 5300],
  ['5x', '5', 500],
])('%s is typed as %s', (keys, shown, value) => {
  expect([typedShown(typing(keys)), centsTyped(typing(keys))]).toEqual([shown, value])
})

test('points are typed whole', () => {
  expect(typing('12,5', POINTS)).toBe('125')
  expect(typing('1234567', POINTS)).toBe('123456')
  expect(pointsTyped('12')).toBe(120_000)
})

test('whatever is typed is an amount of at most 9.999,99 €', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'0123456789,<'), { maxLength: 30 }), (keys) => {
      const typed = typing(keys.join(''))
      expect(centsTyped(typed)).toBeLessThanOrEqual(MOST_PURCHASE)
      expect(typed).toMatch(/^(\d{0,4}(,\d{0,2})?)$/)
    }),
  )
})

test('what was given is taken, what was taken is given back, within the minute', () => {
  expect(['AA', 'C', 'P', 'AM', 'SM', 'constructor'].map(undoingOf)).toEqual(['SM', 'AM', 'AM', undefined, undefined, undefined])
  expect([isUndoable(0, undoUntil(0)), isUndoable(0, undoUntil(0) + 1)]).toEqual([true, false])
})
