import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LARGEST, moved, WHOLE, zoomed } from './zoom.ts'

const frame = { width: 400, height: 400 }

test('what is under the finger stays there', () => {
  const view = zoomed(WHOLE, 2, { x: 100, y: -50 }, frame)
  expect(view).toEqual({ scale: 2, x: -100, y: 50 })
  expect(zoomed(view, 0.5, { x: 100, y: -50 }, frame)).toEqual(WHOLE)
})

test('neither smaller than whole nor larger than it is sharp', () => {
  expect(zoomed(WHOLE, 0.1, { x: 90, y: 90 }, frame)).toEqual(WHOLE)
  expect(zoomed(WHOLE, 100, { x: 0, y: 0 }, frame).scale).toBe(LARGEST)
})

test('whole it does not move, and its edges never come into the frame', () => {
  expect(moved(WHOLE, { x: 50, y: 50 }, frame)).toEqual(WHOLE)
  expect(moved({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, frame)).toEqual({ scale: 2, x: 200, y: -200 })
  const size = fc.double({ min: -2_000, max: 2_000, noNaN: true })
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 9, noNaN: true }), size, size, size, size, (times, x, y, dx, dy) => {
      const view = moved(zoomed(WHOLE, times, { x, y }, frame), { x: dx, y: dy }, frame)
      expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * frame.width) / 2 + 1e-9)
      expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * frame.height) / 2 + 1e-9)
    }),
  )
})
