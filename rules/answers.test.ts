import { expect, test } from 'vitest'
import { hasTypeOf, isDefinite, isJson } from './answers.ts'

test.each([
  ['/sw.js', 'text/javascript; charset=utf-8'],
  ['/assets/a-1.js', 'application/javascript'],
  ['/assets/a-1.css', 'text/css; charset=utf-8'],
  ['/assets/inter.woff2', 'font/woff2'],
  ['/assets/inter.woff2', 'application/octet-stream'],
  ['/index.html', 'text/html; charset=UTF-8'],
  ['/images/x/320.webp', 'image/avif'],
  ['/icons/mark.svg', 'image/svg+xml'],
])('%s is what its name says: %s', (path, type) => {
  expect(hasTypeOf(path, type)).toBe(true)
  expect(hasTypeOf(path, null)).toBe(false)
  expect(hasTypeOf(path, path.endsWith('html') ? 'application/json' : 'text/html')).toBe(false)
})

test('what names no type promises none', () => {
  expect(hasTypeOf('/stores', 'text/html')).toBe(false)
  expect(hasTypeOf('/a.constructor', 'text/html')).toBe(false)
})

test.each([
  [200, 'application/json', true],
  [404, 'application/json; charset=utf-8', true],
  [422, 'application/problem+json', true],
  [200, 'text/html', false],
  [403, 'text/html', false],
  [401, null, false],
  [408, 'application/json', false],
  [425, 'application/json', false],
  [429, 'application/json', false],
  [503, 'application/json', false],
])('%d %s is the last word: %s', (status, type, is) => {
  expect(isDefinite(status, type)).toBe(is)
})

test('a page is no JSON', () => {
  expect([isJson('text/html'), isJson(null), isJson('application/json')]).toEqual([false, false, true])
})
