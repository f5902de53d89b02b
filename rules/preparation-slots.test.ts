import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onTheWall } from './days.ts'
import { checkSlot, preparationSlots } from './preparation-slots.ts'

const ROME = 'Europe/Rome'
const hours = (day: number, startTime: string, endTime: string) => ({ day, startTime, endTime })
/** 2026-11-21 is a Saturday, in Rome UTC+1. */
const evening = [hours(6, '19:00', '20:00')]
const slots = (instant: string, all = evening, step = 15) => preparationSlots(all, step, ROME, Date.parse(instant))

test.each([
  ['before it opens', '2026-11-21T12:00+01:00', ['19:00', '19:15', '19:30', '19:45']],
  ['at its beginning', '2026-11-21T19:00+01:00', ['19:00', '19:15', '19:30', '19:45']],
  ['a second later', '2026-11-21T19:00:01+01:00', ['19:05', '19:20', '19:35', '19:50']],
  ['between two marks', '2026-11-21T19:22+01:00', ['19:25', '19:40', '19:55']],
  ['at the last mark', '2026-11-21T19:55+01:00', ['19:55']],
  ['just after it', '2026-11-21T19:56+01:00', []],
  ['at its end', '2026-11-21T20:00+01:00', []],
  ['on another day', '2026-11-22T12:00+01:00', []],
])('%s', (_, instant, expected) => expect(slots(instant)).toEqual(expected))

test('a step of 0 or less has no field', () => {
  expect([slots('2026-11-21T12:00+01:00', evening, 0), slots('2026-11-21T12:00+01:00', evening, -5)]).toEqual([[], []])
})

test('Sunday is 0 and 7', () => {
  for (const day of [0, 7]) expect(slots('2026-11-22T12:00+01:00', [hours(day, '13:00', '13:20')], 10)).toEqual(['13:00', '13:10'])
})

test('an interval across midnight is split', () => {
  const late = [hours(6, '23:00', '01:00')]
  expect(slots('2026-11-21T12:00+01:00', late, 30)).toEqual(['23:00', '23:30'])
  expect(slots('2026-11-22T00:02+01:00', late, 30)).toEqual(['00:05', '00:35'])
  expect(slots('2026-11-21T23:58+01:00', late, 30)).toEqual([])
  expect(slots('2026-11-21T12:00+01:00', [hours(6, '23:00', '00:00')], 30)).toEqual(['23:00', '23:30'])
})

test('on the nights the clocks change, slots are what the wall shows', () => {
  const night = [hours(0, '01:00', '04:00')]
  expect(slots('2027-03-28T00:30+01:00', night, 30)).toEqual(['01:00', '01:30', '03:00', '03:30'])
  expect(slots('2027-03-28T03:10+02:00', night, 30)).toEqual(['03:10', '03:40'])
  expect(slots('2026-10-25T02:40+01:00', night, 30)).toEqual(['02:40', '03:10', '03:40'])
})

const check = (wish: string, instant: string) => checkSlot(wish, evening, 15, { zone: ROME, now: Date.parse(instant) })

test('what was offered a minute ago still holds; what is past comes back with a fresh list', () => {
  expect(check('19:20', '2026-11-21T19:03+01:00')).toBeUndefined()
  expect(check('19:20', '2026-11-21T19:06+01:00')).toBeUndefined()
  expect(check('19:05', '2026-11-21T19:06+01:00')).toEqual({ refused: 'slot_over', fresh: { slots: ['19:10', '19:25', '19:40', '19:55'] } })
})

test.each(['18:55', '20:00', '25:00', '19:99', 'soon', ''])('%s is no slot', (wish) => {
  expect(check(wish, '2026-11-21T12:00+01:00')?.refused).toBe('slot_over')
})

test('every slot that is offered is granted, wherever the place is', () => {
  const place = fc.constantFrom('Europe/Rome', 'Asia/Tokyo', 'America/Los_Angeles')
  const time = fc
    .nat(95)
    .map((quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`)
  const instant = fc.integer({ min: Date.parse('2026-10-20'), max: Date.parse('2027-04-01') })
  fc.assert(
    fc.property(
      place,
      fc.array(fc.tuple(fc.nat(7), time, time), { maxLength: 6 }),
      fc.integer({ min: 1, max: 90 }),
      instant,
      (zone, all, step, now) => {
        const open = all.map(([day, start, end]) => hours(day, start, end))
        const offered = preparationSlots(open, step, zone, now)
        for (const slot of offered) expect(checkSlot(slot, open, step, { zone, now })).toBeUndefined()
        expect(offered).toEqual([...new Set(offered)].sort())
        for (const slot of offered) expect(slot >= onTheWall(zone, now).time).toBe(true)
      },
    ),
  )
})
