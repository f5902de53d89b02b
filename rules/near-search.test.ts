import { expect, test } from 'vitest'
import { isOneLetterOff, nearSearch } from './near-search.ts'

test.each([
  ['capotto', 'cappotto', true],
  ['cappottto', 'cappotto', true],
  ['cappotta', 'cappotto', true],
  ['capoptto', 'cappotto', true],
  ['cappotto', 'cappotto', false],
  ['caotto', 'cappotto', false],
  ['gatto', 'cappotto', false],
  ['aab', 'bba', false],
])('is %s one letter off %s? %s', (one, other, is) => {
  expect([isOneLetterOff(one, other), isOneLetterOff(other, one)]).toEqual([is, is])
})

const goods = [
  { search: 'cappotto doppiopetto cammello donna', names: ['Cappotto doppiopetto', 'Zweireihiger Mantel'] },
  { search: 'decollete rosso scarpe', names: ['Décolleté'] },
]

test.each([
  ['Capotto', 'cappotto'],
  ['mantl', undefined],
  ['capotto camello', undefined],
  ['capotto cammello', 'cappotto cammello'],
  ['decolete', 'décolleté'],
  ['capotto rosso', undefined],
  ['zzzz', undefined],
  ['rso', undefined],
  ['', undefined],
])('who looks for «%s» in vain may mean %s', (search, meant) => {
  expect(nearSearch(search, goods)).toBe(meant)
})
