import { expect, test } from 'vitest'
import { byDistance, metresBetween, metresTo, roundedDistance } from './distance.ts'

const genoa = { latitude: 44.4077, longitude: 8.9316 }
const nervi = { latitude: 44.3811, longitude: 9.0399 }
const camogli = { latitude: 44.3487, longitude: 9.1528 }

test('metres as the crow flies', () => {
  expect(metresBetween(genoa, genoa)).toBe(0)
  expect(metresBetween(genoa, nervi) / 1_000).toBeCloseTo(9.1, 1)
  expect(metresBetween({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }) / 1_000).toBeCloseTo(22.2, 1)
  expect(metresBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }) / 1_000).toBeCloseTo(20_015, 0)
})

test('the nearest first; who does not say where it is comes last, in its order', () => {
  const nowhere = (name: string) => ({ name, latitude: null, longitude: null })
  const places = [nowhere('a'), { name: 'genoa', ...genoa }, nowhere('b'), { name: 'nervi', ...nervi }]
  expect(byDistance(places, camogli).map(({ place }) => place.name)).toEqual(['nervi', 'genoa', 'a', 'b'])
  expect(byDistance(places, camogli).at(-1)?.metres).toBeUndefined()
})

test.each([
  [0, 10, 'meter', 0],
  [347, 350, 'meter', 0],
  [994, 990, 'meter', 0],
  [996, 1, 'kilometer', 1],
  [1_240, 1.2, 'kilometer', 1],
  [9_949, 9.9, 'kilometer', 1],
  [9_951, 10, 'kilometer', 0],
  [312_700, 313, 'kilometer', 0],
] as const)('%d metres are read as %d %s', (metres, value, unit, digits) => {
  expect(roundedDistance(metres)).toEqual({ value, unit, digits })
})

test('no metres where one of the two is not known', () => {
  expect(metresTo(nervi, genoa)).toBeGreaterThan(9_000)
  expect(metresTo(nervi, undefined)).toBeUndefined()
  expect(metresTo({ ...nervi, latitude: null }, genoa)).toBeUndefined()
})
