import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { percentWords } from './percent.ts'

test.each([
  ['it', 15, '15%'],
  ['it', 12.5, '12,5%'],
  ['de', 15, '15\u00a0%'],
  ['en', 12.5, '12.5%'],
])('in %s %d stands so', (locale, value, words) => {
  expect(percentWords(value, setupI18n({ locale, messages: { [locale]: {} } }))).toBe(words)
})
