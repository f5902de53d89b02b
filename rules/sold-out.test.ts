import { expect, test } from 'vitest'
import { soldOutHow, soldOutUntil } from './sold-out.ts'

const ROME = 'Europe/Rome'
const until = (now: string) => new Date(soldOutUntil('today', ROME, Date.parse(now))).toISOString()

test.each([
  ['in the evening until its night is over', '2026-11-21T18:00:00Z', '2026-11-22T04:00:00.000Z'],
  ['after midnight it is still the same evening', '2026-11-21T23:30:00Z', '2026-11-22T04:00:00.000Z'],
  ['in the morning until the next one', '2026-11-22T05:00:00Z', '2026-11-23T04:00:00.000Z'],
  ['across the night of 25 hours', '2026-10-24T20:00:00Z', '2026-10-25T04:00:00.000Z'],
  ['across the night of 23 hours', '2027-03-27T20:00:00Z', '2027-03-28T03:00:00.000Z'],
])('for today: %s', (_, now, end) => {
  expect(until(now)).toBe(end)
})

test('what was said is told apart by its time', () => {
  const now = Date.parse('2026-11-21T18:00:00Z')
  expect(soldOutHow(null)).toBeNull()
  for (const how of ['today', 'until_changed'] as const) expect(soldOutHow(soldOutUntil(how, ROME, now))).toBe(how)
})
