import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { asUserName } from '#rules/email.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { personWithDevices, subscription } from '../../../tests/setup/own-devices.ts'
import { appOver, ask, freshActivity } from '../../../tests/setup/scene.ts'
import { users } from '../../db/schema/auth.ts'
import { announcedDevices, devices } from '../../db/schema/devices.ts'

describe.each(engines)('devices, %s', async (engine) => {
  const stage = appOver(await database(engine), { PUSH_EXTRA_HOSTS: 'push.test' })
  const { app, clock, connection } = stage
  const { db } = connection
  const person = () => personWithDevices(stage)
  const row = async (id: string) => (await db.select().from(devices).where(eq(devices.id, id)))[0]!
  const open = (line: string, body: object = {}) => ask(app, line, { body })

  test('a device is hers from the first time she logs in on it, and known again by its id', async () => {
    const her = await person()
    const facts = {
      deviceName: ' Pixel di Giulia ',
      deviceType: 'phone',
      osVersion: 'Android 16',
      browser: 'Chrome 150',
      appVersion: '0.1.0',
    }
    const { status, device } = await her.save('device-1', { ...facts, subscription: subscription() })
    expect(status).toBe(200)
    expect(device).toEqual({
      ...facts,
      id: expect.any(String),
      deviceId: 'device-1',
      deviceName: 'Pixel di Giulia',
      sdkVersion: null,
      authNotice: 'Y',
      active: 'Y',
      activityName: null,
      push: 'on',
      lastSeen: clock().toISOString(),
      lastNotice: null,
    })
    clock.pass(60)
    const again = await her.save('device-1', { appVersion: '0.2.0' })
    expect(again.device).toEqual({ ...device, appVersion: '0.2.0', lastSeen: clock().toISOString() })
    expect((await her.list()).totalRows).toBe(1)
    expect((await her.save('device-1', { subscription: null, authNotice: 'N', deviceName: '' })).device).toMatchObject({
      push: 'off',
      authNotice: 'N',
      deviceName: null,
    })
  })

  test.each(['1', 'iPhone14.5:A-b_c', 'x'.repeat(64)])('is called %s, as another app calls it', async (name) => {
    const her = await person()
    expect((await her.save(name)).device).toMatchObject({ deviceId: name })
  })

  test.each(['x'.repeat(65), 'a%20b', 'a%2Fb'])('is never called %s', async (name) => {
    expect((await (await person()).save(name)).status).toBe(400)
  })

  test('on an activity’s host it is that activity’s, on the bare one nobody’s, and each is a device of its own', async () => {
    const [her, activity] = [await person(), await freshActivity(connection)]
    const own = await her.save('device-1', {}, `http://${activity.permalink}.localhost:3000`)
    const bare = await her.save('device-1', { language: 'gb' }, 'http://localhost:3000')
    expect([own.device.activityName, bare.device.activityName]).toEqual([activity.name, null])
    expect(await row(own.device.id)).toMatchObject({
      activityId: activity.id,
      origin: `http://${activity.permalink}.localhost:3000`,
      language: 'it',
    })
    expect(await row(bare.device.id)).toMatchObject({ activityId: null, language: 'en' })
    expect((await db.select().from(users).where(eq(users.id, her.id)))[0]?.language).toBe('en')
    expect((await her.list()).totalRows).toBe(2)
  })

  test('on a shared phone the next person gets the subscription, and the last one loses it, whoever comes first', async () => {
    const [she, he] = [await person(), await person()]
    const shared = subscription('https://push.test/shared')
    const hers = await she.save('phone-01', { subscription: shared })
    const his = await he.save('phone-01', { subscription: shared })
    expect([his.device.push, (await she.list()).data[0]?.push]).toEqual(['on', 'off'])
    expect(await row(hers.device.id)).toMatchObject({ endpoint: null, p256dh: null, auth: null, lost: false })
    const people = [she, he, await person(), await person()]
    await Promise.all(people.map((one) => one.save('phone-01', { subscription: shared })))
    expect(await db.$count(devices, eq(devices.endpoint, shared.endpoint))).toBe(1)
  })

  test('fifty devices a person, and of more the one not seen for longest goes', async () => {
    const her = await person()
    for (let n = 10; n < 61; n++) {
      await her.save(`device-${n}`)
      clock.pass(1)
    }
    const { data, totalRows } = await her.list('?sortBy=lastSeen&descending=0&rowsPerPage=15')
    expect([totalRows, data.length, data[0]?.deviceId]).toEqual([50, 15, 'device-11'])
    expect((await her.list('?page=4&rowsPerPage=15')).data.map(({ deviceId }) => deviceId)).toEqual([
      'device-15',
      'device-14',
      'device-13',
      'device-12',
      'device-11',
    ])
  })

  test('renames, switches and forgets her own, and says 404 of anybody else’s', async () => {
    const [her, stranger] = [await person(), await person()]
    const { device } = await her.save('device-1', { subscription: subscription() })
    const at = `/api/userregistrationcode/${device.id}`
    const set = async (change: object) => (await her.call(`PUT ${at}`, change)).body.data
    expect(await set({ deviceName: 'Lavoro' })).toMatchObject({ deviceName: 'Lavoro', authNotice: 'Y', active: 'Y' })
    expect(await set({ authNotice: 'N' })).toMatchObject({ deviceName: 'Lavoro', authNotice: 'N', push: 'on' })
    expect(await set({ active: 'N' })).toMatchObject({ active: 'N' })
    expect(await set({})).toMatchObject({ active: 'N', deviceName: 'Lavoro' })
    for (const line of [`PUT ${at}`, `DELETE ${at}`, `POST ${at}/test`.replace('/api/userreg', '/api/app/userreg')]) {
      const { status, body } = await stranger.call(line, {})
      expect([line, status, body.code]).toEqual([line, 404, 'not_found'])
    }
    expect((await her.call(`DELETE ${at}`)).status).toBe(200)
    expect((await her.list()).totalRows).toBe(0)
  })

  test('whoever announces a device gets no rights and no answer; twenty of a name wait until somebody logs in', async () => {
    const her = await person()
    const announce = (name: string, deviceId: string) => open(`POST /app/userregistrationcode/save/${encodeURIComponent(name)}/${deviceId}`)
    const waiting = () => db.$count(announcedDevices, eq(announcedDevices.username, her.email))
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => announce(her.email.toUpperCase(), `device-${n + 10}`)))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(30).fill([200, {}]))
    expect([(await announce('nobody', 'device-1')).body, (await announce('nobody', 'device-1')).status]).toEqual([{}, 200])
    expect(await waiting()).toBe(20)
    clock.pass(1)
    await announce(her.email, 'device-99')
    expect([await waiting(), (await her.list()).totalRows]).toEqual([20, 0])
    await her.save('device-99')
    expect([await waiting(), (await her.list()).totalRows]).toEqual([19, 1])
  })

  test('one network announces a hundred and twenty an hour, and is not told when they are not kept any more', async () => {
    const name = `${randomUUID()}@Caffè.example`
    const from = (address: string, n: number) =>
      ask(app, `POST /app/userregistrationcode/save/${encodeURIComponent(`${n}-${name}`)}/device-1`, { address })
    const kept = () => db.$count(announcedDevices, like(announcedDevices.username, `%-${asUserName(name)}`))
    for (let n = 0; n < 125; n++) expect([(await from('203.0.113.7', n)).body, n]).toEqual([{}, n])
    expect(await kept()).toBe(120)
    await from('203.0.113.8', 200)
    expect(await kept()).toBe(121)
  })
})
