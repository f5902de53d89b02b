import fc from 'fast-check'
import { expect, test } from 'vitest'
import { date, phone, truncate } from './formats.ts'

test('a day reads DD-MM-YYYY, an instant too', () => {
  expect(date('2026-10-25')).toBe('25-10-2026')
  expect(date('2026-01-02T10:00:00Z')).toBe('02-01-2026')
})

test.each([
  ['3331234567', '333.12.34.567'],
  ['333 123 45 67', '333.12.34.567'],
  ['+393331234567', '+393.33.12.34567'],
  ['06123', '061.23'],
  ['', ''],
])('%s reads %s', (given, text) => {
  expect(phone(given)).toBe(text)
})

test('no digit of a phone number is lost', () => {
  fc.assert(fc.property(fc.stringMatching(/^\d{0,15}$/), (digits) => phone(digits).replaceAll('.', '') === digits))
})

test('text is cut after ten letters, never inside one', () => {
  expect(truncate('Osteria del Porto')).toBe('Osteria de…')
  expect(truncate('0123456789')).toBe('0123456789')
  expect(truncate('👩‍🍳👩‍🍳👩‍🍳', 2)).toBe('👩‍🍳👩‍🍳…')
})
