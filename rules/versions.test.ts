import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareVersions, isNewEnough } from './versions.ts'

test.each<[string, string, number]>([
  ['1.10', '1.9', 1],
  ['1.2', '1.2.0', 0],
  ['0.9.9', '1', -1],
  ['2.0.0-beta.1', '2.0.0', 0],
  [' 1.0.1 ', '1.0', 1],
])('%s against %s', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign)
})

test('order does not depend on who asks', () => {
  const version = fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }).map((figures) => figures.join('.'))
  fc.assert(fc.property(version, version, (a, b) => Math.sign(compareVersions(a, b)) === 0 - Math.sign(compareVersions(b, a))))
})

const minimum = { minimumVersionIos: '2.0', minimumVersionAndroid: '1.5' }
test.each<[string, string, boolean]>([
  ['1.9', 'ios', false],
  ['2.0.0', 'ios', true],
  ['1.4.9', 'android', false],
  ['1.5', 'android', true],
  ['0.1', 'desktop', true],
  ['0.1', '', true],
])('%s on "%s" passes: %s', (version, platform, passes) => {
  expect(isNewEnough(version, platform, minimum)).toBe(passes)
})

test('no minimum, no obstacle', () => {
  expect(isNewEnough('0.1', 'ios', {})).toBe(true)
  expect(isNewEnough('0.1', 'android', { minimumVersionAndroid: null })).toBe(true)
})
