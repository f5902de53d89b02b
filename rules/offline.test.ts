import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPurged, personalCache } from './offline.ts'

test('two customers, or two activities, never share a cache', () => {
  const name = fc.tuple(fc.string({ unit: 'grapheme-ascii' }), fc.option(fc.string({ unit: 'grapheme-ascii' }), { nil: undefined }))
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(personalCache(...one) === personalCache(...other)).toBe(one[0] === other[0] && one[1] === other[1])
    }),
  )
  expect(personalCache('u', 'own')).not.toBe(personalCache('u', undefined))
})

test('a logout leaves the shell and nothing else', () => {
  expect(['api:u:own', 'public', 'images', 'push'].every(isPurged)).toBe(true)
  expect(isPurged('workbox-precache-v2-https://x/')).toBe(false)
})
