import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { everyCall, lineOf, request } from '../../tests/setup/calls.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../tests/setup/scene.ts'

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

describe.each(engines)('headers, %s', async (engine) => {
  const { app, connection } = appOver(await database(engine), {
    PUBLIC_URL: 'https://tessera.example',
    CORS_ORIGINS: 'https://app.example, https://other.example/',
  })
  const bare = appOver(connection, { API_ORIGINS: 'https://api.example' })
  const activity = await freshActivity(connection, {
    configuration: { showMenuApp: true, showShopApp: true, shopType: 'R', shopTextSelectedSize: 'M'.repeat(99) },
  })
  const { token } = await tokensOf(app, await freshPerson(connection, [activity]))

  test.each([
    '/',
    '/healthz',
    '/metrics',
    '/app/languages',
    '/api/cards/me',
    '/api/none',
    '/images/none/320.webp',
    '/assets/none.js',
    '/manifest.webmanifest',
  ])('the whole set stands on %s', async (path) => {
    const { headers } = await ask(app, `GET ${path}`)
    expect(headers.get('Content-Security-Policy')).toBe(POLICY.join('; '))
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/)
    const features = (headers.get('Permissions-Policy') ?? '').split(', ')
    expect(features).toEqual(expect.arrayContaining(['geolocation=(self)', 'camera=(self)', 'microphone=()', 'payment=()', 'usb=()']))
    expect(features.filter((feature) => feature.endsWith('=(self)'))).toHaveLength(2)
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('X-Powered-By')).toBeNull()
  })

  test('a picture is nothing but a picture, wherever somebody opens it', async () => {
    const { status, headers } = await ask(app, 'GET /favicon.ico')
    expect([status, headers.get('Content-Security-Policy')]).toEqual([200, "default-src 'none'; sandbox"])
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('without https there is no HSTS; another server that the app calls may be called and its pictures shown', async () => {
    const { headers } = await ask(bare.app, 'GET /app/languages')
    expect(headers.get('Strict-Transport-Security')).toBeNull()
    const policy = headers.get('Content-Security-Policy')
    expect(policy).toContain("connect-src 'self' https://api.example;")
    expect(policy).toContain("img-src 'self' data: blob: https://api.example;")
  })

  test('another origin may call if it is configured, and no other', async () => {
    const from = async (origin: string) => (await ask(app, 'GET /app/languages', { headers: { Origin: origin } })).headers
    expect((await from('https://app.example')).get('Access-Control-Allow-Origin')).toBe('https://app.example')
    expect((await from('https://other.example')).get('Access-Control-Allow-Origin')).toBe('https://other.example')
    expect((await from('https://evil.example')).get('Access-Control-Allow-Origin')).toBeNull()
    expect(
      (await ask(bare.app, 'GET /app/languages', { headers: { Origin: 'https://app.example' } })).headers.get(
        'Access-Control-Allow-Origin',
      ),
    ).toBeNull()
    const asked = {
      Origin: 'https://app.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization',
    }
    const preflight = await ask(app, 'OPTIONS /api/cards/me', { headers: asked })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
  })

  test.each(everyCall.map((call) => [lineOf(call), call] as const))('%s says who may keep its answer', async (line, call) => {
    const { headers, status } = await ask(app, request(call, activity.id, { permalink: activity.permalink }), { token })
    const kept =
      call.keep && status === 200
        ? 'private, no-cache'
        : /^GET \/(app|public)/.test(line) && !call.writes
          ? call.shared && status === 200
            ? 'public, no-cache'
            : 'no-cache'
          : 'no-store'
    expect(headers.get('Cache-Control')).toBe(kept)
    expect(headers.has('ETag')).toBe(status === 200 && kept !== 'no-store')
  })

  test('what has not changed is not sent again', async () => {
    const to = `GET /api/activities/${activity.id}/configurations`
    const first = await ask(app, to, { token })
    const tag = first.headers.get('ETag') ?? ''
    const again = await ask(app, to, { token, headers: { 'If-None-Match': `"other", ${tag}` } })
    expect([again.status, again.body]).toEqual([304, { text: '' }])
    expect([again.headers.get('ETag'), again.headers.get('Cache-Control')]).toEqual([tag, 'private, no-cache'])
    expect((await ask(app, to, { token, headers: { 'If-None-Match': tag.replace('W/', '') } })).status).toBe(304)
    expect((await ask(app, to, { token, headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })

  test('a refusal is kept by nobody, nor is a measurement', async () => {
    for (const to of ['GET /api/cards/me', 'GET /app/activities/none', 'GET /api/none', 'POST /app/languages', 'GET /metrics'])
      expect((await ask(app, to)).headers.get('Cache-Control')).toBe('no-store')
  })

  test('short answers are not compressed', async () => {
    const response = await app.request('/app/languages', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(response.headers.get('Content-Encoding')).toBeNull()
    expect(Number(response.headers.get('Content-Length'))).toBe((await response.text()).length + 2)
  })

  test('long answers are compressed where that is understood', async () => {
    const response = await app.request('/public/nations', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    expect(response.headers.get('Vary')).toContain('Accept-Encoding')
    expect((await app.request('/public/nations')).headers.get('Content-Encoding')).toBeNull()
  })

  test('one of usual length is compressed in one piece, and says its length', async () => {
    const to = `/api/activities/${activity.id}/configurations`
    const of = (encoding?: string) =>
      app.request(to, { headers: { authorization: `Bearer ${token}`, ...(encoding && { 'Accept-Encoding': encoding }) } })
    const [plain, packed, refused, head] = await Promise.all([
      of(),
      of('br, gzip'),
      of('gzip;q=0'),
      app.request(to, {
        method: 'HEAD',
        headers: { authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip' },
      }),
    ])
    const [text, bytes] = [await plain.text(), Buffer.from(await packed.arrayBuffer())]
    expect(text.length).toBeGreaterThan(1024)
    expect(gunzipSync(bytes).toString()).toBe(text)
    expect([packed.headers.get('Content-Encoding'), packed.headers.get('Content-Length')]).toEqual(['gzip', String(bytes.length)])
    expect(packed.headers.get('ETag')).toBe(plain.headers.get('ETag'))
    expect([refused, plain].map(({ headers }) => headers.get('Content-Encoding'))).toEqual([null, null])
    expect([await head.text(), head.headers.get('Content-Encoding')]).toEqual(['', null])
  })

  test('a known path with another method is 405 with what it allows, an unknown one 404', async () => {
    const wrong = await ask(app, 'DELETE /app/activities/3', { headers: { 'Accept-Language': 'it' } })
    expect([wrong.status, wrong.body.code, wrong.headers.get('Allow')]).toEqual([405, 'method_not_allowed', 'GET, HEAD'])
    expect((await ask(app, 'GET /api/login_check')).headers.get('Allow')).toBe('POST')
    for (const path of ['/api', '/app/none', '/public/none.html', '/api/cards/me/', '/app/%']) {
      const { status, body } = await ask(app, `GET ${path}`)
      expect([path, status, body.code]).toEqual([path, 404, 'route_missing'])
    }
  })

  test('a GET that writes has no HEAD, and does not say so', async () => {
    const line = '/api/app/itemcarts/byorder/1/re-order'
    const heads = [await ask(app, `HEAD ${line}`), await ask(app, `POST ${line}`)]
    expect(heads.map(({ status, headers }) => [status, headers.get('Allow')])).toEqual([
      [405, 'GET'],
      [405, 'GET'],
    ])
  })

  test('HEAD is GET without a body', async () => {
    const { status, body } = await ask(app, 'HEAD /app/languages')
    expect([status, body]).toEqual([200, { text: '' }])
  })
})
