import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsOf, gapsOf, snappedTime, standingOf, steppedTime } from './booking-columns.ts'
import { instantOf } from './days.ts'

const ROME = 'Europe/Rome'
/** Hours of a made-up day stand for milliseconds. */
const of = (operatorId: string | null, start: number, end: number) => ({ operatorId, start, end })
const frame = { start: 9, end: 19 }
const hours = {
  open: [of('sara', 9, 13), of('sara', 14, 18), of('marco', 10, 19)],
  closings: [of('marco', 12, 13)],
}

test('one column an operator, and one of nobody only where something stands in it', () => {
  const ids = (columns: { operatorId: string | null; entries: unknown[] }[]) => columns.map((one) => [one.operatorId, one.entries.length])
  const booked = [of('marco', 9, 10)]
  expect(ids(columnsOf(['sara', 'marco'], booked))).toEqual([
    ['sara', 0],
    ['marco', 1],
  ])
  expect(ids(columnsOf(['sara'], [of(null, 9, 10)]))).toEqual([
    ['sara', 0],
    [null, 1],
  ])
  expect(ids(columnsOf([], []))).toEqual([[null, 0]])
})

test('between two openings is a break, before, after and in a closing it is closed', () => {
  expect(gapsOf(frame, hours, 'sara')).toEqual([
    { start: 13, end: 14, is: 'break' },
    { start: 18, end: 19, is: 'closed' },
  ])
  expect(gapsOf(frame, hours, 'marco')).toEqual([
    { start: 9, end: 10, is: 'closed' },
    { start: 12, end: 13, is: 'closed' },
  ])
  expect(gapsOf(frame, { open: [], closings: [] }, 'sara')).toEqual([{ ...frame, is: 'closed' }])
})

test('a closing is closed whether or not the openings leave it out already', () => {
  const cut = { ...hours, open: [of('marco', 10, 12), of('marco', 13, 19)] }
  expect(gapsOf(frame, cut, 'marco')).toEqual(gapsOf(frame, hours, 'marco'))
})

const spans = fc.array(
  fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 9 })).map(([start, size]) => of(null, start, start + size)),
  { maxLength: 6 },
)

test('at every moment of the frame somebody serves, or there is one gap', () => {
  fc.assert(
    fc.property(spans, spans, (open, closings) => {
      const gaps = gapsOf(frame, { open, closings }, null)
      const isIn = (all: readonly { start: number; end: number }[], at: number) =>
        all.filter(({ start, end }) => start <= at && at < end).length
      for (let at = 0; at < 40; at++) {
        const isServed = isIn(open, at) > 0 && isIn(closings, at) === 0
        expect(isIn(gaps, at)).toBe(frame.start <= at && at < frame.end && !isServed ? 1 : 0)
      }
    }),
  )
})

const day = { ...hours, operators: ['sara', 'marco'], rivals: [of('sara', 9, 10), of(null, 16, 17)], now: 8 }

test.each([
  ['between two', 'free', of('sara', 10, 11)],
  ['up to the next', 'free', of('sara', 15, 16)],
  ['where another begins', 'taken', of('sara', 9.5, 10.5)],
  ['where somebody is nobody’s yet', 'taken', of('marco', 16.5, 17.5)],
  ['into a break', 'closed', of('sara', 12.5, 13.5)],
  ['into a closing', 'closed', of('marco', 12, 12.5)],
  ['before now', 'past', of('sara', 7, 8)],
  ['to nobody in particular, where one has room', 'free', of(null, 13, 14)],
  ['to nobody in particular, where none has', 'taken', of(null, 9, 10)],
] as const)('%s: %s', (_, standing, wish) => {
  expect(standingOf(wish, day)).toBe(standing)
})

test('arrows lead from one time of the grid to the next, within the day and over what the wall leaves out', () => {
  const step = (time: string, by: 1 | -1, date = '2026-11-25') => steppedTime(ROME, date, time, 30 * by)
  expect([step('10:00', 1), step('10:00', -1), step('10:10', 1), step('10:10', -1)]).toEqual(['10:30', '09:30', '10:30', '10:00'])
  expect([step('00:00', -1), step('23:30', 1)]).toEqual(['00:00', '23:30'])
  expect([step('01:30', 1, '2026-03-29'), step('03:00', -1, '2026-03-29')]).toEqual(['03:00', '01:30'])
  expect([step('01:30', 1, '2026-10-25'), step('02:00', 1, '2026-10-25')]).toEqual(['02:00', '02:30'])
})

test('what is let go falls on the nearest time of the grid', () => {
  const date = '2026-11-25'
  const snap = (time: string, day = date) => snappedTime(ROME, date, instantOf(ROME, day, time), 30)
  expect([snap('10:14'), snap('10:15'), snap('23:50'), snap('23:00', '2026-11-24'), snap('00:30', '2026-11-26')]).toEqual([
    '10:00',
    '10:30',
    '23:30',
    '00:00',
    '23:30',
  ])
})
