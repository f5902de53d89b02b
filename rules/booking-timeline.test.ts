import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivalsAt, frameOf, lanesOf, shareOf, ticksOf } from './booking-timeline.ts'
import { instantOf } from './days.ts'
import { meets } from './spans.ts'

const ROME = 'Europe/Rome'
const date = '2026-11-21'
const at = (time: string, day = date) => instantOf(ROME, day, time)
const span = (start: string, end: string) => ({ start: at(start), end: at(end) })
const times = (day: string, open: { start: number; end: number }) =>
  ticksOf(ROME, frameOf(ROME, day, [open], []) ?? open, 60).map(({ time }) => time)

test('a day is shown from its first opening or booking to the end of the last, on whole hours', () => {
  expect(frameOf(ROME, date, [span('12:30', '15:00'), span('19:00', '23:00')], [])).toEqual(span('12:00', '23:00'))
  expect(frameOf(ROME, date, [span('19:00', '22:00')], [span('21:45', '23:15')])).toEqual({
    start: at('19:00'),
    end: at('00:00', '2026-11-22'),
  })
  expect(frameOf(ROME, date, [], [])).toBeUndefined()
})

test('a night belongs to the day on which it begins', () => {
  const tonight = { start: at('18:00'), end: at('02:00', '2026-11-22') }
  const lastNight = { start: at('18:00', '2026-11-20'), end: at('02:00') }
  expect(frameOf(ROME, date, [lastNight, tonight], [])).toEqual(tonight)
  expect(frameOf(ROME, date, [lastNight], [])).toBeUndefined()
  expect(frameOf(ROME, date, [lastNight, tonight], [span('00:30', '01:30')])?.start).toBe(at('00:00'))
})

test('half an hour off Greenwich the hours are those of the wall', () => {
  const start = instantOf('Asia/Kolkata', date, '09:15')
  expect(frameOf('Asia/Kolkata', date, [{ start, end: start + 3_600_000 }], [])?.start).toBe(instantOf('Asia/Kolkata', date, '09:00'))
})

test('in a night of 23 or 25 hours the lines stay as far apart, and say what the wall shows', () => {
  const spring = { start: at('01:00', '2026-03-29'), end: at('04:00', '2026-03-29') }
  expect(times('2026-03-29', spring)).toEqual(['01:00', '03:00'])
  const autumn = { start: at('01:00', '2026-10-25'), end: at('04:00', '2026-10-25') }
  expect(times('2026-10-25', autumn)).toEqual(['01:00', '02:00', '02:00', '03:00'])
})

test('people who come are counted where they begin', () => {
  const all = [
    { ...span('19:00', '21:00'), people: 2 },
    { ...span('19:15', '21:15'), people: 4 },
    { ...span('19:30', '21:30'), people: 6 },
  ]
  const ticks = ticksOf(ROME, span('19:00', '21:00'), 30)
  expect(ticks.map((tick) => [tick.time, arrivalsAt(all, tick, 30)])).toEqual([
    ['19:00', 6],
    ['19:30', 6],
    ['20:00', 0],
    ['20:30', 0],
  ])
  expect(shareOf(span('19:00', '23:00'), at('20:00'))).toBe(25)
})

const bars = fc.uniqueArray(fc.record({ id: fc.string(), start: fc.nat(40), size: fc.integer({ min: 1, max: 9 }) }), {
  selector: ({ id }) => id,
  maxLength: 20,
})

test('no two of a lane meet, all are there, and each is in the first lane that has room', () => {
  fc.assert(
    fc.property(bars, (made) => {
      const all = made.map(({ id, start, size }) => ({ id, start, end: start + size }))
      const placed = lanesOf(all)
      expect(new Set(placed.map(({ one }) => one.id))).toEqual(new Set(all.map(({ id }) => id)))
      placed.forEach(({ one, lane }, index) => {
        const before = placed.slice(0, index)
        const meetsIn = (row: number) => before.some((other) => other.lane === row && meets(other.one, one))
        expect(meetsIn(lane)).toBe(false)
        for (let row = 0; row < lane; row++) expect(meetsIn(row)).toBe(true)
        expect(before.every((other) => other.one.start <= one.start)).toBe(true)
      })
    }),
  )
})

test('the order they are given in changes nothing', () => {
  fc.assert(
    fc.property(bars, (made) => {
      const all = made.map(({ id, start, size }) => ({ id, start, end: start + size }))
      expect(lanesOf(all.toReversed())).toEqual(lanesOf(all))
    }),
  )
})
