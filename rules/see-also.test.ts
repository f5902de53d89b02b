import { expect, test } from 'vitest'
import { namedIn } from './see-also.ts'

const dishes = ['Fritto di paranza', 'Birra senza glutine', 'Ostriche, sei', 'Gran crudo per due', 'Tè', 'Gamberi rossi'].map((name) => ({
  name,
}))
const named = (text: string) => namedIn(text, dishes).map(({ name }) => name)

test('a dish of whose name half the words are said is meant', () => {
  expect(named('Venerdì di paranza: friggiamo senza prenotare')).toEqual(['Fritto di paranza'])
})

test('capitals, accents and commas do not matter; those named in full stand first, in the order of the menu', () => {
  expect(named('Un CRUDO d’inverno: ostriche, gàmberi rossi')).toEqual(['Ostriche, sei', 'Gamberi rossi', 'Gran crudo per due'])
})

test('a name of short words is never meant, nor is anything by a text without words', () => {
  expect(named('Tè per due')).toEqual([])
  expect(named('')).toEqual([])
})
