import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { personWithDevices, subscription } from '../../../tests/setup/own-devices.ts'
import { appOver, ask, freshActivity } from '../../../tests/setup/scene.ts'
import { devices } from '../../db/schema/devices.ts'
import { notices, pushes } from '../../db/schema/notices.ts'
import { receiptOf } from '../../push/receipt.ts'

describe.each(engines)('what reaches a device, %s', async (engine) => {
  const stage = appOver(await database(engine), { PUSH_EXTRA_HOSTS: 'push.test' })
  const { app, clock, jobs, connection } = stage
  const { db } = connection
  const person = () => personWithDevices(stage)
  const row = async (id: string) => (await db.select().from(devices).where(eq(devices.id, id)))[0]!
  const open = (line: string, body: object = {}) => ask(app, line, { body })

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

  test('a logout ends the pushes to its device, those of no other, and what the push service gave up is not renewed', async () => {
    const [her, neighbour] = [await person(), await person()]
    const held = subscription()
    const { device } = await her.save('device-on', { subscription: held })
    const { device: given } = await her.save('device-up', { subscription: subscription() })
    await db.update(devices).set({ endpoint: null, lost: true, gone: held.endpoint }).where(eq(devices.id, given.id))
    const { device: other } = await neighbour.save('device-on', { subscription: subscription() })
    await her.logOut()
    expect(await row(device.id)).toMatchObject({ endpoint: null, p256dh: null, auth: null, authNotice: true, active: true })
    await open('POST /app/push-subscriptions/renew', { deviceId: 'device-up', endpoint: held.endpoint, subscription: subscription() })
    expect(await row(given.id)).toMatchObject({ endpoint: null, lost: false, gone: null })
    expect((await row(other.id)).endpoint).not.toBeNull()
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
    const id = randomUUID()
    const receipt = receiptOf({ activityId: activity.id, id })
    const at = { activityId: activity.id, userId: her.id, deviceId: device.id, kind: 'notice', about: 'n' }
    const translations = { de: { title: 'Doppelte Punkte' } }
    await db.insert(notices).values({ activityId: activity.id, id: 'n', title: 'Punti doppi', translations, created: clock(), at: clock() })
    await db.insert(pushes).values({ ...at, id, service: 'push.test', due: clock(), state: 'sending' })
    const tell = (which: string, event: string) => open(`POST /app/push-receipts/${which}`, { event })
    const push = async () => (await db.select().from(pushes).where(eq(pushes.id, id)))[0]
    const ofNobody = [randomUUID(), id, receiptOf({ activityId: (await freshActivity(connection)).id, id })]
    for (const unknown of ofNobody) expect((await tell(unknown, 'received')).body).toEqual({})
    expect(await push()).toMatchObject({ state: 'sending', sent: null, received: null })
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
    expect((await tell(receipt, 'eaten')).status).toBe(400)
  })

  test('notices by mail and reminders are wishes of hers, each by itself, and the key is one of P-256, the same for every process', async () => {
    const her = await person()
    const wish = (method: string, body?: object) => her.call(`${method} /api/app/notice-preferences`, body)
    expect((await wish('GET')).body).toEqual({ data: { email: 'N', remindDay: 'Y', remindHours: 'Y' } })
    expect((await wish('PUT', { email: 'Y' })).body).toEqual({ data: { email: 'Y', remindDay: 'Y', remindHours: 'Y' } })
    expect((await wish('PUT', { remindDay: 'N' })).body).toEqual({ data: { email: 'Y', remindDay: 'N', remindHours: 'Y' } })
    expect((await wish('PUT', { remindHours: 'N', remindDay: 'Y' })).body).toEqual({
      data: { email: 'Y', remindDay: 'Y', remindHours: 'N' },
    })
    expect((await wish('PUT', { remindDay: 'yes' })).status).toBe(400)
    expect((await wish('GET')).body).toEqual({ data: { email: 'Y', remindDay: 'Y', remindHours: 'N' } })
    const { publicKey } = (await ask(app, 'GET /public/push-key')).body.data as { publicKey: string }
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    expect((await ask(appOver(connection).app, 'GET /public/push-key')).body.data).toEqual({ publicKey })
  })
})
