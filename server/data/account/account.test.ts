import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { LogIn } from '#contract/account.ts'
import type { Person } from '#contract/profile.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshPerson, groundOver, nobody, PASSWORD, tokensOf } from '../../../tests/setup/scene.ts'
import { users } from '../../db/schema/auth.ts'
import { devices } from '../../db/schema/devices.ts'
import { openReadsOf } from '../../work/open.ts'
import { openScope } from '../../work/scope.ts'
import { secret } from '../../work/secret.ts'
import { codes } from '../codes/rows.ts'

const BETTER = 'quattro-tonni-viola-in-piazza'
const endpoint = 'https://fcm.googleapis.com/fcm/send/'
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }

describe.each(engines)('an account, %s', async (engine) => {
  const { app, clock, jobs, connection } = appOver(await database(engine))
  const key = await secret(connection.db, 'codes')

  const enter = async () => {
    const person = await freshPerson(connection)
    const session = async () => {
      const tokens = await tokensOf(app, person)
      const call = (line: string, body?: object) => ask(app, line, { token: tokens.token, ...(body && { body }) })
      return {
        call,
        change: (typed: object, id = person.id) => call(`PUT /api/users/${id}/changepassword`, typed),
        device: (deviceId: string) =>
          call(`POST /api/app/userregistrationcode/save/${deviceId}`, {
            deviceName: deviceId,
            subscription: { endpoint: `${endpoint}${deviceId}-${person.id}`, keys },
          }),
        list: async () => (await call('GET /api/app/sessions')).body.data as LogIn[],
        mine: async () => (await call('GET /api/app/users')).body.data as Person,
        isAlive: async () => (await ask(app, 'POST /api/token/refresh', { body: tokens })).status === 200,
      }
    }
    return { ...person, session }
  }
  /** The letters that were asked for since the last look. */
  const letters = () => jobs.splice(0).map(({ payload }) => payload as Record<string, string>)
  const digitsOf = async (letter: Record<string, string> | undefined) =>
    (await codes(openReadsOf(groundOver(connection.db, clock), openScope()), key).letter(letter?.codeId ?? ''))?.digits ?? 'none'
  const login = (username: string, password: string) => ask(app, 'POST /api/login_check', { body: { username, password } })

  describe('its password', () => {
    test('is another, once the old one is told; every other log-in ends, and she is told', async () => {
      const her = await enter()
      const [here, there] = [await her.session(), await her.session()]
      letters()
      const { status, body } = await here.change({ oldPassword: PASSWORD, password: BETTER, confirmPassword: BETTER })
      expect([status, body]).toEqual([200, {}])
      expect([await here.isAlive(), await there.isAlive()]).toEqual([true, false])
      expect([(await login(her.email, BETTER)).status, (await login(her.email, PASSWORD)).status]).toEqual([200, 401])
      expect(letters()).toEqual([{ letter: 'password-changed', to: her.email, name: 'Giulia', language: 'it', passkeysRemoved: false }])
    })

    test.each([
      [{ oldPassword: '', password: BETTER, confirmPassword: BETTER }, 'oldPassword', 'La vecchia password è obbligatoria'],
      [{ password: BETTER, confirmPassword: BETTER }, 'oldPassword', 'La vecchia password è obbligatoria'],
      [{ oldPassword: PASSWORD, password: '', confirmPassword: '' }, 'password', 'La password è obbligatoria'],
      [{ oldPassword: PASSWORD, password: BETTER, confirmPassword: `${BETTER}!` }, 'confirmPassword', 'Le password non coincidono'],
      [{ oldPassword: 'sbagliata', password: BETTER, confirmPassword: BETTER }, 'oldPassword', 'La vecchia password non è corretta'],
      [
        { oldPassword: PASSWORD, password: 'password1', confirmPassword: 'password1' },
        'password',
        'Questa password è troppo facile da indovinare',
      ],
      [
        { oldPassword: PASSWORD, password: 'GiuliaBianchi', confirmPassword: 'GiuliaBianchi' },
        'password',
        'Questa password è troppo facile da indovinare',
      ],
    ])('stays what it was for %j', async (typed, path, message) => {
      const her = await enter()
      const here = await her.session()
      const { status, body } = await here.change(typed)
      expect([status, body.errors]).toEqual([422, [{ path, code: body.code, message }]])
      expect([await here.isAlive(), (await login(her.email, PASSWORD)).status]).toEqual([true, 200])
    })

    test('is hers alone, cannot be guessed for long, and of two changes at once one is done', async () => {
      const [her, other] = [await enter(), await enter()]
      const here = await her.session()
      const right = { oldPassword: PASSWORD, password: BETTER, confirmPassword: BETTER }
      expect((await here.change(right, other.id)).status).toBe(404)
      const both = await Promise.all([here.change(right), here.change({ ...right, password: `${BETTER}2`, confirmPassword: `${BETTER}2` })])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
      for (let n = 0; n < 10; n++) await here.change({ ...right, oldPassword: 'guess' })
      const { status, headers } = await here.change(right)
      expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true])
    })
  })

  describe('its address', () => {
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
        { 'her own': her.email.toUpperCase(), 'somebody else’s': other.email, 'one of look-alikes': 'giuliа@example.com' }[which] ??
        nobody()
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

  describe('its log-ins', () => {
    test('are told with their devices, ended one by one, and all but this one', async () => {
      const her = await enter()
      const [phone, tablet, here] = [await her.session(), await her.session(), await her.session()]
      await phone.device('phone-00')
      await tablet.device('tablet-0')
      await here.device('laptop-0')
      const found = await here.list()
      expect(found.map(({ deviceName, here: isHere }) => [deviceName, isHere]).sort()).toEqual([
        ['laptop-0', true],
        ['phone-00', false],
        ['tablet-0', false],
      ])
      const stranger = await (await enter()).session()
      const id = found.find(({ deviceName }) => deviceName === 'phone-00')?.id
      expect((await stranger.call(`DELETE /api/app/sessions/${id}`)).status).toBe(404)
      expect((await here.call(`DELETE /api/app/sessions/${id}`)).status).toBe(200)
      expect((await here.call(`DELETE /api/app/sessions/${id}`)).status).toBe(404)
      expect((await phone.call('GET /api/app/sessions')).status, 'at once').toBe(401)
      expect([await phone.isAlive(), await tablet.isAlive()]).toEqual([false, true])
      expect((await here.call('DELETE /api/app/sessions')).status).toBe(200)
      expect((await here.list()).map(({ deviceName }) => deviceName)).toEqual(['laptop-0'])
      const subscribed = await connection.db.select().from(devices).where(eq(devices.userId, her.id))
      expect(subscribed.filter((row) => row.endpoint).map(({ deviceName }) => deviceName)).toEqual(['laptop-0'])
    })

    test('keep the instant they began through every renewal', async () => {
      const her = await enter()
      const tokens = await tokensOf(app, her)
      const began = clock().toISOString()
      clock.pass(300)
      const { body } = await ask(app, 'POST /api/token/refresh', { body: tokens })
      const { body: told } = await ask(app, 'GET /api/app/sessions', { token: body.token as string })
      expect(told.data).toMatchObject([{ began, used: clock().toISOString(), here: true }])
    })
  })

  describe('left', () => {
    const asked = async () => {
      const her = await enter()
      const here = await her.session()
      letters()
      const { body } = await here.call('PUT /api/app/leave')
      const [letter] = letters()
      return { her, here, letter, challenge: (body.data as { challenge: string }).challenge, code: await digitsOf(letter) }
    }

    test('ends every log-in at once and is erased in two weeks; whoever comes back in time may stay', async () => {
      const { her, here, letter, challenge, code } = await asked()
      expect(letter).toMatchObject({ letter: 'leave-code', to: her.email })
      const there = await her.session()
      const leaving = new Date(clock().getTime() + 14 * 86_400_000).toISOString()
      const { status, body } = await here.call('POST /api/app/leave', { challenge, code })
      expect([status, body.data]).toEqual([200, { leaving }])
      expect([await here.isAlive(), await there.isAlive()]).toEqual([false, false])
      expect((await here.mine()).leaving).toBe(leaving)
      expect(letters()).toEqual([{ letter: 'leaving', to: her.email, name: 'Giulia', language: 'it', on: leaving }])
      const back = await her.session()
      expect((await back.mine()).leaving).toBe(leaving)
      expect((await back.call('DELETE /api/app/leave')).status).toBe(200)
      expect((await back.mine()).leaving).toBeNull()
    })

    test('takes the code of its owner’s letter, once', async () => {
      const { here, challenge, code } = await asked()
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
      expect((await here.call('POST /api/app/leave', { challenge, code: wrong })).body.code).toBe('code_wrong')
      const stranger = await (await enter()).session()
      expect((await stranger.call('POST /api/app/leave', { challenge, code })).body.code).toBe('code_expired')
      expect((await here.mine()).leaving).toBeNull()
      const both = await Promise.all([1, 2].map(() => here.call('POST /api/app/leave', { challenge, code })))
      expect(both.map((answer) => answer.status).sort()).toEqual([200, 422])
    })
  })
})
