import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, nobody, PASSWORD, logIn } from '../../../tests/setup/scene.ts'
import { waitersOf } from '../../../tests/setup/waiting.ts'
import { texts } from '#locales/errors.ts'
import { members, refreshTokens, users } from '../../db/schema/auth.ts'
import { type OpenScope, openScope } from '../../work/scope.ts'
import { type Steps, works } from '../../work/works.ts'
import * as auth from './auth.ts'

describe.each(engines)('the session, %s', async (engine) => {
  const { app, clock, jobs, connection } = appOver(await database(engine))
  const { db } = connection
  const login = (username: string, password = PASSWORD) => ask(app, 'POST /api/login_check', { body: { username, password } })
  const refresh = (token: string) => ask(app, 'POST /api/token/refresh', { body: { refresh_token: token } })
  const mine = (token: string) => ask(app, 'GET /api/activities/customers/byiduser', { token })

  test('opens with a trimmed user name in any case, and its token says who and as what', async () => {
    const person = await freshPerson(connection, [await freshActivity(connection)], ['ROLE_USER', 'ROLE_ADMIN'])
    const { status, body } = await login(`  ${person.email.toUpperCase()} `)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['refresh_token', 'token'])
    const claims = decodeJwt(body.token as string)
    expect(claims).toMatchObject({
      sub: person.id,
      username: person.email,
      name: 'Giulia',
      surname: 'Bianchi',
      iss: 'tessera',
      aud: 'tessera',
    })
    expect(claims.roles).toEqual(['ROLE_USER', 'ROLE_ADMIN'])
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(600)
  })

  test('says the same of a wrong password and of nobody, in the words of the catalogue', async () => {
    const person = await freshPerson(connection)
    const wrong = await login(person.email, 'wrong')
    const unknown = await login(nobody())
    expect([wrong.status, wrong.body]).toEqual([401, { code: 'login_failed', message: texts.login_failed.message }])
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test('tells that a user is not active only to who knows the password', async () => {
    const person = await freshPerson(connection)
    await db.update(users).set({ active: false }).where(eq(users.id, person.id))
    expect((await login(person.email)).body.code).toBe('user_inactive')
    expect((await login(person.email, 'wrong')).body.code).toBe('login_failed')
  })

  test('keeps no refresh token as it is', async () => {
    const person = await freshPerson(connection)
    const { refresh_token } = await logIn(app, person)
    const rows = await db.select().from(refreshTokens).where(eq(refreshTokens.userId, person.id))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(refresh_token)
  })

  test('an access token ends after ten minutes, a session goes on for weeks', async () => {
    const person = await freshPerson(connection)
    const first = await logIn(app, person)
    clock.pass(599)
    expect((await mine(first.token)).status).toBe(200)
    clock.pass(2)
    expect((await mine(first.token)).body.code).toBe('unauthenticated')
    let { refresh_token } = first
    for (let week = 0; week < 10; week++) {
      clock.pass(7 * 86_400)
      const { status, body } = await refresh(refresh_token)
      expect(status).toBe(200)
      refresh_token = body.refresh_token as string
    }
    clock.pass(61 * 86_400)
    expect((await refresh(refresh_token)).body.code).toBe('session_ended')
  })

  test('twenty refreshes at once give one child, and the same again within ten seconds', async () => {
    const person = await freshPerson(connection)
    const { refresh_token } = await logIn(app, person)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const children = new Set(answers.map(({ body }) => body.refresh_token))
    expect(children.size).toBe(1)
    expect(await db.$count(refreshTokens, eq(refreshTokens.userId, person.id))).toBe(2)
    clock.pass(10)
    expect((await refresh(refresh_token)).body.refresh_token).toBe([...children][0])
  })

  test('a refresh token that comes back late ends the whole family, and its owner gets one letter', async () => {
    const person = await freshPerson(connection)
    const other = await logIn(app, person)
    const { refresh_token } = await logIn(app, person)
    const child = (await refresh(refresh_token)).body.refresh_token as string
    clock.pass(11)
    expect((await refresh(refresh_token)).body.code).toBe('session_ended')
    expect((await refresh(child)).body.code).toBe('session_ended')
    expect((await refresh(refresh_token)).status).toBe(401)
    const letters = jobs.filter(({ payload }) => 'to' in payload && payload.to === person.email)
    expect(letters).toEqual([{ name: 'mail', payload: { letter: 'session-revoked', to: person.email, language: 'it', name: 'Giulia' } }])
    expect((await refresh(other.refresh_token)).status).toBe(200)
  })

  test('twenty that come back late at once are one letter', async () => {
    const person = await freshPerson(connection)
    const { refresh_token } = await logIn(app, person)
    await refresh(refresh_token)
    clock.pass(11)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)))
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['session_ended']))
    expect(jobs.filter(({ payload }) => 'to' in payload && payload.to === person.email)).toHaveLength(1)
  })

  test('a log-out ends it on the server, and always answers the same', async () => {
    const { refresh_token } = await logIn(app, await freshPerson(connection))
    const child = (await refresh(refresh_token)).body.refresh_token as string
    const logout = () => ask(app, 'POST /api/logout', { body: { refresh_token: child } })
    expect([(await logout()).status, (await logout()).status]).toEqual([200, 200])
    expect((await logout()).headers.get('Clear-Site-Data')).toBe('"cache"')
    expect((await refresh(child)).body.code).toBe('session_ended')
    expect((await refresh(refresh_token)).body.code).toBe('session_ended')
    const unknown = await ask(app, 'POST /api/logout', { body: { refresh_token: 'unknown' } })
    expect([unknown.status, unknown.body]).toEqual([200, {}])
  })

  // The embedded engine knows one transaction at a time: there is no race to try.
  if (engine === 'postgres')
    test('a refresh that is under way when its session ends keeps nothing alive', async () => {
      const person = await freshPerson(connection)
      const thief = await logIn(app, person)
      const { token } = await logIn(app, person)
      const under = await db.transaction(async (tx) => {
        const waiters = await waitersOf(tx, connection)
        await tx.select().from(users).where(eq(users.id, person.id)).for('update')
        const child = refresh(thief.refresh_token) // holds its token and waits for its owner's row
        await expect.poll(waiters).toBe(1)
        const ended = ask(app, 'DELETE /api/app/sessions', { token })
        await expect.poll(waiters).toBe(2)
        return [child, ended] as const
      })
      const [child, ended] = await Promise.all(under)
      expect(ended.status).toBe(200)
      const last = (child.body.refresh_token as string | undefined) ?? thief.refresh_token
      expect((await refresh(last)).body.code).toBe('session_ended')
    })

  test('a log-in with a password that changes meanwhile opens nothing', async () => {
    const person = await freshPerson(connection)
    const steps = works(db, clock, async () => {}).steps(openScope())
    const changed = async () => void (await db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, person.id)))
    const late: Steps<OpenScope> = { ...steps, writes: async (job) => (await changed(), steps.writes(job)) }
    const sign = async () => 'token'
    const opened = await auth.login({ username: person.email, password: PASSWORD }, { steps: late, sign })
    expect(opened).toMatchObject({ refused: 'login_failed' })
    expect(await db.$count(refreshTokens, eq(refreshTokens.userId, person.id))).toBe(0)
  })

  test('a user who is made inactive is out within seconds, and so is a member who is removed', async () => {
    const activity = await freshActivity(connection)
    const person = await freshPerson(connection, [activity])
    const { token, refresh_token } = await logIn(app, person)
    const card = () => ask(app, `GET /api/cards/me?filters[activityId]=${activity.id}`, { token })
    expect((await card()).status).toBe(200)
    await db.delete(members).where(eq(members.userId, person.id))
    clock.pass(4)
    expect((await card()).body.code).toBe('not_found')
    await db.update(users).set({ active: false }).where(eq(users.id, person.id))
    clock.pass(4)
    expect([(await card()).body.code, (await mine(token)).body.code]).toEqual(['unauthenticated', 'unauthenticated'])
    expect((await refresh(refresh_token)).body.code).toBe('user_inactive')
  })

  test('never leaves a token or a name in the log', async () => {
    const loud = appOver(connection, {}, 'debug')
    const person = await freshPerson(connection)
    const { token, refresh_token } = await logIn(loud.app, person)
    await ask(loud.app, 'GET /api/activities/customers/byiduser', { token, address: '198.18.4.4' })
    const log = loud.logged.join('')
    expect(log).toContain('/api/login_check')
    for (const secret of [token, refresh_token, person.email, PASSWORD, '198.18.4.4']) expect(log).not.toContain(secret)
  })
})
