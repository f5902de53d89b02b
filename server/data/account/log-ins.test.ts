import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountsOver } from '../../../tests/setup/accounts.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, tokensOf } from '../../../tests/setup/scene.ts'
import { devices } from '../../db/schema/devices.ts'

describe.each(engines)('the log-ins of an account, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { app, clock, connection } = stage
  const { enter } = await accountsOver(stage)

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
