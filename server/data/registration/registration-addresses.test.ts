import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { asUserName } from '#rules/email.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { lettersTo } from '../../../tests/setup/letters.ts'
import { newcomers, STRONG } from '../../../tests/setup/newcomers.ts'
import { appOver, ask, freshActivity, freshPerson, nobody, PASSWORD } from '../../../tests/setup/scene.ts'
import { members, users } from '../../db/schema/auth.ts'

describe.each(engines)('whose an address is, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { app, connection } = stage
  const { db } = connection
  const activity = await freshActivity(connection)
  const { proven, signIn, isFree } = newcomers(stage, activity)
  const userOf = async (email: string) => (await db.select().from(users).where(eq(users.username, email)))[0]

  test('an address is one in whatever case, and none that only looks like it', async () => {
    const pair = await proven(`Ada.${randomUUID()}@Example.com`)
    expect((await signIn(pair)).status).toBe(200)
    expect(await isFree(pair.email.toUpperCase())).toEqual({ data: { free: false } })
    expect((await isFree(pair.email.replace('a', '\u0430'))).code).toBe('address_letters')
    expect((await isFree(pair.email.replace('Ada', '\uff21da'))).code).toBe('address_letters')
  })

  test('the two spellings of one domain are one account, which keeps what she wrote', async () => {
    const written = `ada-${randomUUID()}@Caffè.example`
    const pair = await proven(written)
    const ascii = pair.email.replace('Caffè', 'xn--caff-8oa')
    const rival = { ...(await proven(written.replace('ada', 'eva'))), email: ascii }
    expect((await signIn(rival)).body.code).toBe('code_wrong')
    expect((await signIn({ ...pair, email: ascii.toUpperCase() })).status).toBe(200)
    expect((await ask(app, `GET /app/check-emails/${ascii}`)).body).toEqual({ data: { free: false } })
    for (const username of [ascii, written]) {
      const { status, body } = await ask(app, 'POST /api/login_check', { body: { username, password: STRONG } })
      expect(status).toBe(200)
      const { data } = (await ask(app, 'GET /api/app/users', { token: String(body.token) })).body
      expect(data).toMatchObject({ username: ascii })
    }
    const other = await proven(written.replace('ada', 'zoe'))
    expect((await signIn(other)).status).toBe(200)
    expect(await userOf(asUserName(other.email))).toMatchObject({ email: other.email.toLowerCase() })
  })

  test('who has an account joins another activity with its password, and keeps her name', async () => {
    const person = await freshPerson(connection, [await freshActivity(connection)])
    const pair = await proven(person.email)
    expect(pair.checked).toMatchObject({ known: true })
    const wrong = await signIn(pair, { password: STRONG })
    expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([422, 'password_wrong', 'Password errata'])
    expect((await signIn(pair, { password: PASSWORD, name: 'Eva', surname: 'Eva' })).status).toBe(200)
    expect(await userOf(person.email)).toMatchObject({ id: person.id, name: 'Giulia', surname: 'Bianchi' })
    expect(await db.$count(members, eq(members.userId, person.id))).toBe(2)
  })

  test('guesses of that password count as failed log-ins', async () => {
    const person = await freshPerson(connection)
    const pair = await proven(person.email)
    for (let i = 0; i < 10; i++) await signIn(pair)
    expect((await signIn(pair, { password: PASSWORD })).status).toBe(429)
    expect((await ask(app, 'POST /api/login_check', { body: { username: person.email, password: PASSWORD } })).status).toBe(429)
  })

  test('who is a customer already gets no code, and the answer does not say so', async () => {
    const person = await freshPerson(connection, [activity])
    const { status, body } = await ask(app, 'PUT /public/send-code-emails', { body: { activityId: activity.id, username: person.email } })
    expect([status, Object.keys(body.data as object)]).toEqual([200, ['code']])
    const letter = (await lettersTo(stage, person.email)).at(-1)
    expect(letter?.text).not.toMatch(/^\d{6}$/m)
    expect(letter?.html).toContain('/login')
  })

  test('in strict mode every address seems to be free', async () => {
    const person = await freshPerson(connection, [activity])
    const strict = appOver(connection, { EMAIL_CHECK: 'strict' })
    for (const email of [person.email, nobody()])
      expect((await ask(strict.app, `GET /app/check-emails/${email}`)).body).toEqual({ data: { free: true } })
    expect((await ask(app, `GET /app/check-emails/${person.email}`)).body).toEqual({ data: { free: false } })
  })
})
