import { expect, test } from 'vitest'
import { date, truncate } from './formats.ts'

test('a day reads DD-MM-YYYY, an instant too', () => {
  expect(date('2026-10-25')).toBe('25-10-2026')
  expect(date('2026-01-02T10:00:00Z')).toBe('02-01-2026')
})

test('text is cut after ten letters, never inside one', () => {
  expect(truncate('Osteria del Porto')).toBe('Osteria de…')
  expect(truncate('0123456789')).toBe('0123456789')
  expect(truncate('👩‍🍳👩‍🍳👩‍🍳', 2)).toBe('👩‍🍳👩‍🍳…')
})
