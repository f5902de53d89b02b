import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Flow } from '#contract/flows.ts'
import { byDay, steps } from './flows.ts'

const flow = (created: string, value: string, balance: string, more: Partial<Flow> = {}): Flow => ({
  id: created,
  created,
  type: 'AA',
  value,
  pointValue: '0',
  balance,
  pointBalance: '0',
  description: null,
  ...more,
})
const history = [
  flow('2026-10-26T08:00:00Z', '-4.00', '11.00', { type: 'C', pointBalance: '3.5' }),
  flow('2026-10-25T21:30:00Z', '5.00', '15.00', { pointBalance: '3.5' }),
  flow('2026-10-24T22:30:00Z', '2.50', '10.00', { pointValue: '3.5', pointBalance: '3.5' }),
  flow('2026-10-24T21:30:00Z', '7.50', '7.50', { type: 'W' }),
]

test('days are those of the activity, also across the night of 25 hours', () => {
  const days = byDay(history, 'Europe/Rome').map(({ day, flows, cents, tenThousandths }) => [day, flows.length, cents, tenThousandths])
  expect(days).toEqual([
    ['2026-10-26', 1, -400, 0],
    ['2026-10-25', 2, 750, 35_000],
    ['2026-10-24', 1, 750, 0],
  ])
  expect(byDay(history, 'Asia/Tokyo').map(({ day }) => day)).toEqual(['2026-10-26', '2026-10-25'])
})

test('the chart has one step a day, oldest first, at the balance the day closed with', () => {
  expect(steps(history, 'Europe/Rome')).toEqual([
    { day: '2026-10-24', cents: 750, tenThousandths: 0 },
    { day: '2026-10-25', cents: 1500, tenThousandths: 35_000 },
    { day: '2026-10-26', cents: 1100, tenThousandths: 35_000 },
  ])
  expect([steps([], 'Europe/Rome'), byDay([], 'Europe/Rome')]).toEqual([[], []])
})

test('day sums lead from one closing balance to the next', () => {
  const cents = fc.array(fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 72 })), { maxLength: 60 })
  fc.assert(
    fc.property(cents, (moves) => {
      let [at, balance] = [Date.parse('2026-10-20T00:00:00Z'), 0]
      const flows = moves.map(([value, hours]) => {
        at += hours * 3_600_000
        balance += value
        return flow(new Date(at).toISOString(), (value / 100).toFixed(2), (balance / 100).toFixed(2))
      })
      const newest = flows.toReversed()
      let sum = 0
      const sums = byDay(newest, 'Europe/Rome')
        .toReversed()
        .map((day) => (sum += day.cents))
      expect(steps(newest, 'Europe/Rome').map((step) => step.cents)).toEqual(sums)
    }),
  )
})
