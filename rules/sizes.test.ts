import { expect, test } from 'vitest'
import { leftShown, sizesByKind, sizesInOrder, variantWords } from './sizes.ts'

test('sizes go from small to large, whatever they are written in', () => {
  expect(
    sizesInOrder(['U', 'XL', '40', 'S', 'L/XL', '9', 'S/M', 'XS', '0,5 l', '36-38', '250 ml', 'M', '34–36', 'Doppia', '41,5']),
  ).toEqual(['XS', 'S', 'M', 'XL', '9', '40', '41,5', 'S/M', 'L/XL', '34–36', '36-38', '0,5 l', '250 ml', 'Doppia', 'U'])
})

test('a variant is told by its colour and its size, not by the sign of one that has none', () => {
  expect(variantWords({ color: 'Blu', size: 'M' })).toEqual(['Blu', 'M'])
  expect(variantWords({ color: 'Blu', size: 'U' })).toEqual(['Blu'])
  expect(variantWords({ color: '', size: 'U' })).toEqual([])
})

test('how many are left is told if they are few', () => {
  expect([-1, 0, 1, 5, 6].map(leftShown)).toEqual([0, 0, 1, 5, null])
})

test('sizes stand with their kind, which brings its ranges; one that nobody uses is left out', () => {
  expect(sizesByKind(['U', 'XL', '40', 'S', 'S/M', '9', '36-38', 'Doppia', '80 cm'])).toEqual([
    ['S', 'XL', 'S/M'],
    ['9', '40', '36-38'],
    ['80 cm', 'Doppia', 'U'],
  ])
  expect(sizesByKind(['M', 'L'])).toEqual([['M', 'L']])
})
