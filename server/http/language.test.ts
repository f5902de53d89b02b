import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  [undefined, 'it'],
  ['', 'it'],
  ['*', 'it'],
  ['de', 'de'],
  ['de-CH', 'de'],
  ['EN-us,en;q=0.5', 'en'],
  ['pt-BR, pt;q=0.9, fr;q=0.8, en;q=0.7', 'fr'],
  ['en;q=0.1, es;q=0.9', 'es'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['zh, ja', 'it'],
  [';;q=,,=', 'it'],
  ['\u00e8', 'it'],
])('%s -> %s', (accept, language) => expect(languageOf(accept)).toBe(language))
