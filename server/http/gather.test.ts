import { describe, expect, test } from 'vitest'
import { everyCall, lineOf, request } from '../../tests/setup/calls.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../tests/setup/scene.ts'

const bytes = (...values: number[]) => new Uint8Array(values)
const big = (size: number) => JSON.stringify({ username: 'x', password: 'x', rest: 'y'.repeat(size) })

/** Bodies that no call takes, each with its status. */
const bodies: [string, unknown, number][] = [
  ['broken JSON', '{"username":', 400],
  ['an array', '[]', 400],
  ['a string', '"x"', 400],
  ['null', 'null', 400],
  ['NUL', { username: 'a\0b', password: 'x', refresh_token: 'a\0b' }, 400],
  ['a lone surrogate', '{"username":"a\\ud800","password":"x","refresh_token":"a\\ud800"}', 400],
  ['NUL in a field nobody reads', { username: 'x', password: 'x', refresh_token: 'x', more: { deep: ['\0'] } }, 400],
  ['a lone surrogate in a name', '{"username":"x","password":"x","refresh_token":"x","\\udfff":1}', 400],
  ['text that is no UTF-8', bytes(0x7b, 0x22, 0xff, 0x22, 0x7d), 400],
  ['an activity that is no text', '{"activityId":{"toString":1}}', 400],
  ['a hundred levels', `{"a":${'['.repeat(100)}${']'.repeat(100)}}`, 400],
  ['100,001 bytes', big(100_001), 413],
]

/** Bodies that say nothing of what the session's calls ask for. */
const empty: [string, unknown, number][] = [
  ['nothing', '', 400],
  ['wrong types', { username: 1, password: {}, refresh_token: [] }, 400],
  ['nothing that is asked for', {}, 400],
]

/** Queries that no list takes. */
const queries = [
  'rowsPerPage=17',
  'rowsPerPage=-15',
  'page=0',
  'page=x',
  'page=1.5',
  'page=9999999999',
  'descending=2',
  'sortBy=password',
  'sortBy=id;drop table users',
  'page=1&page=2',
  'page[]=1',
  'page[a][b]=1',
  'filters[activityId][x]=1',
  'filters[a]=1&filters[a]=1',
  'filters=x',
  'filters=[]',
  'filters={"a":1}&filters={"b":1}',
  'x=%',
  'x=%ff',
  'x=%00',
  'filters={"activityId":{"toString":1}}',
  'filters={"a":"\\u0000"}',
  'filters={"a":"\\ud800"}',
]

describe.each(engines)('what a request carries, %s', async (engine) => {
  const { app, connection } = appOver(await database(engine))
  const activity = await freshActivity(connection)
  const { token } = await tokensOf(app, await freshPerson(connection, [activity]))

  const withBody = everyCall.filter(({ method }) => method === 'POST' || method === 'PUT')
  describe.each(withBody.map((call) => [lineOf(call), call] as const))('%s', (_, call) => {
    test.each(call.open ? [...bodies, ...empty] : bodies)('%s', async (__, body, expected) => {
      const { status, body: said } = await ask(app, request(call, activity.id), { body, token })
      expect([status, said.code]).toEqual([expected, expected === 413 ? 'too_large' : 'malformed'])
    })
  })

  describe.each(everyCall.filter(({ method }) => method === 'GET').map((call) => [lineOf(call), call] as const))('%s', (_, call) => {
    test('wrong queries are malformed, never a 5xx', async () => {
      const to = request(call, activity.id, { permalink: activity.permalink })
      const pages =
        JSON.stringify(call.input).includes('rowsPerPage') || 'rowsPerPage' in (call.input as unknown as { shape: object }).shape
      const asked = queries.filter((query) => pages || !/^(rowsPerPage|page|descending|sortBy)=[^&]*$/.test(query))
      for (const query of asked) {
        const { status, body } = await ask(app, `${to}${to.includes('?') ? '&' : '?'}${encodeURI(query).replaceAll('%25', '%')}`, { token })
        expect([query, status, body.code]).toEqual([query, 400, 'malformed'])
      }
    })

    test('ids that are none are 400 or 404', async () => {
      const wrong = ['0', '-1', 'x'.repeat(64), "'; drop table cards; --", '😀', '../../etc', 'null', '__proto__', 'constructor']
      // The code of a coupon is asked for, whatever the activity.
      const named = (id: string) => ({ permalink: id, customerId: id, ...(!call.path.includes('{code}') && { code: 'AAA222' }) })
      const isNamed = /\{(email|username)\}|\/invitations\//.test(call.path) // by what people bring, which need not exist
      if ((call.path.includes('{') && !isNamed) || call.scope === 'activity') {
        for (const id of wrong)
          expect([id, (await ask(app, request(call, encodeURIComponent(id), named(id)), { token })).status]).toEqual([id, 404])
      }
      if (call.path.includes('{')) {
        for (const id of ['%', '%ff', '%00', '%ed%a0%80', 'x'.repeat(isNamed ? 255 : 65)]) {
          const to = `GET ${call.path.replace(/\{\w+\}/, id)}`
          expect([id, (await ask(app, to, { token })).status]).toEqual([id, 400])
        }
      }
    })
  })

  test('an activity that is not named is 400', async () => {
    const { status, body } = await ask(app, 'GET /api/cards/me', { token })
    expect([status, body.code]).toEqual([400, 'malformed'])
    expect(body.errors).toEqual([{ path: 'activityId', code: 'invalid_union', message: expect.any(String) }])
  })

  test.each([
    ['filters[activityId]=ID'],
    ['filters%5BactivityId%5D=ID'],
    ['filters={"activityId":"ID"}'],
    ['activityId=ID'],
    ['filters[activityId]=ID&filters[search]=x'],
  ])('takes %s', async (query) => {
    expect((await ask(app, `GET /api/cards/me?${query.replace('ID', activity.id)}`, { token })).status).toBe(200)
  })

  test('what cannot be read is told by a sentence too', async () => {
    const { body } = await ask(app, 'POST /api/login_check', { body: '{' })
    expect(body.errors).toEqual([{ path: 'body', code: 'json', message: body.message }])
  })

  test('100,000 bytes are not too many', async () => {
    const body = big(100_000 - big(0).length)
    expect(body).toHaveLength(100_000)
    expect((await ask(app, 'POST /api/login_check', { body })).status).toBe(401)
  })

  test('names the field of each mistake in the language that is asked for', async () => {
    const said = async (language: string) =>
      (await ask(app, 'POST /api/login_check', { body: { password: 1 }, headers: { 'Accept-Language': language } })).body
    const { errors, ...rest } = await said('it')
    expect(rest).toEqual({ code: 'malformed', message: expect.any(String) })
    expect(errors).toEqual([
      { path: 'username', code: 'invalid_type', message: expect.stringMatching(/^Input non valido/) },
      { path: 'password', code: 'invalid_type', message: expect.stringMatching(/^Input non valido/) },
    ])
    expect((await said('de')).errors).toMatchObject([{ message: expect.stringMatching(/^Ungültige Eingabe/) }, {}])
  })
})
