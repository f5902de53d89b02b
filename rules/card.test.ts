import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CODE_TYPES } from '#contract/card.ts'
import { inGroups, kindOf, shownOn } from './card.ts'

test('the twenty kinds have twenty names, anything else is the card', () => {
  const codes = ['V', 'F', 'P', 'C', 'R', 'A', 'L', 'W', 'S', 'H', 'FO', 'CT', 'CC', 'AC', 'JC', 'DC', 'SP', 'MX', 'BC', 'CB']
  expect(new Set(codes.map(kindOf)).size).toBe(20)
  expect([kindOf('V'), kindOf('CB'), kindOf(null), kindOf(''), kindOf('ZZ'), kindOf('constructor')]).toEqual([
    'vip',
    'club',
    'card',
    'card',
    'card',
    'card',
  ])
})

test.each([
  ['8012345678907', 'EAN13', '8 012345 678907'],
  ['96385074', 'EAN8', '9638 5074'],
  ['12345', 'EAN13', '1234 5'],
  ['TS00012345', 'CODE128', 'TS00 0123 45'],
  ['https://x', 'QR', 'http s:// x'],
  ['', 'QR', ''],
] as const)('%s (%s) reads %s', (code, type, text) => {
  expect(inGroups(code, type)).toBe(text)
})

test('grouping loses no character', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\S{0,40}$/),
      fc.constantFrom(...CODE_TYPES),
      (code, type) => inGroups(code, type).replaceAll(' ', '') === code,
    ),
  )
})

test('E hides points, P hides credit, EP shows both', () => {
  expect([shownOn('E'), shownOn('P'), shownOn('EP')]).toEqual([
    { credit: true, points: false },
    { credit: false, points: true },
    { credit: true, points: true },
  ])
})
