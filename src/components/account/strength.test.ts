import { expect, test } from 'vitest'
import { CODES } from '#contract/languages.ts'
import { strengthOf } from './strength.ts'

test.each(CODES)('in %s an everyday password is weak and four words by chance are strong, and it says why', async (language) => {
  const weak = await strengthOf('qwertyuiop12', language, [])
  expect(weak.score).toBeLessThan(3)
  expect(weak.why).toMatch(/\w/)
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
  const judged = await strengthOf(password, 'it', [password])
  expect(judged.score).toBeLessThan(3)
  expect(judged.why).toBe('userInputs')
})
