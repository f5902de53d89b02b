import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { DiscountPrice, Id, Instant, list, Money, named, one, paging, Points, translation } from './wire.ts'

const takes = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success

test.each([
  [
    Money,
    ['0.00', '12.50', '-0.05', '123456789012.00'],
    ['12.5', '12', '1e3', '+1.00', '1,00', ' 1.00', '', 12.5, null, '1234567890123.00', '12.50\n'],
  ],
  [DiscountPrice, ['39.00', '0', '0.00', '', null, undefined], ['39', '1e3', 0, ' ']],
  [Points, ['0', '5', '5.25', '-5.2500'], ['5.', '.5', '5.00000', 5, '', 'NaN']],
  [Instant, ['2026-10-25T02:30:00.000Z', '2026-10-25T02:30:00+02:00'], ['2026-10-25T02:30:00', '2026-10-25', '2026-13-01T00:00:00Z', 0]],
])('%#: one form on the wire and no other', (schema, right, wrong) => {
  for (const value of right) expect([value, takes(schema, value)]).toEqual([value, true])
  for (const value of wrong) expect([value, takes(schema, value)]).toEqual([value, false])
})

test('an id is opaque: a number becomes text, and nothing else is one', () => {
  expect(Id.parse(3)).toBe('3')
  expect(Id.parse('a-b')).toBe('a-b')
  for (const wrong of [null, undefined, {}, [], true, 'x'.repeat(65)]) expect(takes(Id, wrong)).toBe(false)
})

describe('paging', () => {
  const Paging = z.object(paging('created', 'name'))

  test('takes numbers and their text', () => {
    expect(Paging.parse({ page: '2', rowsPerPage: '30', descending: '1', sortBy: 'name' })).toEqual({
      page: 2,
      rowsPerPage: 30,
      descending: 1,
      sortBy: 'name',
    })
    expect(Paging.parse({ page: 2, rowsPerPage: 15, descending: 0 })).toEqual({ page: 2, rowsPerPage: 15, descending: 0 })
    expect(Paging.parse({})).toEqual({})
  })

  test.each([15, 20, 30, 50])('has pages of %d', (rowsPerPage) => expect(takes(Paging, { rowsPerPage })).toBe(true))

  test.each([
    { rowsPerPage: 16 },
    { rowsPerPage: 0 },
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { page: '1e3' },
    { descending: 2 },
    { sortBy: 'id' },
  ])('refuses %o', (wrong) => expect(takes(Paging, wrong)).toBe(false))
})

test('the three forms of an answer', () => {
  expect(one(z.string()).parse({ data: 'x', more: 1 })).toEqual({ data: 'x' })
  expect(list(z.string()).parse({ data: ['x'], totalRows: 1 })).toEqual({ data: ['x'], totalRows: 1 })
  expect(named('flows', z.string()).parse({ data: { flows: ['x'], more: 1 }, totalRows: 1 })).toEqual({
    data: { flows: ['x'] },
    totalRows: 1,
  })
})

test('a translated row names its language as the specification does', () => {
  const row = { activityLanguage: { language: { code: 'de' } }, name: 'Brot' }
  expect(translation('name', 'description').parse({ ...row, more: 1 })).toEqual(row)
  expect(takes(translation('name'), { name: 'Brot' })).toBe(false)
})
