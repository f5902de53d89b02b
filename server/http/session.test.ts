import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../tests/setup/scene.ts'
import { secret } from '../db/secrets.ts'

describe.each(engines)('who calls, %s', async (engine) => {
  const { app, clock, connection } = appOver(await database(engine))
  const activity = await freshActivity(connection)
  const person = await freshPerson(connection, [activity])
  const { token } = await tokensOf(app, person)
  const key = await secret(connection.db, 'token')
  const now = Math.floor(clock().getTime() / 1000)
  const card = (headers: Record<string, string>) => ask(app, `GET /api/cards/me?filters[activityId]=${activity.id}`, { headers })
  const claims = (changed: object = {}) => ({ sub: person.id, iss: 'tessera', aud: 'tessera', iat: now, exp: now + 600, ...changed })
  const signed = (payload: object, by: Uint8Array = key, alg = 'HS256') =>
    new SignJWT({ ...payload } as Record<string, unknown>).setProtectedHeader({ alg }).sign(by)

  test('a token that the server made, in its header and nowhere else', async () => {
    expect((await card({ Authorization: `Bearer ${token}` })).status).toBe(200)
    expect((await card({ authorization: `bearer ${await signed(claims())}` })).status).toBe(200)
    expect((await ask(app, `GET /api/cards/me?filters[activityId]=${activity.id}&token=${token}`)).status).toBe(401)
    expect((await card({ Cookie: `token=${token}` })).status).toBe(401)
  })

  test.each([
    ['nothing', async () => ''],
    ['another scheme', async () => `Basic ${token}`],
    ['no token', async () => 'Bearer'],
    ['two tokens', async () => `Bearer ${token} ${token}`],
    ['half a token', async () => `Bearer ${token.slice(0, -4)}`],
    ['another key', async () => `Bearer ${await signed(claims(), new Uint8Array(32))}`],
    ['another algorithm', async () => `Bearer ${await signed(claims(), new Uint8Array([...key, ...key]), 'HS512')}`],
    ['no signature', async () => `Bearer ${new UnsecuredJWT(claims()).encode()}`],
    ['another issuer', async () => `Bearer ${await signed(claims({ iss: 'other' }))}`],
    ['another audience', async () => `Bearer ${await signed(claims({ aud: 'other' }))}`],
    ['one that is over', async () => `Bearer ${await signed(claims({ exp: now - 1 }))}`],
    ['one without an end', async () => `Bearer ${await signed({ ...claims(), exp: undefined })}`],
    ['nobody', async () => `Bearer ${await signed(claims({ sub: undefined }))}`],
    ['somebody who is not there', async () => `Bearer ${await signed(claims({ sub: 'gone' }))}`],
  ])('%s is nobody', async (_, header) => {
    const { status, body, headers } = await card({ Authorization: await header() })
    expect([status, body.code, headers.get('WWW-Authenticate')]).toEqual([401, 'unauthenticated', 'Bearer'])
  })

  test('roles in a token open nothing', async () => {
    const other = await freshActivity(connection)
    const forged = await signed(claims({ roles: ['ROLE_SUPER_ADMIN'] }))
    expect((await ask(app, `GET /api/activities/${other.id}/menu`, { token: forged })).status).toBe(404)
  })
})
