import { expect, test } from 'vitest'
import { isPurged } from './offline.ts'

test('a logout leaves the shell and nothing else', () => {
  expect(['public', 'images', 'push', 'of an older version'].every(isPurged)).toBe(true)
  expect(['workbox-precache-v2-https://x/', 'pages-r1'].some(isPurged)).toBe(false)
})
