import { expect, test } from 'vitest'
import { folded, wordsOf } from './search.ts'

test('accents, capitals and rare letters do not matter', () => {
  expect(folded('Décolleté d’Été in LINO')).toBe("decollete d'ete in lino")
  expect(folded('Größe, Œuf, Smørrebrød')).toBe('grosse, oeuf, smorrebrod')
})

test('a search is its words, however they are spaced', () => {
  expect(wordsOf('  Giacca\tdi  LANA ')).toEqual(['giacca', 'di', 'lana'])
  expect(wordsOf(' ')).toEqual([])
})
