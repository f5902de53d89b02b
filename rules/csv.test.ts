import { expect, test } from 'vitest'
import { csvForm, csvLines } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['Caffè; "doppio"', '"Caffè; ""doppio"""'],
  ['due\nrighe', '"due\nrighe"'],
  ['=1+1', "'=1+1"],
  ['+39', "'+39"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
  [123_456, '1234,56'],
  [-5, '-0,05'],
  [0, '0,00'],
])('%j is written %j', (cell, written) => expect(csvLines([['x'], [cell]])[1]).toBe(written))

test('it begins with the mark by which Excel knows UTF-8, once', () => {
  expect(csvLines([['a', 'b'], ['c'], []])).toEqual(['\ufeffa;b', 'c', ''])
})

test('where numbers have a point, a comma stands between them', () => {
  expect(
    csvLines(
      [
        ['a; b', 'c, d'],
        [-150, '12'],
      ],
      csvForm('en'),
    ),
  ).toEqual(['\ufeffa; b,"c, d"', '-1.50,12'])
  expect(
    csvLines(
      [
        ['a; b', 'c, d'],
        [-150, '12'],
      ],
      csvForm('de'),
    ),
  ).toEqual(['\ufeff"a; b";c, d', '-1,50;12'])
})
