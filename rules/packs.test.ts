import { expect, test } from 'vitest'
import { inOrder, leftOf, packStanding, usesThatStand } from './packs.ts'

const pack = (used: number, expires = '2026-12-01') => ({ places: 10, used, expires })

test('a place can be used to the end of the last day, as long as there is one', () => {
  expect(packStanding(pack(9), '2026-12-01')).toBe('valid')
  expect(packStanding(pack(9), '2026-12-02')).toBe('expired')
  expect(packStanding(pack(10), '2026-12-01')).toBe('used')
  expect(packStanding(pack(10), '2026-12-02')).toBe('used')
  expect(leftOf(pack(3))).toBe(7)
})

test('what was taken back leaves its place as it was', () => {
  const line = (id: string, undoes: string | null = null) => ({ id, undoes })
  const latestFirst = [line('e'), line('d', 'b'), line('c'), line('b'), line('a')]
  expect(usesThatStand(latestFirst).map(({ id }) => id)).toEqual(['a', 'c', 'e'])
  expect(usesThatStand([])).toEqual([])
})

test('what ends first is used first; what is over comes after, the latest first', () => {
  const [soon, later, gone, used] = [pack(1, '2026-12-01'), pack(1, '2027-01-01'), pack(1, '2026-01-01'), pack(10, '2027-02-01')]
  expect(inOrder([later, gone, used, soon], '2026-11-23')).toEqual({ toUse: [soon, later], over: [used, gone] })
})
