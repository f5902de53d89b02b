import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLine, isHeld, letGo, offers, positionOf, type Waiting } from './waiting-list.ts'

const waiting = (id: string, created: number, more: Partial<Waiting> = {}): Waiting => ({
  id,
  created,
  seq: 0,
  people: 2,
  state: 'waiting',
  ...more,
})
const list = [waiting('c', 3), waiting('a', 1, { people: 6 }), waiting('b', 1, { seq: 1 }), waiting('d', 0, { state: 'passed' })]
const among = (seats: number) => (one: Waiting, offered: readonly Waiting[]) =>
  offered.reduce((sum, { people }) => sum + people, one.people) <= seats

test('whoever came first is first, also of one instant', () => {
  expect(inLine(list).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(['a', 'b', 'c', 'd', 'e'].map((id) => positionOf(list, id))).toEqual([1, 2, 3, undefined, undefined])
})

test('a place goes to the first whom it suits', () => {
  expect(offers(list, among(2))).toEqual([waiting('b', 1, { seq: 1 })])
  expect(offers(list, among(8)).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(offers(list, among(1))).toEqual([])
})

test('a held place is free at its very instant', () => {
  const held = waiting('a', 1, { state: 'held', expires: 100 })
  expect([isHeld(held, 99), isHeld(held, 100), isHeld(waiting('b', 1), 0)]).toEqual([true, false, false])
  expect([letGo([held, waiting('b', 1)], 99), letGo([held, waiting('b', 1)], 100)]).toEqual([[], [held]])
})

test('ten places for fifty are never promised twice, and nobody is passed over whom one would suit', () => {
  const people = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 50, maxLength: 50 })
  fc.assert(
    fc.property(people, (sizes) => {
      const fifty = sizes.map((size, index) => waiting(String(index), index, { people: size }))
      const given = offers(fifty, among(10))
      const left = 10 - given.reduce((sum, one) => sum + one.people, 0)
      expect(left).toBeGreaterThanOrEqual(0)
      const others = fifty.filter(({ id }) => !given.some((one) => one.id === id))
      for (const one of others) expect(one.people).toBeGreaterThan(left)
    }),
  )
})
