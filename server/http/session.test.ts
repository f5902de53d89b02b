import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson } from '../../tests/setup/scene.ts'
import { secret } from '../work/secret.ts'

describe.each(engines)('an access token, %s', async (engine) => {
  const { app, clock, connection } = appOver(await database(engine))
  const key = await secret(connection.db, 'token')
  const activity = await freshActivity(connection)
  const person = await freshPerson(connection, [activity])
  const now = Math.floor(clock().getTime() / 1000)
  const fields = { sub: person.id, iss: 'tessera', aud: 'tessera', exp: now + 60 }
  const signed = (claims: object, by: Uint8Array = key, alg = 'HS256') => new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(by)
  const card = async (token: string) => (await ask(app, `GET /api/cards/me?filters[activityId]=${activity.id}`, { token })).status

  test('is taken as we make it', async () => {
    expect(await card(await signed(fields))).toBe(200)
  })

  test.each([
    ['of another audience', { ...fields, aud: 'other' }],
    ['of another issuer', { ...fields, iss: 'other' }],
    ['that is over', { ...fields, exp: now - 1 }],
    ['that is for ever', { ...fields, exp: undefined }],
    ['of nobody', { ...fields, sub: undefined }],
    ['of a person we do not know', { ...fields, sub: 'unknown' }],
  ])('%s is refused', async (_, claims) => {
    expect(await card(await signed(claims))).toBe(401)
  })

  test('signed by another key, in another way or not at all is refused', async () => {
    expect(await card(await signed(fields, new Uint8Array(32)))).toBe(401)
    expect(await card(await signed(fields, Buffer.concat([key, key]), 'HS512'))).toBe(401)
    expect(await card(new UnsecuredJWT(fields).encode())).toBe(401)
  })
})
