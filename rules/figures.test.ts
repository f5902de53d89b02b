import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Figures } from '#contract/counter-figures.ts'
import { dayAfter, instantOf, weekdayOf } from './days.ts'
import {
  changeOf,
  hundredths,
  isEarly,
  mayBeCompared,
  mondayOf,
  periodsOf,
  sameDaysBefore,
  shareOf,
  spanOf,
  tenthsOf,
  totals,
} from './figures.ts'

const day = fc.integer({ min: 0, max: 20_000 }).map((n) => dayAfter('2000-01-01', n))
const range = fc.constantFrom('8w' as const, '6m' as const, '1y' as const)
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((n) => String(n).padStart(2, '0')).join(':'))

describe('periods', () => {
  test('eight weeks from Monday to Sunday, the last holds today', () => {
    const weeks = periodsOf('8w', '2026-11-18')
    expect(weeks.at(0)).toEqual({ from: '2026-09-28', to: '2026-10-04' })
    expect(weeks.at(3)).toEqual({ from: '2026-10-19', to: '2026-10-25' })
    expect(weeks.at(-1)).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(weeks).toHaveLength(8)
  })

  test('a year edge is none for weeks, and months know how long they are', () => {
    expect(periodsOf('8w', '2027-01-01').at(-1)).toEqual({ from: '2026-12-28', to: '2027-01-03' })
    expect(periodsOf('6m', '2028-02-29').map(({ to }) => to)).toEqual([
      '2027-09-30',
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
    ])
    expect(periodsOf('1y', '2026-11-22').at(0)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  })

  test('a week in which the clocks change is as long as its wall says', () => {
    const hours = (of: string) => {
      const [week] = periodsOf('8w', of).slice(-1)
      const { from, until } = spanOf(week ?? { from: of, to: of })
      const at = (wall: string) => instantOf('Europe/Rome', wall.slice(0, 10), wall.slice(11))
      return (at(until) - at(from)) / 3_600_000
    }
    expect([hours('2026-03-25'), hours('2026-10-21'), hours('2026-11-18')]).toEqual([167, 169, 168])
  })

  test('they follow one another, begin where they should, and the last holds today', () => {
    fc.assert(
      fc.property(range, day, (of, today) => {
        const all = periodsOf(of, today)
        for (const [n, { from, to }] of all.entries()) {
          expect(of === '8w' ? weekdayOf(from) : from.slice(8)).toBe(of === '8w' ? 1 : '01')
          if (n > 0) expect(from).toBe(dayAfter(all[n - 1]?.to ?? '', 1))
          expect(from <= to).toBe(true)
        }
        const last = all.at(-1)
        expect(last && last.from <= today && today <= last.to).toBe(true)
      }),
    )
  })
})

describe('the same days before', () => {
  test('of a week, up to the same time of day', () => {
    expect(sameDaysBefore('8w', { day: '2026-11-18', time: '19:15' })).toEqual({
      period: { from: '2026-11-09', to: '2026-11-11' },
      span: { from: '2026-11-09 00:00', until: '2026-11-11 19:15' },
    })
  })
  test('of a month that was shorter, all of it', () => {
    expect(sameDaysBefore('6m', { day: '2026-03-31', time: '10:00' })).toEqual({
      period: { from: '2026-02-01', to: '2026-02-28' },
      span: { from: '2026-02-01 00:00', until: '2026-03-01 00:00' },
    })
    expect(sameDaysBefore('1y', { day: '2027-01-01', time: '09:00' }).span).toEqual({ from: '2026-12-01 00:00', until: '2026-12-01 09:00' })
  })
  test('they lie within the period before', () => {
    fc.assert(
      fc.property(range, day, time, (of, today, now) => {
        const before = periodsOf(of, today).at(-2)
        const { period, span } = sameDaysBefore(of, { day: today, time: now })
        expect(period.from).toBe(before?.from)
        expect(period.to <= (before?.to ?? '')).toBe(true)
        expect(span.until <= spanOf(before ?? period).until).toBe(true)
      }),
    )
  })
})

const figures = (fields: Partial<Figures> = {}): Figures => ({
  from: '2026-11-16',
  to: '2026-11-22',
  people: { came: 63, back: 41 },
  credit: { given: '118.40', spent: '96.00' },
  orders: { count: 52, worth: '1486.50', collected: 30 },
  bookings: { count: 38, absent: 2, cancelled: 1 },
  coupons: { given: 14, used: 9 },
  ...fields,
})

test('a change is against the same days; of a part that is not shown there is none', () => {
  const report = { periods: [figures()], before: figures({ people: { came: 60, back: 38 }, credit: { given: '104.40', spent: '0.00' } }) }
  expect(changeOf('people', report)).toBe(3)
  expect(changeOf('credit', report)).toBe(1400)
  expect(changeOf('orders', report)).toBe(0)
  expect(changeOf('people', { ...report, before: figures({ people: { came: 4, back: null } }) })).toBeUndefined()
  expect(changeOf('people', { ...report, before: figures({ people: { came: 0, back: null } }) })).toBe(41)
})

test('a part of a few is not told by a difference either', () => {
  expect([mayBeCompared(9, 5), mayBeCompared(10, 5), mayBeCompared(5, 5), mayBeCompared(4, 4)]).toEqual([false, true, true, false])
})

test('early is the week of the first figure, or none yet', () => {
  expect(isEarly({ since: null, today: '2026-11-18' })).toBe(true)
  expect(isEarly({ since: '2026-11-16', today: '2026-11-22' })).toBe(true)
  expect(isEarly({ since: '2026-11-15', today: '2026-11-16' })).toBe(false)
  expect(mondayOf('2026-11-15')).toBe('2026-11-09')
})

test.each([
  [41, 63, { part: 2, whole: 3 }],
  [1, 2, { part: 1, whole: 2 }],
  [9, 10, { part: 9, whole: 10 }],
  [94, 100, { part: 9, whole: 10 }],
  [19, 20, { part: 19, whole: 20 }],
  [226, 232, { part: 226, whole: 232 }],
  [3, 200, { part: 3, whole: 200 }],
  [0, 7, { part: 0, whole: 1 }],
  [7, 7, { part: 1, whole: 1 }],
])('%i of %i is said %j', (part, whole, said) => expect(shareOf(part, whole)).toEqual(said))

test('a share is near the truth, and all or none only if it is', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (part, whole) => {
      const said = shareOf(part, whole)
      expect(said === undefined).toBe(part > whole)
      if (part > whole) return
      const value = (said?.part ?? 0) / (said?.whole ?? 1)
      expect(Math.abs(value - part / whole)).toBeLessThan(0.05 + 1e-9)
      expect(value === 0 || value === 1).toBe(part === 0 || part === whole)
      const tenths = tenthsOf(part, whole) ?? -1
      expect(tenths === 0 || tenths === 10).toBe(part === 0 || part === whole)
    }),
  )
})

test('sums and hundredths of a range; bookings without their parts are in no share', () => {
  const all = totals([figures(), figures({ bookings: { count: 2, absent: null, cancelled: null } })])
  expect(all).toMatchObject({ given: 23_680, spent: 19_200, orders: 104, worth: 297_300, booked: 38, kept: 36, couponsUsed: 18 })
  expect([hundredths(41, 63), hundredths(0, 0)]).toEqual([65, undefined])
})
