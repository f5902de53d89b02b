import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshPerson, groundOver, nobody, PASSWORD, tokensOf } from '../../../tests/setup/scene.ts'
import { openWorkOf } from '../../work/open.ts'
import { openScope } from '../../work/scope.ts'
import { secret } from '../../work/secret.ts'
import { codes } from '../codes/rows.ts'

const BETTER = 'quattro-tonni-viola-in-piazza'

describe.each(engines)('an account in the wrong hands, %s', async (engine) => {
  const { app, clock, jobs, connection } = appOver(await database(engine))
  const secrets = codes(openWorkOf(groundOver(connection.db, clock), openScope()), await secret(connection.db, 'codes'))
  const login = (username: string, password: string) => ask(app, 'POST /api/login_check', { body: { username, password } })

  async function enter(person?: { id: string; email: string }) {
    const her = person ?? (await freshPerson(connection))
    const { token } = await tokensOf(app, her)
    const call = (line: string, body: object) => ask(app, line, { token, body })
    return {
      ...her,
      call,
      change: (oldPassword: string) =>
        call(`PUT /api/users/${her.id}/changepassword`, { oldPassword, password: BETTER, confirmPassword: BETTER }),
      askEmail: (email: string) => call('PUT /api/app/email', { email, oldPassword: PASSWORD }),
    }
  }

  /** Somebody who has asked for another address and has its digits. */
  async function moving() {
    const her = await enter()
    const email = nobody()
    jobs.splice(0)
    const { body } = await her.askEmail(email)
    const { codeId } = jobs[0]!.payload as { codeId: string }
    const pair = { ...(body.data as { challenge: string }), code: (await secrets.letter(codeId))?.digits }
    return { ...her, changeEmail: () => her.call('POST /api/app/email', { email, ...pair }) }
  }

  test('is not changed by who guesses its password among many at once', async () => {
    const her = await enter()
    const answers = await Promise.all([...Array.from({ length: 40 }, (_, n) => her.change(`guess-${n}`)), her.change(PASSWORD)])
    clock.pass(901)
    expect((await login(her.email, BETTER)).status).toBe(answers.at(-1)?.status === 200 ? 200 : 401)
  })

  test('keeps its address where another was asked for before a new password', async () => {
    const thief = await moving()
    expect((await (await enter(thief)).change(PASSWORD)).status).toBe(200)
    expect((await thief.changeEmail()).body.code).toBe('unauthenticated')
  })

  test('keeps its address where another was asked for before its password was recovered', async () => {
    const thief = await moving()
    const { opaque } = await secrets.issue({ purpose: 'ticket', about: 'a letter', userId: thief.id })
    const body = { password: BETTER, confirmPassword: BETTER }
    expect((await ask(app, `PUT /app/set-new-password/${opaque}`, { body })).status).toBe(200)
    expect((await thief.changeEmail()).body.code).toBe('unauthenticated')
  })

  test('opens no more with a letter to the address before', async () => {
    const her = await moving()
    const { opaque } = await secrets.issue({ purpose: 'recovery', about: her.email, userId: her.id })
    expect((await her.changeEmail()).status).toBe(200)
    expect((await ask(app, `GET /app/checkforgotcode/${opaque}`)).status).toBe(404)
  })

  test('tells no faster than the registration does which addresses are somebody’s', async () => {
    const [her, other] = [await enter(), await freshPerson(connection)]
    const answers = new Set<number>()
    for (let n = 0; n < 61; n++) answers.add((await her.askEmail(other.email)).status)
    expect([...answers]).toEqual([422, 429])
    clock.pass(601)
  })

  test('has five letters an hour sent to an address, together with all others', async () => {
    const email = nobody()
    const answers: number[] = []
    for (let n = 0; n < 6; n++) answers.push((await (await enter()).askEmail(email)).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })
})
