import { describe, expect, test } from 'vitest'
import type { Connection } from '../db/connect.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, PASSWORD, tokensOf } from '../../tests/setup/scene.ts'

/** A database whose statements all end in this error. */
function broken(connection: Connection, error: Error): Connection {
  const fail = () => {
    throw error
  }
  const db: Connection['db'] = new Proxy(fail as never, { get: () => db })
  return { ...connection, db, run: async () => fail() }
}

const away = (code: string) => Object.assign(new Error('connect failed'), { code })
const cut = 'Client has encountered a connection error and is not queryable'

describe.each(engines)('failures, %s', async (engine) => {
  const connection = await database(engine)

  test('a bug is one line in the log, with the request’s number, and nothing of it on the wire', async () => {
    const cause = new Error('relation "secret_table" does not exist')
    const { app, logged } = appOver(broken(connection, new Error(`Failed query: select ${PASSWORD}`, { cause })), {}, 'error')
    const { status, body, headers } = await ask(app, 'GET /app/activities/3')
    expect([status, body]).toEqual([500, { code: 'unexpected', message: 'Operazione terminata in errore' }])
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      requestId: headers.get('X-Request-Id'),
      route: '/app/activities/:id',
      msg: 'unexpected',
    })
    expect(logged[0]).toContain('secret_table')
    expect(logged[0]).not.toContain(PASSWORD)
  })

  test.each(['55P03', '57014'].map(away))('a statement that waited or ran too long (%o) is 503 with a time to come back', async (cause) => {
    const { app } = appOver(broken(connection, new Error('Failed query', { cause })))
    const { status, body, headers } = await ask(app, 'GET /app/activities/3')
    expect([status, body.code, headers.get('Retry-After')]).toEqual([503, 'unavailable', '5'])
  })

  test.each([...['ECONNREFUSED', 'ECONNRESET', '57P01', '53300', '08006'].map(away), new Error(cut)])(
    'a database that is away (%o) is 503 with a time to come back',
    async (cause) => {
      const { app } = appOver(broken(connection, new Error('Failed query', { cause })))
      for (const to of ['GET /app/activities/3', 'GET /healthz']) {
        const { status, body, headers } = await ask(app, to)
        expect([to, status, body.code, headers.get('Retry-After')]).toEqual([to, 503, 'unavailable', '5'])
      }
      expect((await ask(app, 'POST /api/login_check', { body: { username: 'x', password: 'x' } })).status).toBe(503)
    },
  )

  test('a statement that is wrong by its form is our bug, though its code is of the connection’s', async () => {
    const { app } = appOver(broken(connection, new Error('Failed query', { cause: away('08P01') })))
    expect((await ask(app, 'GET /app/activities/3')).status).toBe(500)
  })

  test('a refusal speaks the language of the request', async () => {
    const { app } = appOver(connection)
    const said = async (language: string) =>
      (await ask(app, 'GET /api/cards/me', { headers: { 'Accept-Language': language } })).body.message
    expect(await said('it-IT,it;q=0.9')).toBe('Accedi per continuare')
    expect(await said('xx')).toBe('Accedi per continuare')
    expect(await said('fr;q=0.1, it;q=0.9')).toBe('Accedi per continuare')
    const sentences = new Set(await Promise.all(['it', 'es', 'fr', 'de', 'en'].map(said)))
    expect(sentences.size).toBe(5)
  })

  test('health is told when the database answers, and measurements name routes, never their values', async () => {
    const { app } = appOver(connection)
    const activity = await freshActivity(connection)
    const { token } = await tokensOf(app, await freshPerson(connection, [activity]))
    await ask(app, `GET /api/activities/${activity.id}/configurations`, { token })
    const health = await ask(app, 'GET /healthz')
    expect([health.status, health.body.text]).toEqual([200, 'ok'])
    const { body, headers } = await ask(app, 'GET /metrics', { address: '127.0.0.1', headers: { Host: 'localhost' } })
    expect(headers.get('Content-Type')).toMatch(/^text\/plain; version=/)
    expect(body.text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/activities/:id/configurations",status="200"} 1',
    )
    expect(body.text).not.toContain(activity.id)
  })
})
