import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { bundleOf, imagesInMemory, least } from '../../tests/bundles.ts'
import { differences } from './differences.ts'
import { readBundle } from './read.ts'
import { codeOf } from './shop-codes.ts'

const mistakes = async (lines: string) => {
  const read = await readBundle(bundleOf(lines), imagesInMemory())
  return 'mistakes' in read ? read.mistakes : []
}
const colour = (name: string, sizes = '{name: "40", stock: 1}') => `{name: ${name}, colour: "#aa0000", sizes: [${sizes}]}`
const good = (name: string, more = '') => `{name: ${name}, price: 10, ${more}colours: [${colour('Rosso')}]}`
const category = (name: string, ...goods: string[]) =>
  `    - name: ${name}\n      goods:\n${goods.map((row) => `        - ${row}\n`).join('')}`
const shop = (...categories: string[]) => `shop:\n  categories:\n${categories.join('')}`

test.each([
  ['Cappotto di lana', 'cappotto-di-lana'],
  ['  Décolleté n° 5! ', 'decollete-n-5'],
  ['36-38', '36-38'],
  ['★', ''],
])('the code of "%s" is "%s"', (name, code) => {
  expect(codeOf({ name })).toBe(code)
  expect(codeOf({ name, code: 'mio' })).toBe('mio')
})

test('codes that stand twice are told with their lines: of goods in the whole shop, of colours and sizes in their own', async () => {
  const twice = good('Blusa').replace(colour('Rosso'), `${colour('Blu')}, ${colour('BLU', '{name: S, stock: 1}, {name: s, stock: 1}')}`)
  const lines = shop(category('Donna', good('Cappotto'), twice), category('Saldi', good('Gilet', 'code: cappotto, ')))
  expect(await mistakes(lines)).toEqual([
    expect.stringMatching(
      /^activity.yaml:12:\d+ shop.categories\[0\].goods\[1\].colours\[1\].name: a colour of this good with the code "blu"/,
    ),
    expect.stringMatching(/^activity.yaml:12:\d+ .*sizes\[1\].name: a size of this colour with the code "s" is there already/),
    expect.stringMatching(
      /^activity.yaml:15:\d+ shop.categories\[1\].goods\[0\].code: a good with the code "cappotto" is there already: give this one/,
    ),
  ])
  expect(await mistakes(shop(category('Donna'.concat('\n      code: a'), good('A')), category('Uomo', good('B'))))).toEqual([])
})

test('two categories of one name are told apart by a code', async () => {
  expect(await mistakes(shop(category('Donna', good('A')), category('Donna', good('B'))))).toEqual([
    'activity.yaml:12:13 shop.categories[1].name: a category with the code "donna" is there already: give this one a code of its own',
  ])
})

test('a name that gives no code wants one, and one that is written is small letters', async () => {
  expect(await mistakes(shop(category('Donna', good('"★"'))))).toEqual([expect.stringMatching(/no code can be made of this name/)])
  expect(await mistakes(shop(category('Donna', good('A', 'code: Due Parole, '))))).toEqual([
    expect.stringMatching(/goods\[0\].code: a code is up to 60 small letters and digits/),
  ])
})

test.each([
  ['payments: [ST, ST]', /payments\[1\]: a way of paying with the name "ST" is there already/],
  ['shipping: [{type: S}, {type: S}]', /shipping\[1\].type: a way of shipping with the name "S" is there already/],
  ['bankAccount: {name: A, iban: IT60X0542811101000000123457}', /bankAccount.iban: this is not an IBAN/],
])('%s', async (line, said) => {
  expect(await mistakes(`shop:\n  ${line}\n  categories: []\n`)).toEqual([expect.stringMatching(said)])
})

test('a discount that is none, and a transfer to nowhere, are noted', async () => {
  const lines = shop(category('Donna', good('A', 'discountPrice: 10, '))).replace('shop:\n', 'shop:\n  payments: [BT]\n')
  const { warnings } = await readBundle(bundleOf(lines), imagesInMemory())
  expect(warnings).toEqual([
    expect.stringMatching(/shop.payments: .*bankAccount is missing/),
    expect.stringMatching(/discountPrice: this is not below the price; no discount is shown/),
  ])
})

test('a good that is renamed under its code, or moved, has changed and is no other', () => {
  const kept = (lines: string) => ({ document: parse(least() + lines), files: { 'logo.png': 'l.png' } })
  const before = kept(shop(category('Donna', good('Cappotto')), category('Saldi', good('Gilet'))))
  const renamed = kept(shop(category('Donna', good('Loden', 'code: cappotto, ')), category('Saldi', good('Gilet'))))
  const moved = kept(shop(category('Donna', good('Gilet')), category('Saldi', good('Cappotto'))))
  expect(differences(before, renamed)?.lists).toMatchObject([{ one: 'good', added: 0, changed: 1, gone: 0 }])
  expect(differences(before, moved)?.lists).toMatchObject([{ one: 'good', added: 0, changed: 2, gone: 0 }])
})
