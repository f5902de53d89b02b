import { expect, test } from 'vitest'
import { shownDate, typedDate } from './typed-date.ts'

test.each([
  ['0', '0'],
  ['07', '07'],
  ['070', '07/0'],
  ['07/051', '07/05/1'],
  ['07051991', '07/05/1991'],
  ['7/', '7/'],
  ['7/5', '7/5'],
  ['7.5.1991', '7/5/1991'],
  ['7 5 19911', '7/5/1991'],
  ['1991-05-07', '07/05/1991'],
  // What is taken back stays taken back.
  ['07/', '07/'],
  ['', ''],
  ['ieri', ''],
])('%j is shown as %j', (typed, shown) => expect(shownDate(typed)).toBe(shown))

test('its parts are day, month and year, as far as they are there', () => {
  expect(typedDate('7/5')).toEqual({ day: '7', month: '5', year: '' })
  expect(typedDate('1991-05-07')).toEqual({ day: '07', month: '05', year: '1991' })
  expect(shownDate('7.5.1991', '.')).toBe('7.5.1991')
})
