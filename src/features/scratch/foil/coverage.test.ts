import { expect, test } from 'vitest'
import { along, coverage } from './coverage.ts'

test('nothing is off before a finger comes, all of it after every row, and nothing counts twice', () => {
  const foil = coverage(320, 240, 22)
  expect(foil.share()).toBe(0)
  foil.stroke({ x: 160, y: 120 }, { x: 160, y: 120 })
  const one = foil.share()
  expect(one).toBeGreaterThan(0.01)
  foil.stroke({ x: 160, y: 120 }, { x: 160, y: 120 })
  expect(foil.share()).toBe(one)
  for (let y = 0; y <= 240; y += 20) foil.stroke({ x: 0, y }, { x: 320, y })
  expect(foil.share()).toBe(1)
})

test('a fast finger leaves no gaps, and one beyond the edge takes nothing with it', () => {
  const [slow, fast] = [coverage(320, 240, 22), coverage(320, 240, 22)]
  for (let x = 0; x < 320; x += 4) slow.stroke({ x, y: 120 }, { x: x + 4, y: 120 })
  fast.stroke({ x: 0, y: 120 }, { x: 320, y: 120 })
  expect(Math.abs(fast.share() - slow.share())).toBeLessThan(0.02)
  const outside = coverage(320, 240, 22)
  outside.stroke({ x: -200, y: -200 }, { x: -100, y: 500 })
  expect(outside.share()).toBe(0)
})

test('the points of a line end where it ends', () => {
  expect(along({ x: 0, y: 0 }, { x: 10, y: 0 }, 4).map(({ x }) => Math.round(x))).toEqual([3, 7, 10])
  expect(along({ x: 5, y: 5 }, { x: 5, y: 5 }, 4)).toEqual([{ x: 5, y: 5 }])
})
