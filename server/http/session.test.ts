import { eq } from 'drizzle-orm'
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { database, engines } from '../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../tests/setup/scene.ts'
import { connectPostgres } from '../db/connect.ts'
import { members } from '../db/schema/auth.ts'
import { secret } from '../work/secret.ts'
import { works } from '../work/works.ts'
import { type Bearer, sessions } from './session.ts'

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

describe('what is remembered of her', () => {
  test('is not what was read before she was forgotten', async () => {
    const { db } = await database('postgres')
    const stage = appOver(await database('postgres'))
    const activity = await freshActivity(stage.connection)
    const person = await freshPerson(stage.connection, [activity])
    let isHeld = true
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const rooms = works(db, stage.clock, stage.enqueue)
    const run = (async (...asked: Parameters<typeof rooms.run>) => {
      const found = await rooms.run(...asked)
      if (isHeld) await held
      return found
    }) as typeof rooms.run
    const remembered = sessions({ works: { ...rooms, run }, clock: stage.clock })
    const bearer: Bearer = { userId: person.id, family: undefined, until: Number.POSITIVE_INFINITY }
    const first = remembered.within(bearer, activity.id)
    await wait(50)
    isHeld = false
    await db.delete(members).where(eq(members.userId, person.id))
    remembered.forget(person.id)
    release()
    expect(await first).toMatchObject({ userId: person.id })
    expect(await remembered.within(bearer, activity.id)).toEqual({ refused: 'not_found' })
  })

  test('ends at once with a logout at another process, while no page listens', async () => {
    const [here, there] = [appOver(await database('postgres')), appOver(await connectPostgres(inject('postgresUrl')))]
    onTestFinished(async () => {
      await there.streams.close()
      await there.connection.close()
    })
    const activity = await freshActivity(here.connection)
    const { token, refresh_token } = await tokensOf(here.app, await freshPerson(here.connection, [activity]))
    const card = async ({ app }: typeof here) => (await ask(app, `GET /api/cards/me?filters[activityId]=${activity.id}`, { token })).status
    await there.streams.keep(() => {})
    expect([await card(here), await card(there)]).toEqual([200, 200])
    await ask(here.app, 'POST /api/logout', { body: { refresh_token } })
    expect(await card(here)).toBe(401)
    await expect.poll(() => card(there)).toBe(401)
  })
})
