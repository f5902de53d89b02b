import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { accountsOver } from '../../../tests/setup/accounts.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { openScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'
import { sessions } from '../auth/rows.ts'

describe.each(engines)('leaving an account, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { clock } = stage
  const { enter, letters, digitsOf } = await accountsOver(stage)

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

  test('sends its code once by an attempt whose answer was lost, which is answered again', async () => {
    const person = await enter()
    const her = await person.session()
    const attempt = randomUUID()
    letters()
    const first = await her.call('PUT /api/app/leave', { attempt })
    const again = await her.call('PUT /api/app/leave', { attempt })
    expect([first.status, again.status, again.body.data]).toEqual([200, 200, first.body.data])
    expect(letters()).toHaveLength(1)
    for (const other of [{ attempt: randomUUID() }, {}]) expect((await her.call('PUT /api/app/leave', other)).status).toBe(429)
    // Once it is over the same attempt is a new one.
    clock.pass(601)
    const late = await (await person.session()).call('PUT /api/app/leave', { attempt })
    expect([late.status, letters().length]).toEqual([200, 1])
    expect(late.body.data).not.toEqual(first.body.data)
  })

  test('lets nobody back in who was out, and no other device do anything more; the one that asked may take it back', async () => {
    const { her, here, challenge, code } = await asked()
    const there = await her.session()
    const before = await her.session()
    await before.call(`DELETE /api/app/sessions/${(await before.list()).find(({ here: isHere }) => isHere)?.id}`)
    expect([(await before.call('GET /api/app/users')).status, (await there.call('GET /api/app/users')).status]).toEqual([401, 200])
    await here.call('POST /api/app/leave', { challenge, code })
    for (const out of [before, there])
      expect([(await out.call('GET /api/app/users')).status, (await out.call('DELETE /api/app/leave')).status]).toEqual([401, 401])
    expect(await here.list()).toEqual([])
    expect((await here.mine()).leaving).not.toBeNull()
    expect((await here.call('DELETE /api/app/leave')).status).toBe(200)
    expect([(await here.mine()).leaving, await here.isAlive()]).toEqual([null, false])
    clock.pass(601)
    expect((await here.call('GET /api/app/users')).status).toBe(401)
  })

  test('lets a log-in run out in a few looks, though time goes on meanwhile', async () => {
    const { connection } = stage
    const her = await enter()
    let looks = 0
    const ticking = () => {
      // Without this a loop that time keeps alive would keep this thread for itself.
      if (++looks > 20) throw new Error('it looks again and again')
      return new Date(clock().getTime() + looks)
    }
    const hasRunOut = await works(connection.db, ticking, async () => {}).run(openScope(), 'writes', async (w) => {
      const family = randomUUID()
      const expires = new Date(clock().getTime() + 86_400_000)
      await sessions(w).start({ hash: family, family, userId: her.id, expires })
      await sessions(w).letRunOut(her.id, family)
      return Number((await sessions(w).hold(family))?.expires) < Number(expires)
    })
    expect(hasRunOut).toBe(true)
  })

  test('takes the code of its owner’s letter, once: asked again it says when', async () => {
    const { here, challenge, code } = await asked()
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect((await here.call('POST /api/app/leave', { challenge, code: wrong })).body.code).toBe('code_wrong')
    const stranger = await (await enter()).session()
    expect((await stranger.call('POST /api/app/leave', { challenge, code })).body.code).toBe('code_expired')
    expect((await here.mine()).leaving).toBeNull()
    const both = await Promise.all([1, 2].map(() => here.call('POST /api/app/leave', { challenge, code })))
    const when = { leaving: (await here.mine()).leaving }
    expect([...both, await here.call('POST /api/app/leave', { challenge, code })].map(({ body }) => body.data)).toEqual([when, when, when])
    expect(letters().map(({ letter }) => letter)).toEqual(['leaving'])
  })
})
