import { expect, test } from 'vitest'
import { dayName, dayTitle, monthName, monthSpan, nearDayName, nearness, shortDay, shortDayName } from './day-name.ts'

const today = '2026-11-21'

test.each([
  ['it', 'sabato 21 novembre'],
  ['es', 'sábado 21 de noviembre'],
  ['fr', 'samedi 21 novembre'],
  ['de', 'Samstag, 21.\u00a0November'],
  ['en', 'Saturday 21 November'],
] as const)('a day in %s', (language, name) => expect(dayName(today, language, today)).toBe(name))

test.each([
  ['it', 'lunedì 23', 'lun 23', 'lunedì 30 novembre'],
  ['es', 'lunes 23', 'lun 23', 'lunes 30 de noviembre'],
  ['fr', 'lundi 23', 'lun 23', 'lundi 30 novembre'],
  ['de', 'Montag, 23.11.', 'Mo 23.', 'Montag, 30.\u00a0November'],
  ['en', 'Monday 23', 'Mon 23', 'Monday 30 November'],
] as const)('a day of this week and one that is further away, in %s', (language, near, short, far) => {
  expect([nearDayName('2026-11-23', language, today), shortDayName('2026-11-23', language)]).toEqual([near, short])
  expect(nearDayName('2026-11-30', language, today)).toBe(far)
  expect(nearDayName('2026-11-23', language, '2026-11-29')).toBe(near)
})

test('a day of another year says which', () => expect(dayTitle('2025-12-31', 'it', today)).toBe('Mercoledì 31 dicembre 2025'))

test('a month is short', () => expect([monthName(today, 'it'), monthName(today, 'fr')]).toEqual(['nov', 'nov']))

test.each([
  ['it', 'novembre 2026 – gennaio 2027', 'gennaio 2027'],
  ['es', 'noviembre de 2026 – enero de 2027', 'enero de 2027'],
  ['fr', 'novembre 2026 – janvier 2027', 'janvier 2027'],
  ['de', 'November 2026 – Januar 2027', 'Januar 2027'],
  ['en', 'November 2026 – January 2027', 'January 2027'],
] as const)('months of two years say both, in %s', (language, both, one) => {
  expect(monthSpan(today, '2027-01-09', language, today)).toBe(both)
  expect(monthSpan('2027-01-02', '2027-01-09', language, today)).toBe(one)
})

test('months of one year say it once, where it is not this one', () => {
  expect(monthSpan(today, '2026-12-20', 'it', today)).toBe('novembre – dicembre')
  expect(monthSpan(today, '2026-11-30', 'it', today)).toBe('novembre')
  expect(monthSpan('2027-01-02', '2027-02-01', 'it', today)).toBe('gennaio – febbraio 2027')
})

test.each([
  ['it', '1 nov'],
  ['es', '1 nov'],
  ['fr', '1 nov.'],
  ['de', '1.\u00a0Nov.'],
  ['en', '1 Nov'],
] as const)('a day among movements in %s', (language, name) => expect(shortDay('2026-11-01T12:00:00Z', language)).toBe(name))

test.each([
  ['2026-11-21', 'today'],
  ['2026-11-20', 'yesterday'],
  ['2026-11-19', undefined],
])('%s is %s', (day, near) => expect(nearness(day, today)).toBe(near))
