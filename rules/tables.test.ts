import { expect, test } from 'vitest'
import { bringsToTables, seatOf, tableIn, tablesOf } from './tables.ts'

test('a list of tables is ranges and names, each once and in its order', () => {
  expect(tablesOf('1-3, 7, Terrazza 1-2,  Bar , 3')).toEqual(['1', '2', '3', '7', 'Terrazza 1', 'Terrazza 2', 'Bar'])
  expect(tablesOf('T9-T12')).toEqual([])
  expect(tablesOf('T9-12')).toEqual(['T9', 'T10', 'T11', 'T12'])
  expect(tablesOf('08-10')).toEqual(['8', '9', '10'])
})

test.each([[null], [undefined], [''], [' , '], ['5-1'], ['1-999'], ['<b>'], ['a/b'], ['Tavolo della Regina']])('%j names none', (list) => {
  expect(tablesOf(list)).toEqual([])
})

test('a table is found by its name, however it is written, and no other is', () => {
  expect(tableIn('1-30, Terrazza 1-2', ' terrazza 2')).toBe('Terrazza 2')
  expect(tableIn('1-30', '12')).toBe('12')
  for (const given of ['31', '0', '012', '', null, undefined, '1-30']) expect(tableIn('1-30', given)).toBeUndefined()
  expect(tableIn(null, '12')).toBeUndefined()
})

test('an order is brought to a table where meals are ordered, and to no other table', () => {
  const house = { tables: '1-30', shopType: 'R', shipping: 'S' } as const
  expect(seatOf('12', house)).toEqual({ table: '12' })
  expect(seatOf(null, { ...house, shopType: 'A' })).toEqual({ table: null })
  const wrong = { table: null, no: { refused: 'table_wrong' } }
  expect(seatOf('31', house)).toMatchObject(wrong)
  expect(seatOf('12', { ...house, shopType: 'A' })).toMatchObject(wrong)
  expect(seatOf('12', { ...house, shipping: 'H' })).toMatchObject(wrong)
  expect([house, { ...house, tables: null }, { ...house, shipping: 'C' } as const].map(bringsToTables)).toEqual([true, false, false])
})
