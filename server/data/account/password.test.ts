import { describe, expect, test } from 'vitest'
import { accountsOver } from '../../../tests/setup/accounts.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, PASSWORD } from '../../../tests/setup/scene.ts'

const BETTER = 'quattro-tonni-viola-in-piazza'

describe.each(engines)('the password of an account, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { enter, letters, login } = await accountsOver(stage)

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

  test('asked for again it is done, with one letter, and guesses count as before', async () => {
    const her = await enter()
    const here = await her.session()
    letters()
    const wish = { oldPassword: PASSWORD, password: BETTER, confirmPassword: BETTER }
    const both = await Promise.all([here.change(wish), here.change(wish)])
    expect([...both, await here.change(wish)].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(letters()).toHaveLength(1)
    expect((await here.change({ ...wish, password: `${BETTER}2`, confirmPassword: `${BETTER}2` })).status).toBe(422)
    expect((await login(her.email, BETTER)).status).toBe(200)
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
