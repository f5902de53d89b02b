import { expect, test } from 'vitest'
import { closingTimes } from './closing-times.ts'
import { instantOf } from './days.ts'

const ZONE = 'Europe/Rome'
const DATE = '2026-11-28'
const at = (time: string, date = DATE) => instantOf(ZONE, date, time)
const calendar = { zone: ZONE, granularity: 30 }
const lunch = { start: at('12:00'), end: at('14:00') }
const dinner = { start: at('22:30'), end: at('00:30', '2026-11-29') }
const times = (all: readonly { time: string }[]) => all.map(({ time }) => time)

test('a part of a day begins when a booking can, and lasts to a later one or to the end of an opening', () => {
  const froms = closingTimes(calendar, DATE, [lunch, dinner], at('08:00'))
  expect(times(froms)).toEqual(['12:00', '12:30', '13:00', '13:30', '22:30', '23:00', '23:30'])
  expect(times(froms[3]?.tos ?? [])).toEqual(['14:00', '22:30', '23:00', '23:30', '00:30'])
  expect(froms.map(({ end }) => end)).toEqual(['14:00', '14:00', '14:00', '14:00', '00:30', '00:30', '00:30'])
})

test('what is over is no beginning, the present one is', () => {
  expect(times(closingTimes(calendar, DATE, [lunch], at('13:10')))).toEqual(['13:00', '13:30'])
  expect(closingTimes(calendar, DATE, [lunch], at('14:00'))).toEqual([])
})

test('of operators with hours of their own it closes with the last of them', () => {
  const [first] = closingTimes(calendar, DATE, [lunch, { ...lunch, end: at('13:00') }], at('08:00'))
  expect(first?.end).toBe('14:00')
  expect(times(first?.tos ?? [])).toEqual(['12:30', '13:00', '13:30', '14:00'])
})

test('a day that never opens has no parts', () => {
  expect(closingTimes(calendar, DATE, [], at('08:00'))).toEqual([])
})
