import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { holdingWords } from './holding-words.ts'

i18n.loadAndActivate({ locale: 'it', messages: {} })
const THREE = { from: '2026-11-27', until: '2026-11-29' }
const ONE = { from: '2026-11-27', until: '2026-11-27' }

test.each([
  [ONE, '2026-11-26', 'Vale venerdì 27 novembre'],
  [ONE, '2026-11-27', 'Vale oggi'],
  [ONE, '2026-11-28', 'Valeva venerdì 27 novembre'],
  [THREE, '2026-11-26', 'Vale da venerdì 27 novembre a domenica 29 novembre'],
  [THREE, '2026-11-27', 'Vale fino a domenica 29 novembre'],
  [THREE, '2026-11-29', 'Vale oggi'],
  [THREE, '2027-01-02', 'Valeva fino a domenica 29 novembre 2026'],
  [{ from: null, until: null }, '2026-11-27', undefined],
])('%o on %s: %s', (days, today, words) => {
  expect(holdingWords(days, { today, language: 'it', i18n })).toBe(words)
})
