import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { least } from '../../tests/bundles.ts'
import { differences, isSame, mostlyGone } from './differences.ts'

const kept = (lines = '', files: Record<string, string> = {}) => ({
  document: parse(least() + lines),
  files: { 'logo.png': 'l.png', ...files },
})
const dishes = (count: number, more = '') =>
  `menu: { categories: [{ name: Primi, dishes: [${Array.from({ length: count }, (_, i) => `{ name: Piatto ${i} }`).join(', ')}${more}] }] }\n`
const between = (before: ReturnType<typeof kept>, after: ReturnType<typeof kept>) => {
  const found = differences(before, after)
  if (!found) throw new Error('not comparable')
  return found
}

test('the same is the same, however it is written', () => {
  const one = kept('tagline: Ciao\nmenu: { categories: [{ name: Primi, dishes: [{ name: Riso, price: 12.50, picture: a.svg }] }] }\n', {
    'a.svg': 'x.svg',
  })
  const other = kept(
    'active: true\ntagline: Ciao\nmenu: { categories: [{ name: Primi, dishes: [{ name: Riso, price: "12.5", picture: b/c.svg }] }] }\n',
    { 'b/c.svg': 'x.svg' },
  )
  expect(isSame(between(one, other))).toBe(true)
})

test('dishes that are new, of another price, otherwise other and gone are counted apart', () => {
  const before = kept(
    'menu: { categories: [{ name: Primi, dishes: [{ name: A, price: 1 }, { name: B, price: 2 }, { name: C }, { name: D }] }] }\n',
  )
  const after = kept(
    'menu: { categories: [{ name: Primi, dishes: [{ name: A, price: 1.5, allergens: [] }, { name: B, price: 2, allergens: [] }, { name: C }, { name: E }, { name: F }] }] }\n',
  )
  expect(between(before, after)).toEqual({
    lists: [{ one: 'dish', many: 'dishes', before: 4, after: 5, added: 2, price: 1, changed: 1, gone: 1 }],
    fields: [],
  })
})

test('another picture under the same name is a change', () => {
  const lines = 'notices: [{ title: Saldi, message: x, picture: a.svg }]\n'
  expect(between(kept(lines, { 'a.svg': 'x.svg' }), kept(lines, { 'a.svg': 'y.svg' })).lists).toMatchObject([{ one: 'notice', changed: 1 }])
  expect(between(kept(''), { ...kept(''), files: { 'logo.png': 'm.png' } }).fields).toEqual(['logo'])
})

test('fields outside of lists are named', () => {
  const before = kept('settings: { menuType: R }\nlegal: { terms: A }\n')
  const after = kept('settings: { menuType: A, showPack: true }\nhosts: [a.example]\nshop: { payments: [ST], categories: [] }\n')
  expect(between(before, after).fields.toSorted()).toEqual(['hosts', 'legal', 'settings.menuType', 'settings.showPack', 'shop'])
})

test('a dish that goes to another category is a new one, and the category is counted', () => {
  const before = kept('menu: { categories: [{ name: A, dishes: [{ name: X }] }] }\n')
  const after = kept('menu: { categories: [{ name: B, dishes: [{ name: X }] }] }\n')
  expect(between(before, after).lists).toMatchObject([
    { one: 'category', added: 1, gone: 1 },
    { one: 'dish', added: 1, gone: 1 },
  ])
})

test('another order is a change', () => {
  const before = kept('menu: { categories: [{ name: A, dishes: [{ name: X }, { name: Y }] }, { name: B, dishes: [] }] }\n')
  const after = kept('menu: { categories: [{ name: A, dishes: [{ name: Y }, { name: X }] }, { name: B, dishes: [] }] }\n')
  const turned = kept('menu: { categories: [{ name: B, dishes: [] }, { name: A, dishes: [{ name: X }, { name: Y }] }] }\n')
  expect(between(before, after)).toEqual({ lists: [], fields: ['the order of dishes'] })
  expect(between(before, turned)).toEqual({ lists: [], fields: ['the order of categories'] })
})

test.each([
  [10, 5, 0],
  [10, 4, 1],
  [5, 0, 1],
  [4, 0, 0],
])('of %i dishes, %i stay: most of %i lists goes', (before, after, lists) => {
  expect(mostlyGone(between(kept(dishes(before)), kept(dishes(after)))).length).toBe(lists)
})

test('a whole menu that is replaced has mostly gone, however many come', () => {
  const other = kept(dishes(45).replaceAll('Piatto', 'Altro'))
  expect(mostlyGone(between(kept(dishes(45)), other))).toMatchObject([{ many: 'dishes', before: 45, added: 45, gone: 45 }])
})

test('what an older version wrote and this one cannot read is not compared', () => {
  expect(differences({ document: { name: 'Once' }, files: {} }, kept())).toBeUndefined()
})
