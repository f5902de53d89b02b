import { expect, test } from 'vitest'
import type { Flow } from '#contract/flows.ts'
import { type Line, linesOf, monthsOf } from './lines.ts'

const flow = (id: string, created: string, value: string): Flow => ({
  id,
  created,
  type: 'AA',
  value,
  pointValue: '1.5000',
  balance: '10.00',
  pointBalance: '5.0000',
  description: null,
})
const months = monthsOf('Europe/Rome')
const first = [flow('c', '2026-11-21T11:00:00Z', '2.00'), flow('b', '2026-11-20T23:30:00Z', '1.50')]
const second = [flow('a', '2026-11-20T23:10:00Z', '-1.00'), flow('z', '2026-10-31T22:50:00Z', '5.00')]
const days = (lines: Line[]) => lines.flatMap((line) => (line.kind === 'flow' && line.saysDay ? [line.day] : []))

test('a day is of the activity, and said once: half past midnight in Rome is not yesterday', () => {
  const lines = linesOf([first], months, true)
  expect(lines.map((line) => line.key)).toEqual(['2026-11', 'c', 'b'])
  expect(days(lines)).toEqual(['2026-11-21'])
})

test('a month that goes on over a page stands once, with the sum of both, and so does its day', () => {
  const lines = linesOf([first, second], months, true)
  expect(lines.map((line) => line.key)).toEqual(['2026-11', 'c', 'b', 'a', '2026-10', 'z'])
  expect(lines[0]).toMatchObject({ cents: 250, tenThousandths: 45_000, isWhole: true })
  expect(days(lines)).toEqual(['2026-11-21', '2026-10-31'])
})

test('the last month has no sum while its rest may be on the next page', () => {
  expect(
    linesOf([first, second], months, false)
      .filter((line) => line.kind === 'month')
      .map((line) => line.isWhole),
  ).toEqual([true, false])
})

test('a movement that came between two pages, and so on both, stands once and counts once', () => {
  const shifted = [first[1] as Flow, ...second]
  const lines = linesOf([first, shifted], months, true)
  expect(lines.filter((line) => line.key === 'b')).toHaveLength(1)
  expect(lines[0]).toMatchObject({ cents: 250 })
})
