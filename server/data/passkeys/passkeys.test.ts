import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Passkey } from '#contract/passkeys.ts'
import { authenticator } from '../../../tests/fakes/authenticator.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { lettersTo } from '../../../tests/setup/letters.ts'
import { appOver, ask, freshActivity, freshPerson, PASSWORD, tokensOf } from '../../../tests/setup/scene.ts'
import { users } from '../../db/schema/auth.ts'
import { codes } from '../../db/schema/codes.ts'
import { passkeys as table } from '../../db/schema/passkeys.ts'

const BARE = 'http://localhost:3000'
const BETTER = 'quattro-tonni-viola-in-piazza'

describe.each(engines)('passkeys, %s', async (engine) => {
  const stage = appOver(await database(engine), { PUBLIC_URL: BARE })
  const { app, clock, jobs, connection } = stage
  const activity = await freshActivity(connection)
  const own = `http://${activity.permalink}.localhost:3000`
  const hostOf = (origin: string) => new URL(origin).hostname

  const enter = async () => {
    const person = await freshPerson(connection, [activity])
    const { token } = await tokensOf(app, person)
    const call = (line: string, body?: object, origin = BARE) =>
      ask(app, line, { token, headers: { Origin: origin }, ...(body && { body }) })
    const question = async (origin = BARE, proof: object = { oldPassword: PASSWORD }) => {
      const { body } = await call('PUT /api/app/passkeys', { proof }, origin)
      return {
        ...(body.data as { challenge: string; rp: { id: string }; excludeCredentials: { id: string }[] }),
        origin,
        host: hostOf(origin),
      }
    }
    const proofQuestion = async (origin = BARE) => {
      const { body } = await call('PUT /api/app/passkeys/proof', {}, origin)
      return { ...(body.data as { challenge: string; allowCredentials: { id: string }[] }), origin, host: hostOf(origin) }
    }
    const add = (passkey: object, origin = BARE) => call('POST /api/app/passkeys', { passkey, name: 'Telefono' }, origin)
    return {
      ...person,
      token,
      call,
      question,
      proofQuestion,
      add,
      /** How many there are, whoever may ask. */
      kept: () => connection.db.$count(table, eq(table.userId, person.id)),
      mine: async () => (await call('GET /api/app/passkeys')).body.data as Passkey[],
      /** Somebody's phone, with a passkey for this host. */
      phone: async (origin = BARE) => {
        const phone = authenticator()
        expect((await add(phone.make(await question(origin)), origin)).status).toBe(200)
        return phone
      },
    }
  }
  test('none is made by a log-in that was ended', async () => {
    const her = await enter()
    const made = authenticator().make(await her.question())
    const { token } = await tokensOf(app, her)
    expect((await ask(app, 'DELETE /api/app/sessions', { token })).status).toBe(200)
    expect((await her.add(made)).body.code).toBe('unauthenticated')
    expect(await her.kept()).toBe(0)
  })

  const proven = (her: Awaited<ReturnType<typeof enter>>, proof?: object, origin = BARE) =>
    her.call('PUT /api/app/passkeys', { ...(proof && { proof }) }, origin)

  test('none is asked for without the password, or a passkey that she has there', async () => {
    const [her, other] = [await enter(), await enter()]
    expect((await proven(her)).status).toBe(400)
    const wrong = await proven(her, { oldPassword: 'indovinata' })
    expect([wrong.status, wrong.body.errors]).toEqual([422, [{ path: 'oldPassword', code: 'password_wrong', message: expect.any(String) }]])
    const phone = await her.phone()
    const question = await her.proofQuestion()
    expect(question.allowCredentials.map(({ id }) => id)).toEqual([phone.make(question).id])
    expect((await proven(her, { passkey: phone.sign(question) })).status).toBe(200)
    // Once; by its owner; for what it was asked for; in time; on its host.
    expect((await proven(her, { passkey: phone.sign(question) })).body.code).toBe('passkey_refused')
    expect((await proven(other, { passkey: phone.sign(await other.proofQuestion()) })).body.code).toBe('passkey_refused')
    expect((await proven(her, { passkey: phone.sign(await other.proofQuestion()) })).body.code).toBe('passkey_refused')
    expect((await proven(her, { passkey: phone.sign(await door()) })).body.code).toBe('passkey_refused')
    expect((await proven(her, { passkey: phone.sign(await her.question()) })).body.code).toBe('passkey_refused')
    expect((await show(phone.sign(await her.proofQuestion()))).body.code).toBe('passkey_refused')
    expect((await proven(her, { passkey: phone.sign(await her.proofQuestion(own)) }, own)).body.code).toBe('passkey_refused')
    expect((await proven(her, { passkey: phone.sign(await her.proofQuestion(), false) })).body.code).toBe('passkey_refused')
    const late = await her.proofQuestion()
    clock.pass(301)
    expect((await proven(her, { passkey: phone.sign(late) })).body.code).toBe('passkey_refused')
  })

  test('the password cannot be guessed for long where one is added', async () => {
    const her = await enter()
    for (let n = 0; n < 10; n++) await proven(her, { oldPassword: 'indovinata' })
    expect((await proven(her, { oldPassword: PASSWORD })).status).toBe(429)
  })

  test('a recovery removes them all, and what was about to become one, and says so', async () => {
    const her = await enter()
    const [phone, late] = [await her.phone(), authenticator().make(await her.question())]
    await ask(app, `GET /app/forgotpassword/${her.email}`)
    const link = (await lettersTo(stage, her.email)).map(({ text }) => /forgot-password\/(\S+)/.exec(text)?.[1]).find(Boolean)
    const { body: ticket } = await ask(app, `GET /app/checkforgotcode/${link}`)
    const chosen = { password: BETTER, confirmPassword: BETTER }
    const { body } = await ask(app, `PUT /app/set-new-password/${(ticket.data as { id: string }).id}`, { body: chosen })
    expect(body.passkeysRemoved).toBe(true)
    expect((await show(phone.sign(await door()))).body.code).toBe('passkey_refused')
    expect((await her.add(late)).status).toBe(401)
    expect(await her.kept()).toBe(0)
    expect((await lettersTo(stage, her.email)).at(-1)?.text).toContain('tolto anche tutte le tue passkey')
  })

  test('one that is added while a recovery sets the password does not outlive it', async () => {
    const her = await enter()
    const made = authenticator().make(await her.question())
    await ask(app, `GET /app/forgotpassword/${her.email}`)
    const link = (await lettersTo(stage, her.email)).map(({ text }) => /forgot-password\/(\S+)/.exec(text)?.[1]).find(Boolean)
    const { body: ticket } = await ask(app, `GET /app/checkforgotcode/${link}`)
    const chosen = { password: BETTER, confirmPassword: BETTER }
    await Promise.all([her.add(made), ask(app, `PUT /app/set-new-password/${(ticket.data as { id: string }).id}`, { body: chosen })])
    expect(await her.kept()).toBe(0)
  })

  test.each([true, false])('another password removes them if that is wanted: %s', async (removePasskeys) => {
    const her = await enter()
    await her.phone()
    jobs.splice(0)
    const typed = { oldPassword: PASSWORD, password: BETTER, confirmPassword: BETTER, removePasskeys }
    expect((await her.call(`PUT /api/users/${her.id}/changepassword`, typed)).status).toBe(200)
    expect((await her.mine()).length).toBe(removePasskeys ? 0 : 1)
    expect(jobs[0]?.payload).toMatchObject({ letter: 'password-changed', passkeysRemoved: removePasskeys })
  })

  test.each(['Y', 'N'])('ending the other log-ins removes them if that is wanted: %s', async (removePasskeys) => {
    const [her, other] = [await enter(), await enter()]
    await Promise.all([her.phone(), other.phone()])
    expect((await her.call(`DELETE /api/app/sessions?removePasskeys=${removePasskeys}`)).status).toBe(200)
    expect([(await her.mine()).length, (await other.mine()).length]).toEqual([removePasskeys === 'Y' ? 0 : 1, 1])
  })

  test('of one that is somebody’s already none is made', async () => {
    const [her, thief] = [await enter(), await enter()]
    const phone = await her.phone()
    const { status, body } = await thief.add(phone.make(await thief.question()))
    expect([status, body.code]).toEqual([422, 'passkey_refused'])
  })

  test('sixty questions an hour, then she waits; others do not', async () => {
    const [her, other] = [await enter(), await enter()]
    for (let n = 0; n < 30; n++) await Promise.all([her.question(), her.proofQuestion()])
    const { status, body, headers } = await her.call('PUT /api/app/passkeys/proof', {})
    expect([status, body.code, headers.get('Retry-After')]).toEqual([429, 'too_many', '3600'])
    expect((await other.call('PUT /api/app/passkeys/proof', {})).status).toBe(200)
  })

  test('a question that was answered, or came to nothing, leaves no row behind the next one', async () => {
    const [her, other] = [await enter(), await enter()]
    const rows = ({ id }: { id: string }) => connection.db.$count(codes, eq(codes.userId, id))
    await her.phone()
    for (const one of [her, her, other]) await one.question()
    expect([await rows(her), await rows(other)]).toEqual([2, 1])
    clock.pass(301)
    await her.question()
    expect([await rows(her), await rows(other)]).toEqual([1, 1])
  })

  const door = async (origin = BARE) => {
    const { body } = await ask(app, 'PUT /public/passkeys', { body: {}, headers: { Origin: origin } })
    return { challenge: (body.data as { challenge: string }).challenge, origin, host: hostOf(origin) }
  }
  const show = (passkey: object, origin = BARE) => ask(app, 'POST /public/passkeys', { body: { passkey }, headers: { Origin: origin } })

  test('made, shown at the door, told by mail, and taken away', async () => {
    const her = await enter()
    jobs.splice(0)
    const phone = await her.phone()
    expect(jobs.map(({ payload }) => payload)).toEqual([
      { letter: 'passkey-added', to: her.email, name: 'Giulia', language: 'it', passkey: 'Telefono' },
    ])
    const { status, body } = await show(phone.sign(await door()))
    expect([status, Object.keys(body).sort()]).toEqual([200, ['refresh_token', 'token']])
    const inside = await ask(app, 'GET /api/app/users', { token: body.token as string })
    expect(inside.body.data).toMatchObject({ id: her.id })
    const [kept] = await her.mine()
    expect(kept).toMatchObject({ name: 'Telefono', host: 'localhost', used: clock().toISOString() })
    expect((await her.question()).excludeCredentials).toHaveLength(1)
    const stranger = await enter()
    expect((await stranger.call(`DELETE /api/app/passkeys/${kept?.id}`)).status).toBe(404)
    expect((await her.call(`DELETE /api/app/passkeys/${kept?.id}`)).status).toBe(200)
    expect((await show(phone.sign(await door()))).body.code).toBe('passkey_refused')
  })

  test('opens on the host that it was made on alone', async () => {
    const her = await enter()
    const phone = await her.phone(own)
    expect((await her.mine())[0]?.host).toBe(hostOf(own))
    expect((await show(phone.sign(await door()))).status).toBe(422)
    // The question of one host, signed for the other.
    expect((await show(phone.sign({ ...(await door(own)), origin: BARE }), own)).status).toBe(422)
    expect((await show(phone.sign({ ...(await door()), origin: own, host: hostOf(own) }), own)).status).toBe(422)
    expect((await show(phone.sign(await door(own)), own)).status).toBe(200)
    const nowhere = await ask(app, 'PUT /public/passkeys', { body: {}, headers: { Origin: 'http://nobody.localhost:3000' } })
    expect(nowhere.status).toBe(404)
  })

  test('answers a question once, in time, and only one that was asked', async () => {
    const her = await enter()
    const phone = await her.phone()
    const question = await door()
    const both = await Promise.all([show(phone.sign(question)), show(phone.sign(question))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await show(phone.sign({ ...question, challenge: 'x'.repeat(43) }))).status).toBe(422)
    // What was asked to make a passkey is no question at the door.
    expect((await show(phone.sign(await her.question()))).status).toBe(422)
    const late = await door()
    clock.pass(301)
    expect((await show(phone.sign(late))).status).toBe(422)
  })

  test('is refused where its owner was not asked, where another key signed, and where the account is off', async () => {
    const her = await enter()
    const [phone, other] = [await her.phone(), authenticator()]
    expect((await show(phone.sign(await door(), false))).status).toBe(422)
    const forged = { ...phone.sign(await door()), response: other.sign(await door()).response }
    expect((await show(forged)).status).toBe(422)
    expect((await show(other.sign(await door()))).status).toBe(422)
    await connection.db.update(users).set({ active: false }).where(eq(users.id, her.id))
    expect((await show(phone.sign(await door()))).body.code).toBe('user_inactive')
  })

  test('is kept once, for whoever asked for it, and twenty of them', async () => {
    const [her, other] = [await enter(), await enter()]
    const phone = authenticator()
    const question = await her.question()
    expect((await other.add(phone.make(question))).status).toBe(422)
    expect((await her.add(phone.make(question))).status).toBe(422)
    expect((await her.add(phone.make(await her.question()))).status).toBe(200)
    expect((await her.add(phone.make(await her.question()))).status).toBe(422)
    for (let n = 1; n < 19; n++) await her.phone()
    const questions = await Promise.all(Array.from({ length: 6 }, () => her.question()))
    const last = await Promise.all(questions.map((asked) => her.add(authenticator().make(asked))))
    expect(last.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
    expect((await her.mine()).length).toBe(20)
    expect((await her.call('PUT /api/app/passkeys', { proof: { oldPassword: PASSWORD } })).body.code).toBe('passkeys_full')
    expect(await other.mine()).toEqual([])
  })
})
