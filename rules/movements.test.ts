import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FLOW_GROUPS, FLOW_TYPES, type FlowType } from '#contract/flows.ts'
import { points4 } from './money.ts'
import { isOf, kindOf, shownChange, signed, TYPES_OF } from './movements.ts'

test.each<[FlowType, number]>([
  ['AA', 500],
  ['AM', 500],
  ['W', 500],
  ['B', 500],
  ['IS', 500],
  ['C', -500],
  ['P', -500],
  ['SM', -500],
])('%s turns 500 into %d, whatever sign it came with', (type, value) => {
  expect([signed(type, 500), signed(type, -500)]).toEqual([value, value])
  expect(kindOf(type)).toBe(type)
})

test('nothing stays nothing, without a minus', () => {
  expect(Object.is(signed('C', 0), 0)).toBe(true)
})

test('an unknown type is unknown, also when every object has it', () => {
  expect([kindOf('ZZ'), kindOf('toString'), kindOf('')]).toEqual([undefined, undefined, undefined])
})

test('every type is of one group; what nobody knows is in none but among all', () => {
  expect(Object.values(TYPES_OF).flat().toSorted()).toEqual([...FLOW_TYPES].toSorted())
  expect(FLOW_TYPES.map((type) => FLOW_GROUPS.filter((group) => isOf(group, type)).length)).toEqual(FLOW_TYPES.map(() => 1))
  expect([isOf('used', 'ZZ'), isOf(undefined, 'ZZ')]).toEqual([false, true])
})

test('what is gained or lost is the difference of the two balances that are read', () => {
  expect(shownChange(points4(538_000), points4(14_942_000))).toBe(540_000)
  expect(shownChange(points4(538_000), points4(538_000))).toBe(530_000)
  expect(shownChange(points4(-538_000), points4(14_404_000))).toBe(-540_000)
  const size = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(size, size, (before, after) => {
      const shown = (size: number) => Math.trunc(size / 10_000)
      expect(shown(before) + shownChange(points4(after - before), points4(after)) / 10_000).toBe(shown(after))
    }),
  )
})
