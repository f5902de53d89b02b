import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LanguageCode } from '#contract/languages.ts'
import { inLanguage, languageOf, readPath, switchLanguage } from './languages.ts'

test.each([
  ['/', { language: 'it', path: '/' }],
  ['/card?a=1#b', { language: 'it', path: '/card?a=1#b' }],
  ['/en', { language: 'en', path: '/' }],
  ['/en/', { language: 'en', path: '/' }],
  ['/de/menus?q=x', { language: 'de', path: '/menus?q=x' }],
  ['/fr?a=1', { language: 'fr', path: '/?a=1' }],
  ['/es/card#c', { language: 'es', path: '/card#c' }],
  ['/gb/card?a=1#b', { language: 'en', path: '/card?a=1#b', redirect: '/en/card?a=1#b' }],
  ['/gb', { language: 'en', path: '/', redirect: '/en' }],
  ['/it/card?a=1#b', { language: 'it', path: '/card?a=1#b', redirect: '/card?a=1#b' }],
  ['/it', { language: 'it', path: '/', redirect: '/' }],
  ['/it//evil.example', { language: 'it', path: '/evil.example', redirect: '/evil.example' }],
  ['/it/\\evil.example', { language: 'it', path: '/evil.example', redirect: '/evil.example' }],
  ['/pt/card', { language: 'it', path: '/pt/card' }],
  ['/EN/card', { language: 'it', path: '/EN/card' }],
  ['/english', { language: 'it', path: '/english' }],
])('%s', (address, place) => {
  expect(readPath(address)).toEqual(place)
})

test('switching adds, replaces and removes the prefix', () => {
  expect(switchLanguage('/card?a#b', 'de')).toBe('/de/card?a#b')
  expect(switchLanguage('/de/card?a#b', 'en')).toBe('/en/card?a#b')
  expect(switchLanguage('/en/card', 'it')).toBe('/card')
  expect(switchLanguage('/', 'en')).toBe('/en')
  expect(switchLanguage('/en?a', 'it')).toBe('/?a')
})

test('a path survives every language, and no redirect leaves the site', () => {
  const language = fc.constantFrom<LanguageCode>('it', 'es', 'fr', 'de', 'en')
  const path = fc.webPath().map((p) => `/x${p}`)
  fc.assert(
    fc.property(path, language, language, (p, a, b) => switchLanguage(switchLanguage(inLanguage(a, p), b), 'it') === inLanguage('it', p)),
  )
  fc.assert(
    fc.property(fc.constantFrom('gb', 'it'), fc.string(), (prefix, rest) => !/^\/[/\\]/.test(readPath(`/${prefix}${rest}`).redirect ?? '')),
  )
})

test('gb on the wire is English, an unknown code no language', () => {
  expect([languageOf('gb'), languageOf('en'), languageOf('it'), languageOf('pt')]).toEqual(['en', 'en', 'it', undefined])
})
