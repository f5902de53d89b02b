import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MenuItem } from '#contract/menus.ts'
import { readMenu, type Wish } from './menu.ts'

const into = (code: string, name: string) => ({ activityLanguage: { language: { code } }, name })
const starters = { id: '1', name: 'Antipasti', sort: 1, translations: [into('en', 'Starters')] }
const sweets = { id: '2', name: 'Dolci', sort: 2, translations: [] }
const dish = (id: string, name: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  name,
  description: null,
  price: '8.00',
  image: null,
  sort: 0,
  category: starters,
  allergens: [],
  typologies: [],
  translations: [],
  ...more,
})
const menu = [
  dish('a', 'Tiramisù', { category: sweets, allergens: ['UO', 'LA', 'GL'] }),
  dish('b', 'Crème brûlée', { category: sweets, sort: -1, allergens: null, description: 'Con bœuf? No: vaniglia' }),
  dish('c', 'Polpo', {
    sort: 2,
    allergens: ['MO'],
    typologies: ['GF'],
    translations: [{ ...into('en', 'Octopus'), description: 'Grilled' }],
  }),
  dish('d', 'Bruschetta', { sort: 1, allergens: ['GL'], typologies: ['VE'] }),
]
const read = (wish: Partial<Wish> = {}, language: 'it' | 'en' = 'it', items = menu) =>
  readMenu(items, { search: '', without: [], only: [], ...wish }, language)
const ids = (result: ReturnType<typeof read>) =>
  result.groups.map((group) => `${group.name}: ${group.items.map((item) => item.id).join('')} -${group.hidden}`)

test('categories and dishes come in their order', () => {
  expect(ids(read())).toEqual(['Antipasti: dc -0', 'Dolci: ba -0'])
})

test('categories of one name and two ids stay two', () => {
  const twin = dish('e', 'Pane', { category: { ...starters, id: '9', sort: 3 } })
  expect(ids(read({}, 'it', [...menu, twin]))).toEqual(['Antipasti: dc -0', 'Dolci: ba -0', 'Antipasti: e -0'])
})

test.each<[string, 'it' | 'en', string]>([
  ['tiramisu', 'it', 'a'],
  ['TIRAMISÙ', 'it', 'a'],
  ['creme brulee', 'it', 'b'],
  ['boeuf', 'it', 'b'],
  ['dolci brulee', 'it', 'b'],
  ['octopus starters', 'en', 'c'],
  ['grilled', 'en', 'c'],
  ['polpo', 'en', ''],
  ['  ', 'it', 'dcba'],
  ['polpo tiramisu', 'it', ''],
])('searching "%s" in %s', (search, language, expected) => {
  expect(
    read({ search }, language)
      .groups.flatMap((group) => group.items.map((item) => item.id))
      .join(''),
  ).toBe(expected)
})

test('the filter says what it hides, category by category', () => {
  const result = read({ without: ['GL'] })
  expect(ids(result)).toEqual(['Antipasti: c -1', 'Dolci:  -2'])
  expect([result.shown, result.hidden]).toEqual([1, 3])
  expect(ids(read({ only: ['VG'] }))).toEqual(['Antipasti: d -1', 'Dolci:  -2'])
})

test('what the search leaves out is not counted as hidden', () => {
  const result = read({ search: 'bruschetta', without: ['GL'] })
  expect([ids(result), result.shown, result.hidden]).toEqual([['Antipasti:  -1'], 0, 1])
})

test('shown and hidden are all there is, and no hidden dish is shown', () => {
  const any = fc.array(fc.record({ codes: fc.option(fc.subarray(['GL', 'UO', 'LT', 'ZZ'])), sort: fc.nat(9) }), { maxLength: 40 })
  fc.assert(
    fc.property(any, fc.subarray(['GL', 'LA', 'UO']), (rows, without) => {
      const items = rows.map((row, n) => dish(String(n), `D${n}`, { allergens: row.codes, category: row.sort % 2 ? starters : sweets }))
      const result = read({ without }, 'it', items)
      const shown = result.groups.flatMap((group) => group.items)
      expect(shown.length).toBe(result.shown)
      expect(result.shown + result.hidden).toBe(items.length)
      if (without.length) expect(shown.some((item) => item.allergens === null || item.allergens.includes('ZZ'))).toBe(false)
    }),
  )
})
