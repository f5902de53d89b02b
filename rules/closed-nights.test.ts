import { describe, expect, test } from 'vitest'
import { nightOf, pastMidnight, standsIn } from './closed-nights.ts'
import { dayAfter, instantOf } from './days.ts'

const ZONE = 'Europe/Rome'
const DATE = '2026-11-28'
const NEXT = dayAfter(DATE, 1)
const week = (startTime: string, endTime: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, startTime, endTime }))
const timetable = (open: ReturnType<typeof week>, closedDays: string[] = []) => ({
  zone: ZONE,
  granularity: 30,
  open,
  closed: [],
  closedDays,
})
const late = timetable(week('18:00', '02:00'))
const begun = (date: string, time: string, operatorId: string | null = null) => ({
  date,
  time,
  start: instantOf(ZONE, date, time),
  operatorId,
})
const night = (of: ReturnType<typeof timetable>, date: string, time: string) => nightOf(of, begun(date, time))

test('past midnight it is still the night of the day before, as long as that is open', () => {
  expect([night(late, DATE, '18:00'), night(late, NEXT, '00:00'), night(late, NEXT, '01:30'), night(late, NEXT, '02:00')]).toEqual([
    DATE,
    DATE,
    DATE,
    NEXT,
  ])
})

test('of a night that does not begin nothing is, nor of a house that closes by midnight or never', () => {
  expect(night(timetable(week('18:00', '02:00'), [DATE]), NEXT, '01:00')).toBe(NEXT)
  expect(night(timetable(week('18:00', '00:00')), NEXT, '00:00')).toBe(NEXT)
  expect(night(timetable(week('00:00', '00:00')), NEXT, '00:00')).toBe(NEXT)
  expect(night(timetable(week('09:00', '23:00')), NEXT, '00:30')).toBe(NEXT)
})

test('how late the longest night goes on', () => {
  expect(pastMidnight(timetable([...week('18:00', '02:00'), ...week('20:00', '03:30')]))).toBe('03:30')
  expect(pastMidnight(timetable(week('09:00', '23:00')))).toBe('')
})

describe('who stands in what is closed', () => {
  const stands = (closing: object, date: string, time: string, operatorId: string | null = null) =>
    standsIn(
      ZONE,
      { date: DATE, startTime: null, endTime: null, operatorId: null, ...closing },
      { ...begun(date, time, operatorId), night: night(late, date, time) },
    )

  test('at the end of it no more, and a night lasts into the next day', () => {
    const noon = { startTime: '12:00', endTime: '15:00' }
    expect(['11:59', '12:00', '14:59', '15:00'].map((time) => stands(noon, DATE, time))).toEqual([false, true, true, false])
    const dinner = { startTime: '22:00', endTime: '01:00' }
    expect(['19:00', '23:30'].map((time) => stands(dinner, DATE, time))).toEqual([false, true])
    expect(['00:30', '01:00', '23:30'].map((time) => stands(dinner, NEXT, time))).toEqual([true, false, false])
  })

  test('with a day its own night, and not that of the day before', () => {
    expect(['00:30', '08:00', '23:30'].map((time) => stands({}, DATE, time))).toEqual([false, true, true])
    expect(['00:30', '08:00'].map((time) => stands({}, NEXT, time))).toEqual([true, false])
  })

  test('of one who serves only what is theirs', () => {
    expect(['a', 'b', null].map((id) => stands({ operatorId: 'a' }, DATE, '20:00', id))).toEqual([true, false, false])
    expect(['a', null].map((id) => stands({}, DATE, '20:00', id))).toEqual([true, true])
  })
})
