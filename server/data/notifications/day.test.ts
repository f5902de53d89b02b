import { expect, test } from 'vitest'
import { wordsIn } from '../../words.ts'
import { asHead, dayIn, lastDayIn } from './kinds/day.ts'

test.each([
  ['it', 'Sabato 28 novembre', 'sabato 28 novembre 2026'],
  ['de', 'Samstag, 28.\u00a0November', 'Samstag, 28.\u00a0November 2026'],
  ['fr', 'Samedi 28 novembre', 'samedi 28 novembre 2026'],
] as const)('a day in a sentence of the feed, in %s', async (language, head, last) => {
  const words = await wordsIn(language)
  expect(asHead(words, dayIn(words, '2026-11-28'))).toBe(head)
  expect(lastDayIn(words, '2026-11-28T00:00:00Z')).toBe(last)
})
