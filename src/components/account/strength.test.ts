import { expect, test } from 'vitest'
import { CODES } from '#contract/languages.ts'
import { strengthOf } from './strength.ts'

test.each(CODES)('in %s an everyday password is weak and four words by chance are strong, and it says why', async (language) => {
  const weak = await strengthOf('qwertyuiop12', language, [])
  expect(weak.score).toBeLessThan(3)
  expect(weak.advice).toMatch(/\S/)
  expect((await strengthOf('lampone-trattore-otto-nuvola', language, [])).score).toBe(4)
})

test.each([
  ['it', 'buongiorno', 1],
  ['es', 'buenosdias', 2],
  ['fr', 'aujourdhui', 2],
  ['de', 'sommerabend', 2],
  ['en', 'goodmorning', 1],
] as const)('the words of %s are known: %s', async (language, password, most) => {
  expect((await strengthOf(password, language, [])).score).toBeLessThanOrEqual(most)
})

test('what is known of her is no secret', async () => {
  const password = 'zappulla.giosue'
  expect((await strengthOf(password, 'it', [])).score).toBeGreaterThanOrEqual(3)
  expect((await strengthOf(password, 'it', [password])).score).toBeLessThan(3)
})

test('what it names stands in the quotes of the language', async () => {
  expect((await strengthOf('aaaaaaaa', 'it', [])).advice).toContain('«aaa»')
  expect((await strengthOf('aaaaaaaa', 'de', [])).advice).toContain('„aaa“')
})
