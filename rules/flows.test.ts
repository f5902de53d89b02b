import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Flow } from '#contract/flows.ts'
import { byMonth, steps } from './flows.ts'

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
const drawn = { zone: 'Europe/Rome', since: '2026-01-01' }
const history = [
  flow('2026-10-26T08:00:00Z', '-4.00', '11.00', { type: 'C', pointBalance: '3.5' }),
  flow('2026-10-25T21:30:00Z', '5.00', '15.00', { pointBalance: '3.5' }),
  flow('2026-10-24T22:30:00Z', '2.50', '10.00', { pointValue: '3.5', pointBalance: '3.5' }),
  flow('2026-10-24T21:30:00Z', '7.50', '7.50', { type: 'W' }),
]

test('months are those of the activity, also where its night begins another', () => {
  const months = byMonth([flow('2026-10-31T23:30:00Z', '1.00', '12.00'), ...history], 'Europe/Rome')
  expect(months.map(({ month, flows, cents, tenThousandths }) => [month, flows.length, cents, tenThousandths])).toEqual([
    ['2026-11', 1, 100, 0],
    ['2026-10', 4, 1100, 35_000],
  ])
  expect(months.flatMap(({ flows }) => flows.map(({ day }) => day))).toEqual([
    '2026-11-01',
    '2026-10-26',
    '2026-10-25',
    '2026-10-25',
    '2026-10-24',
  ])
  expect(byMonth(history, 'Asia/Tokyo')[0]?.flows.map(({ day }) => day)).toEqual(['2026-10-26', '2026-10-26', '2026-10-25', '2026-10-25'])
})

test('the line has a step a movement, oldest first, at the balance it left', () => {
  expect(steps(history, drawn).map(({ day, cents, tenThousandths }) => [day, cents, tenThousandths])).toEqual([
    ['2026-10-24', 750, 0],
    ['2026-10-25', 1000, 35_000],
    ['2026-10-25', 1500, 35_000],
    ['2026-10-26', 1100, 35_000],
  ])
  expect([steps([], drawn), byMonth([], 'Europe/Rome')]).toEqual([[], []])
})

test('the line of a group is what it comes to since a day, without a sign', () => {
  const used = [
    flow('2026-10-28T08:00:00Z', '-2.50', '8.50', { type: 'P', pointValue: '-3.5' }),
    flow('2026-10-26T08:00:00Z', '-4.00', '11.00'),
  ]
  expect(steps(used, { ...drawn, group: 'used' }).map(({ cents, tenThousandths }) => [cents, tenThousandths])).toEqual([
    [400, 0],
    [650, 35_000],
  ])
  expect(steps(used, { ...drawn, group: 'used', since: '2026-10-27' }).map(({ cents }) => cents)).toEqual([250])
})

test('what months add up to leads from one closing balance to the next', () => {
  const cents = fc.array(fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 900 })), { maxLength: 60 })
  fc.assert(
    fc.property(cents, (moves) => {
      let [at, balance] = [Date.parse('2026-03-20T00:00:00Z'), 0]
      const flows = moves.map(([value, hours]) => {
        at += hours * 3_600_000
        balance += value
        return flow(new Date(at).toISOString(), (value / 100).toFixed(2), (balance / 100).toFixed(2))
      })
      const newest = flows.toReversed()
      const closing = new Map(steps(newest, drawn).map((step) => [step.day.slice(0, 7), step.cents]))
      let sum = 0
      const sums = byMonth(newest, 'Europe/Rome')
        .toReversed()
        .map((month) => (sum += month.cents))
      expect([...closing.values()]).toEqual(sums)
    }),
  )
})
