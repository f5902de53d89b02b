import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metresBetween } from './distance.ts'
import { ringsOf, scaleOf, SKETCH, sketchOf, walkingMinutes } from './sketch.ts'

const molo = { latitude: 44.3487, longitude: 9.1528 }
const near = (north: number, east: number) => ({ latitude: molo.latitude + north, longitude: molo.longitude + east })

test.each([
  [near(-0.003, 0), 0],
  [near(-0.002, -0.0028), 1],
  [near(0, -0.004), 2],
  [near(0.002, -0.0028), 3],
  [near(0.003, 0), 4],
  [near(0.002, 0.0028), 5],
  [near(0, 0.004), 6],
  [near(-0.002, 0.0028), 7],
])('from %j it lies by eighth %i of the compass', (from, bearing) => expect(sketchOf(molo, from).bearing).toBe(bearing))

test('direction and distance on the drawing are those of the ground, and both lie within it', () => {
  const degree = fc.double({ min: -0.05, max: 0.05, noNaN: true })
  fc.assert(
    fc.property(degree, degree, (north, east) => {
      const from = near(north, east)
      const { pin, you, unit } = sketchOf(molo, from)
      if (!you || unit === undefined) throw new Error('she is not drawn')
      const metres = metresBetween(molo, from)
      expect(Math.abs(Math.hypot(pin.x - you.x, pin.y - you.y) * unit - metres)).toBeLessThan(1 + metres * 0.01)
      // She is above the pin where she is north of it.
      expect((pin.y - you.y) * north).toBeGreaterThanOrEqual(0)
      for (const { x, y } of [pin, you]) {
        expect(x >= 0 && x <= SKETCH.width).toBe(true)
        expect(y >= 0 && y <= SKETCH.height).toBe(true)
      }
    }),
  )
})

test('who is not known is not drawn, and then there is neither direction nor scale', () => {
  expect(sketchOf(molo, undefined)).toEqual({ pin: { x: 175, y: 78 } })
})

test.each([
  [1.3, 80, 100],
  [0.5, 80, 20],
  [9, 80, 500],
])('a scale for %d metres a unit in %i units is %i m', (unit, most, metres) => expect(scaleOf(unit, most)).toBe(metres))

test.each([
  [0, 1],
  [350, 6],
  [1000, 16],
])('%i m are about %i minutes on foot', (metres, minutes) => expect(walkingMinutes(metres)).toBe(minutes))

test('rings are as far from each other as the scale is long, and go as far as the drawing', () => {
  expect(ringsOf(70)).toEqual([70, 140, 210, 280, 350])
  expect(ringsOf(400)).toEqual([])
})
