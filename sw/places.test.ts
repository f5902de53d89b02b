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
import * as stores from '#contract/stores.ts'
import type { Call } from '#contract/wire.ts'
import { tokenOf } from '../tests/fakes/token.ts'
import { PERSONAL, placeOf, PUBLIC } from './places.ts'

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
  stores,
]
const calls = nouns.flatMap((noun) => Object.values(noun.calls))

const request = (path: string, claims: object | null = { sub: 'giulia' }, init: RequestInit = {}) =>
  new Request(new URL(path, base), {
    ...init,
    headers: { ...(claims && { authorization: `Bearer ${tokenOf({ ...claims })}` }), ...init.headers },
  })
const cacheOf = (path: string, claims?: object | null, init?: RequestInit) => placeOf(request(path, claims, init), base)?.cache

test('what may be kept is what the contract says', () => {
  const kept = calls.filter((call) => call.keep).map((call) => call.path)
  expect(PERSONAL.toSorted()).toEqual(kept.toSorted())
})

test('what is public is an open reading call', () => {
  const open = calls.filter((call) => call.scope === 'open' && call.method === 'GET').map((call) => call.path)
  expect(PUBLIC.toSorted()).toEqual(open.toSorted())
})

test.each([
  ['/api/cards/me?filters[activityId]=a1', 'api:giulia:a-a1'],
  ['/api/activities/a1/menu', 'api:giulia:a-a1'],
  ['/api/activities/a1/configurations', 'api:giulia:a-a1'],
  ['/api/app/activities/a1/userflows?page=2&rowsPerPage=50', 'api:giulia:a-a1'],
  ['/api/activities/a1/noticessent/user?page=1', 'api:giulia:a-a1'],
  ['/api/notices/n1?filters[activityId]=a1', 'api:giulia:a-a1'],
  ['/api/notifications?filters[activityId]=a1', 'api:giulia:a-a1'],
  ['/api/stores?filters[activityId]=a1&filters[visible]=1', 'api:giulia:a-a1'],
  ['/api/stores/s1?filters[activityId]=a1', 'api:giulia:a-a1'],
  ['/api/activities/customers/byiduser', 'api:giulia:own'],
  ['/app/activities/a1', 'public'],
  ['/public/nations', 'public'],
])('%s lies in %s', (path, cache) => {
  expect(cacheOf(path)).toBe(cache)
})

test.each<[string, string, (object | null)?, RequestInit?]>([
  ['no token', '/api/cards/me?filters[activityId]=a1', null],
  ['a token without a bearer', '/api/cards/me?filters[activityId]=a1', { exp: 1 }],
  ['no activity', '/api/cards/me'],
  ['a notice of no activity', '/api/notices/n1'],
  ['a call nobody named', '/api/app/users'],
  ['log-in', '/api/login_check', {}, { method: 'POST' }],
  ['a write', '/api/cards/me?filters[activityId]=a1', {}, { method: 'PUT' }],
  ['an open call about a person', '/app/check-emails/a@example.com'],
  ['a code', '/app/customers/code/123456'],
  ['another origin', 'https://other.example/api/cards/me?filters[activityId]=a1'],
  ['a path that only begins so', '/api/activities/a1/menu/x'],
])('%s has no place', (_, path, claims, init) => {
  expect(cacheOf(path, claims, init)).toBeUndefined()
})

test('a token nobody can read is nobody', () => {
  const headers = { authorization: 'Bearer not.a.token' }
  expect(placeOf(new Request(new URL('/api/activities/a1/menu', base), { headers }), base)).toBeUndefined()
})

test('a server that names its user otherwise is served too', () => {
  expect(cacheOf('/api/activities/a1/menu', { username: 'giulia@example.com' })).toBe('api:giulia%40example.com:a-a1')
})

test('public copies are one a language', () => {
  const key = (language: string) => placeOf(request('/public/nations', null, { headers: { 'accept-language': language } }), base)?.key
  expect(key('de')).not.toBe(key('it'))
  expect(key('de,en;q=0.5')).toBe(key('de'))
})

test('the API may be elsewhere, and under a path', () => {
  const elsewhere = new URL('https://api.example/v1')
  const asked = request('https://api.example/v1/api/activities/a1/menu')
  expect(placeOf(asked, elsewhere)?.cache).toBe('api:giulia:a-a1')
  expect(placeOf(request('https://api.example/api/activities/a1/menu'), elsewhere)).toBeUndefined()
})
