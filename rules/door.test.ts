import { expect, test } from 'vitest'
import { codePath, doorOfCode, doorPath, readDoor } from './door.ts'

test('a code opens its page in the language of the phone, query and all', () => {
  expect(codePath({ permalink: 'osteria', table: 'Terrazza 2' })).toBe('/qr/osteria/Terrazza%202')
  expect(doorPath({ table: '12' })).toBe('/at/12')
  expect(codePath({})).toBe('/qr')
  expect(doorOfCode('/qr/12?storeId=a', 'de')).toBe('/de/at/12?storeId=a')
  expect(doorOfCode('/qr', 'it')).toBe('/at')
  expect(doorOfCode('/qr//example.org', 'en')).toBe('/en/at//example.org')
  expect(doorOfCode('/qrs', 'de')).toBeUndefined()
  expect(doorOfCode('/at/12', 'de')).toBeUndefined()
})

test('on its own host a door is a table, on the bare host an activity and a table', () => {
  expect(readDoor([], 'osteria')).toEqual({ permalink: 'osteria' })
  expect(readDoor(['12'], 'osteria')).toEqual({ permalink: 'osteria', table: '12' })
  expect(readDoor(['osteria', '12'], 'osteria')).toEqual({ permalink: 'osteria', table: '12' })
  expect(readDoor(['osteria'], undefined)).toEqual({ permalink: 'osteria' })
  expect(readDoor(['osteria', '12'], undefined)).toEqual({ permalink: 'osteria', table: '12' })
})

test('no door is that of another activity, nor of nobody', () => {
  expect(readDoor(['bottega', '12'], 'osteria')).toBeUndefined()
  expect(readDoor([], undefined)).toBeUndefined()
  expect(readDoor(['osteria', '12', '13'], undefined)).toBeUndefined()
})
