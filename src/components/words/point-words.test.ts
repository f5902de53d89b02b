import { i18n } from '@lingui/core'
import { beforeEach, expect, test } from 'vitest'
import { bothWords, pointWords, signedPointWords } from './point-words.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'it', messages: {} }))

test.each([
  [0, '0 punti'],
  [9_999, '0 punti'],
  [10_000, '1 punto'],
  [19_999, '1 punto'],
  [20_000, '2 punti'],
  [-10_000, '−1 punto'],
  [12_800_000, '1.280 punti'],
])('of %i ten-thousandths: %s', (size, words) => {
  expect(pointWords(size)).toBe(words)
})

test.each([
  [10_000, '+1 punto'],
  [-20_000, '−2 punti'],
  [9_999, '0 punti'],
])('signed, of %i ten-thousandths: %s', (size, words) => {
  expect(signedPointWords(size)).toBe(words)
})

test.each([
  [185, 10_000, /^1,85\s€ e 1 punto$/],
  [185, 9_999, /^1,85\s€$/],
  [0, 20_000, /^2 punti$/],
])('of %i cents and %i ten-thousandths those that are not zero', (credit, gained, words) => {
  expect(bothWords(credit, gained, i18n)).toMatch(words)
})
