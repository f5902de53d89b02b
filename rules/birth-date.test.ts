import { expect, test } from 'vitest'
import { birthDateFlaw, birthDateOf, checkBirthDate } from './birth-date.ts'

const TODAY = '2026-11-21'

test.each([
  ['1900-01-01', undefined],
  ['1899-12-31', 'birth_date'],
  ['1990-02-31', 'birth_date'],
  ['1990-13-01', 'birth_date'],
  ['1990-00-10', 'birth_date'],
  ['2023-02-29', 'birth_date'],
  ['2000-02-29', undefined],
  ['2026-11-22', 'birth_date'],
  ['2026-11-21', 'too_young'],
  ['2012-11-22', 'too_young'],
  ['2012-11-21', undefined],
  ['90-1-1', 'birth_date'],
  ['', 'birth_date'],
])('born on %s, seen on 2026-11-21: %s', (born, code) => {
  const no = checkBirthDate(born, TODAY)
  expect(no?.refused).toBe(code)
  if (code) expect(no?.errors?.[0]?.path).toBe('birthDate')
})

test('on the 29th of February of a year without one, who was born 14 years ago on the 1st of March is still too young', () => {
  expect(checkBirthDate('2010-03-01', '2024-02-29')?.refused).toBe('too_young')
  expect(checkBirthDate('2010-02-28', '2024-02-29')).toBeUndefined()
})

test('three choices are a day, two are none', () => {
  expect(birthDateOf('1990', '2', '3')).toBe('1990-02-03')
  expect(birthDateOf('1990', '', '3')).toBeUndefined()
})

test.each([
  ['1990-02-31', 'no_day'],
  ['1899-12-31', 'too_early'],
  ['2026-11-22', 'to_come'],
  ['2026-11-21', 'too_young'],
  ['1990-02-28', undefined],
])('what is wrong with %s is said by its reason: %s', (born, flaw) => expect(birthDateFlaw(born, TODAY)).toBe(flaw))
