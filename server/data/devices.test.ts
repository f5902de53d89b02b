import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Device } from '#contract/devices.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../tests/setup/scene.ts'
import { users } from '../db/schema/auth.ts'
import { announcedDevices, devices } from '../db/schema/devices.ts'
import { notices, pushes } from '../db/schema/notices.ts'

const subscription = (endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`) => ({
  endpoint,
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
})

describe.each(engines)('devices, %s', async (engine) => {
  const { app, clock, jobs, connection } = appOver(await database(engine), { PUSH_EXTRA_HOSTS: 'push.test' })
  const { db } = connection
  const person = async () => {
    const { id, email } = await freshPerson(connection)
    const { token } = await tokensOf(app, { email })
    const call = (line: string, body?: object, origin?: string) =>
      ask(app, line, { token, ...(body && { body }), ...(origin && { headers: { Origin: origin } }) })
    return {
      id,
      email,
      call,
      save: async (deviceId: string, facts: object = {}, origin?: string) => {
        const answer = await call(`POST /api/app/userregistrationcode/save/${deviceId}`, facts, origin)
        return { ...answer, device: answer.body.data as Device }
      },
      list: async (query = '') => (await call(`GET /api/app/userregistrationcodes${query}`)).body as { data: Device[]; totalRows: number },
    }
  }
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

  test.each(['https://evil.example/x', 'http://fcm.googleapis.com/x', 'https://127.0.0.1/x', 'https://fcm.googleapis.com:8443/x'])(
    '%s is no push service, at save and at renew',
    async (endpoint) => {
      const her = await person()
      const saved = await her.save('device-1', { subscription: subscription(endpoint) })
      expect([saved.status, saved.body.code, saved.body.errors]).toEqual([
        422,
        'push_endpoint',
        [{ path: 'subscription.endpoint', code: 'push_endpoint', message: saved.body.message }],
      ])
      const change = { deviceId: 'device-1', endpoint: 'https://push.test/a', subscription: subscription(endpoint) }
      expect((await open('POST /app/push-subscriptions/renew', change)).status).toBe(422)
      expect((await her.list()).totalRows).toBe(0)
    },
  )

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

  test('a subscription that was given up is told of once, and another one works', async () => {
    const her = await person()
    const dead = subscription()
    const { device } = await her.save('device-1', { subscription: dead })
    await db.update(devices).set({ endpoint: null, lost: true, gone: dead.endpoint }).where(eq(devices.id, device.id))
    expect((await her.list()).data[0]?.push).toBe('lost')
    expect((await her.save('device-1', { subscription: dead })).device.push).toBe('lost')
    expect((await her.save('device-1', { subscription: subscription() })).device.push).toBe('on')
    await db.update(devices).set({ endpoint: null, lost: true, gone: dead.endpoint }).where(eq(devices.id, device.id))
    const fresh = subscription()
    await open('POST /app/push-subscriptions/renew', { deviceId: 'device-1', endpoint: dead.endpoint, subscription: fresh })
    expect(await row(device.id)).toMatchObject({ endpoint: fresh.endpoint, lost: false, gone: null })
  })

  test('renew and drop take the old endpoint and the device together, and answer everybody the same', async () => {
    const her = await person()
    const [first, second] = [subscription(), subscription()]
    const { device } = await her.save('device-1', { subscription: first })
    const endpoint = async () => (await row(device.id)).endpoint
    const renew = (deviceId: string, old: string) =>
      open('POST /app/push-subscriptions/renew', { deviceId, endpoint: old, subscription: second })
    const answers = [await renew('device-2', first.endpoint), await renew('device-1', second.endpoint)]
    expect(await endpoint()).toBe(first.endpoint)
    answers.push(await renew('device-1', first.endpoint))
    expect(await endpoint()).toBe(second.endpoint)
    const drop = (deviceId: string, held: string) => open('POST /app/push-subscriptions/drop', { deviceId, endpoint: held })
    answers.push(await drop('device-1', first.endpoint), await drop('device-2', second.endpoint))
    expect(await endpoint()).toBe(second.endpoint)
    answers.push(await drop('device-1', second.endpoint))
    expect(await row(device.id)).toMatchObject({ endpoint: null, lost: false, authNotice: true })
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(6).fill([200, {}]))
  })

  test('after a logout nothing is renewed, not even what the push service had given up before', async () => {
    const her = await person()
    const dead = subscription()
    const { device } = await her.save('device-out', { subscription: dead })
    await db.update(devices).set({ endpoint: null, lost: true, gone: dead.endpoint }).where(eq(devices.id, device.id))
    const held = { deviceId: 'device-out', endpoint: dead.endpoint }
    await open('POST /app/push-subscriptions/drop', held)
    await open('POST /app/push-subscriptions/renew', { ...held, subscription: subscription() })
    expect(await row(device.id)).toMatchObject({ endpoint: null, lost: false, gone: null })
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

  test('a test goes to a device that can get it, ten times in ten minutes', async () => {
    const her = await person()
    const { device } = await her.save('device-1', { subscription: subscription() })
    const tried = () => her.call(`POST /api/app/userregistrationcode/${device.id}/test`, {})
    const { status, body } = await tried()
    expect(status).toBe(200)
    expect(await row(device.id)).toMatchObject({ test: (body.data as { receipt: string }).receipt })
    expect(jobs.filter(({ payload }) => 'id' in payload && payload.id === device.id)).toEqual([
      { name: 'try-push', payload: { id: device.id } },
    ])
    await her.call(`PUT /api/userregistrationcode/${device.id}`, { authNotice: 'N' })
    expect([(await tried()).status, (await tried()).body.code]).toEqual([409, 'push_off'])
    for (let n = 0; n < 7; n++) await tried()
    const over = await tried()
    expect([over.status, over.headers.get('Retry-After')]).toEqual([429, '600'])
  })

  test('a receipt counts once, names what came last, and is answered the same if nobody knows it', async () => {
    const [her, activity] = [await person(), await freshActivity(connection)]
    const { device } = await her.save('device-1', { subscription: subscription(), language: 'de' })
    const receipt = randomUUID()
    const at = { activityId: activity.id, userId: her.id, deviceId: device.id, noticeId: 'n' }
    const translations = { de: { title: 'Doppelte Punkte' } }
    await db.insert(notices).values({ activityId: activity.id, id: 'n', title: 'Punti doppi', translations, created: clock(), at: clock() })
    await db.insert(pushes).values({ ...at, id: receipt, service: 'push.test', due: clock(), state: 'sending' })
    const tell = (which: string, event: string) => open(`POST /app/push-receipts/${which}`, { event })
    const push = async () => (await db.select().from(pushes).where(eq(pushes.id, receipt)))[0]
    expect((await tell(receipt, 'received')).body).toEqual({})
    const received = clock()
    expect(await push()).toMatchObject({ state: 'sent', sent: received, received, opened: null })
    expect((await her.list()).data[0]?.lastNotice).toEqual({ at: received.toISOString(), title: 'Doppelte Punkte' })
    clock.pass(5)
    await tell(receipt, 'opened')
    expect(await push()).toMatchObject({ received, opened: clock() })
    clock.pass(5)
    await tell(receipt, 'opened')
    expect((await push())?.opened).toEqual(new Date(clock().getTime() - 5000))
    const { body } = await her.call(`POST /api/app/userregistrationcode/${device.id}/test`, {})
    expect((await tell((body.data as { receipt: string }).receipt, 'received')).status).toBe(200)
    expect((await her.list()).data[0]?.lastNotice?.at).toBe(clock().toISOString())
    expect((await tell(randomUUID(), 'received')).body).toEqual({})
    expect((await tell(receipt, 'eaten')).status).toBe(400)
  })

  test('notices by mail are a wish of hers, and the key is one of P-256, the same for every process', async () => {
    const her = await person()
    const wish = (method: string, body?: object) => her.call(`${method} /api/app/notice-preferences`, body)
    expect((await wish('GET')).body).toEqual({ data: { email: 'N' } })
    expect((await wish('PUT', { email: 'Y' })).body).toEqual({ data: { email: 'Y' } })
    expect((await wish('GET')).body).toEqual({ data: { email: 'Y' } })
    const { publicKey } = (await ask(app, 'GET /public/push-key')).body.data as { publicKey: string }
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    expect((await ask(appOver(connection).app, 'GET /public/push-key')).body.data).toEqual({ publicKey })
  })
})
