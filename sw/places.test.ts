import { expect, test } from 'vitest'
import * as activities from '#contract/activities.ts'
import * as auth from '#contract/auth.ts'
import * as card from '#contract/card.ts'
import * as flows from '#contract/flows.ts'
import * as languages from '#contract/languages.ts'
import * as menus from '#contract/menus.ts'
import * as notices from '#contract/notices.ts'
import * as notifications from '#contract/notifications.ts'
import * as places from '#contract/places.ts'
import * as privacy from '#contract/privacy.ts'
import * as shop from '#contract/shop.ts'
import * as stores from '#contract/stores.ts'
import type { Call } from '#contract/wire.ts'
import { isMenu, keyOf, PUBLIC } from './places.ts'

const base = new URL('https://our.example/')
const nouns: { calls: Record<string, Call> }[] = [
  activities,
  auth,
  card,
  flows,
  languages,
  menus,
  notices,
  notifications,
  places,
  privacy,
  shop,
  stores,
]
const calls = nouns.flatMap((noun) => Object.values(noun.calls))

const request = (path: string, init?: RequestInit) => new Request(new URL(path, base), init)

test('what is public is an open reading call', () => {
  const open = calls.filter((call) => call.scope === 'open' && call.method === 'GET' && !call.file).map((call) => call.path)
  expect(PUBLIC.toSorted()).toEqual(open.toSorted())
})

test.each(PUBLIC.map((path) => path.replace(/\{\w+\}/g, 'a1')))('%s has a place', (path) => {
  expect(keyOf(request(path), base)).toBeDefined()
})

test.each<[string, string, RequestInit?]>([
  ['what is personal', '/api/cards/me?filters[activityId]=a1'],
  ['live status, which never ends', '/api/live?filters[activityId]=a1'],
  ['a list of hers', '/api/app/activities/a1/userflows?page=1'],
  ['log-in', '/api/login_check', { method: 'POST' }],
  ['a write', '/public/nations', { method: 'PUT' }],
  ['an open call about a person', '/app/check-emails/a@example.com'],
  ['a code', '/app/customers/code/123456'],
  ['another origin', 'https://other.example/public/nations'],
  ['a path that only begins so', '/public/nations/x'],
])('%s has no place', (_, path, init) => {
  expect(keyOf(request(path, init), base)).toBeUndefined()
})

test('the menus are known whose pictures are fetched', () => {
  const paths = ['/api/menus?filters[activityId]=a1', '/api/activities/a1/menu', '/api/activities/a1/menu/x', '/api/stores']
  expect(paths.map((path) => isMenu(request(path), base))).toEqual([true, true, false, false])
})

test('public copies are one a language', () => {
  const key = (language: string) => keyOf(request('/public/nations', { headers: { 'accept-language': language } }), base)
  expect(key('de')).not.toBe(key('it'))
  expect(key('de,en;q=0.5')).toBe(key('de'))
})

test('the API may be elsewhere, and under a path', () => {
  const elsewhere = new URL('https://api.example/v1')
  expect(keyOf(request('https://api.example/v1/public/nations'), elsewhere)).toBeDefined()
  expect(keyOf(request('https://api.example/public/nations'), elsewhere)).toBeUndefined()
})
