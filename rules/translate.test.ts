import { expect, test } from 'vitest'
import { textOf } from './translate.ts'

const into = (code: string, name: string | null, description?: string) => ({ activityLanguage: { language: { code } }, name, description })
const row = {
  name: 'Acciughe',
  description: null,
  translations: [into('gb', 'Anchovies'), into('de', ' '), into('fr', null), into('es', 'Boquerones', 'Fritos')],
}

test.each([
  ['en', 'Anchovies'],
  ['es', 'Boquerones'],
  ['de', 'Acciughe'],
  ['fr', 'Acciughe'],
  ['it', 'Acciughe'],
] as const)('in %s it is %s', (language, text) => {
  expect(textOf(row, 'name', language)).toBe(text)
})

test('a text only the translation has is shown there, and nothing elsewhere', () => {
  expect(textOf(row, 'description', 'es')).toBe('Fritos')
  expect(textOf(row, 'description', 'en')).toBeNull()
})

test('a row without translations is its own text', () => {
  expect(textOf({ name: 'Pane', translations: [] }, 'name', 'en')).toBe('Pane')
})
