import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountsOver } from '../../../tests/setup/accounts.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, nobody, PASSWORD } from '../../../tests/setup/scene.ts'
import { users } from '../../db/schema/auth.ts'

describe.each(engines)('the address of an account, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { clock, connection } = stage
  const { enter, letters, digitsOf, login } = await accountsOver(stage)

  const ask2 = async () => {
    const her = await enter()
    const here = await her.session()
    const email = nobody()
    letters()
    const { body } = await here.call('PUT /api/app/email', { email, oldPassword: PASSWORD })
    const [letter] = letters()
    return { her, here, email, letter, challenge: (body.data as { challenge: string }).challenge, digits: await digitsOf(letter) }
  }

  test('is another, once the code that went there came back; the one before is told', async () => {
    const { her, here, email, letter, challenge, digits } = await ask2()
    expect(letter).toMatchObject({ letter: 'address-code', to: email })
    expect(JSON.stringify(letter)).not.toContain(digits)
    const { status } = await here.call('POST /api/app/email', { email, challenge, code: digits })
    expect([status, await here.mine()]).toEqual([200, expect.objectContaining({ email, username: email })])
    expect([(await login(email, PASSWORD)).status, (await login(her.email, PASSWORD)).status]).toEqual([200, 401])
    expect(letters()).toEqual([{ letter: 'address-changed', to: her.email, name: 'Giulia', language: 'it', address: email }])
    expect((await here.call('POST /api/app/email', { email, challenge, code: digits })).body.code).toBe('code_expired')
  })

  test('is changed once by an attempt whose answer was lost, which is answered again', async () => {
    const { here, email, challenge, digits } = await ask2()
    const change = (attempt?: string, to = email) => here.call('POST /api/app/email', { email: to, challenge, code: digits, attempt })
    const attempt = randomUUID()
    expect((await change(attempt)).status).toBe(200)
    letters()
    expect((await change(attempt)).status).toBe(200)
    expect(letters()).toEqual([])
    for (const other of [await change(), await change(randomUUID()), await change(attempt, nobody())])
      expect(other.body.code).toBe('code_expired')
  })

  test('has its letter once by an attempt whose answer was lost, which is answered again', async () => {
    const her = await (await enter()).session()
    const [email, attempt] = [nobody(), randomUUID()]
    letters()
    const asked = (to = email, by = attempt, person = her) =>
      person.call('PUT /api/app/email', { email: to, oldPassword: PASSWORD, attempt: by })
    const first = await asked()
    const again = await asked()
    expect([first.status, again.status, again.body.data]).toEqual([200, 200, first.body.data])
    const sent = letters()
    expect(sent).toHaveLength(1)
    for (const other of [await asked(email, randomUUID()), await asked(nobody())]) expect(other.status).toBe(429)
    expect((await asked(email, attempt, await (await enter()).session())).body.data).not.toEqual(first.body.data)
    expect((await her.call('PUT /api/app/email', { email, oldPassword: 'another', attempt })).body.code).toBe('password_wrong')
    const { challenge } = first.body.data as { challenge: string }
    expect((await her.call('POST /api/app/email', { email, challenge, code: await digitsOf(sent[0]) })).status).toBe(200)
  })

  test('stays where the digits are wrong, come too late, belong to another address or to another person', async () => {
    const { her, here, email, challenge, digits } = await ask2()
    const wrong = String((Number(digits) + 1) % 1_000_000).padStart(6, '0')
    const tried = async (body: object, by = here) =>
      (await by.call('POST /api/app/email', { email, challenge, code: digits, ...body })).body.code
    expect(await tried({ code: wrong })).toBe('code_wrong')
    expect(await tried({ email: nobody() })).toBe('code_expired')
    expect(await tried({ challenge: 'x'.repeat(43) })).toBe('code_expired')
    expect(await tried({}, await (await enter()).session())).toBe('code_expired')
    for (let n = 0; n < 4; n++) await tried({ code: wrong })
    expect(await tried({})).toBe('code_expired')
    expect((await here.mine()).email).toBe(her.email)
    const late = await ask2()
    clock.pass(601)
    const again = await late.her.session()
    expect(await tried({ email: late.email, challenge: late.challenge, code: late.digits }, again)).toBe('code_expired')
  })

  test.each([
    ['her own', 'email_same', 'email'],
    ['somebody else’s', 'email_taken', 'email'],
    ['one of look-alikes', 'address_letters', 'email'],
    ['told with a wrong password', 'password_wrong', 'oldPassword'],
  ])('is not %s', async (which, code, path) => {
    const [her, other] = [await enter(), await enter()]
    const here = await her.session()
    letters()
    const email =
      { 'her own': her.email.toUpperCase(), 'somebody else’s': other.email, 'one of look-alikes': 'giuliа@example.com' }[which] ?? nobody()
    const { status, body } = await here.call('PUT /api/app/email', { email, oldPassword: code === 'password_wrong' ? 'x' : PASSWORD })
    expect([status, body.code, (body.errors as { path: string }[])[0]?.path]).toEqual([422, code, path])
    expect(letters()).toEqual([])
  })

  test('is one person’s, whoever of two who proved it comes first', async () => {
    const asked = [await ask2(), await ask2()] as const
    const email = asked[0].email
    const second = await enter()
    const there = await second.session()
    letters()
    const { body } = await there.call('PUT /api/app/email', { email, oldPassword: PASSWORD })
    const digits = await digitsOf(letters()[0])
    const both = await Promise.all([
      asked[0].here.call('POST /api/app/email', { email, challenge: asked[0].challenge, code: asked[0].digits }),
      there.call('POST /api/app/email', { email, challenge: (body.data as { challenge: string }).challenge, code: digits }),
    ])
    expect(both.map((answer) => answer.body.code ?? 'hers').sort()).toEqual(['email_taken', 'hers'])
    expect(await connection.db.$count(users, eq(users.username, email))).toBe(1)
  })

  test('gets one letter a minute', async () => {
    const { here } = await ask2()
    const again = await here.call('PUT /api/app/email', { email: nobody(), oldPassword: PASSWORD })
    expect([again.status, letters()]).toEqual([429, []])
  })
})
