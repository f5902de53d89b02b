import fc from 'fast-check'
import { expect, test } from 'vitest'
import { declared, ENTRIES, entryOf, isFreeOf, isOf } from './allergens.ts'

const codes = ENTRIES.flat()
const dish = (allergens: string[] | null, typologies: string[] = []) => ({ allergens, typologies })

test('fifteen codes are the fourteen entries of the regulation', () => {
  expect([...codes].sort()).toEqual(['AR', 'CE', 'CR', 'FG', 'GL', 'LA', 'LT', 'LU', 'MO', 'PE', 'SE', 'SF', 'SN', 'SO', 'UO'])
  expect(ENTRIES).toHaveLength(14)
  expect([entryOf('LT'), entryOf('LA'), entryOf('XX'), entryOf('gl')]).toEqual(['LA', 'LA', undefined, undefined])
})

test('listed, none declared and no information are three things', () => {
  expect([declared(['GL']), declared([]), declared(null)]).toEqual(['listed', 'none', 'unknown'])
})

test.each<[string, string[] | null, string[], boolean]>([
  ['no filter lets everything through', null, [], true],
  ['none declared', [], ['GL'], true],
  ['another allergen', ['UO'], ['GL'], true],
  ['the allergen itself', ['UO', 'GL'], ['GL'], false],
  ['no information', null, ['GL'], false],
  ['an unmapped code', ['XX'], ['GL'], false],
  ['lactose under "without milk"', ['LT'], ['LA'], false],
  ['milk under "without lactose"', ['LA'], ['LT'], false],
  ['a filter nobody can read', ['UO'], ['XX'], false],
])('free of: %s', (_, allergens, without, free) => {
  expect(isFreeOf(dish(allergens), without)).toBe(free)
})

test('an exclusion never lets an unmapped code or silence through', () => {
  const some = fc.subarray([...codes])
  const wish = fc.subarray([...codes], { minLength: 1 })
  fc.assert(fc.property(some, wish, (held, without) => !isFreeOf(dish([...held, 'ZZ']), without) && !isFreeOf(dish(null), without)))
  fc.assert(
    fc.property(
      some,
      wish,
      (held, without) => isFreeOf(dish(held), without) === !held.some((code) => without.map(entryOf).includes(entryOf(code))),
    ),
  )
})

test.each<[string, string[] | null, string[], string[], boolean]>([
  ['gluten free', [], ['GF'], ['GF'], true],
  ['gluten free, no allergen information', null, ['GF'], ['GF'], true],
  ['gluten free and gluten', ['GL'], ['GF'], ['GF'], false],
  ['gluten free beside an unmapped code', ['XX'], ['GF'], ['GF'], false],
  ['vegan is vegetarian', [], ['VE'], ['VG'], true],
  ['vegetarian is not vegan', [], ['VG'], ['VE'], false],
  ['both wanted, one held', [], ['GF'], ['GF', 'VE'], false],
  ['nothing wanted', null, [], [], true],
])('typology: %s', (_, allergens, typologies, wanted, is) => {
  expect(isOf(dish(allergens, typologies), wanted)).toBe(is)
})
