import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { createServer as createPlain, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openPushService, type PushService } from '../../tests/fakes/push-service.ts'
import { selfSigned } from '../../tests/fakes/self-signed.ts'
import { publicOnly } from './addresses.ts'
import { handedOver } from './count.ts'
import type { Parcel } from './port.ts'
import { madePair } from './vapid.ts'
import { outcomeOf, webPush } from './web-push.ts'

const wishes = { keys: madePair(randomBytes(32)), subject: 'mailto:me@example.com' }
const text = JSON.stringify({
  web_push: 8030,
  notification: { title: 'Ciao', navigate: 'https://x.test/', data: { owner: 'u', receipt: 'r', notice: null, activity: null } },
})
let service: PushService
let secure: PushService
beforeAll(async () => {
  service = await openPushService()
  secure = await openPushService({ tls: selfSigned })
})
afterAll(() => Promise.all([service.close(), secure.close()]))
beforeEach(() => service.forget())

const parcel = (to: PushService, more: Partial<Parcel> = {}): Parcel => {
  const { endpoint, keys } = to.subscribe()
  return { endpoint, ...keys, text, ttl: 60, urgency: 'high', ...more }
}

test('what arrives is what was sent, signed for that service, by http and by a certificate nobody trusts', async () => {
  for (const to of [service, secure]) {
    const sender = webPush({ ...wishes, extraHosts: [to.host] })
    const sent = parcel(to, { topic: 'abc' })
    expect(await sender.send(sent)).toEqual({ is: 'sent' })
    const [arrival] = to.arrived(sent.endpoint)
    expect(arrival).not.toHaveProperty('wrong')
    expect(arrival?.push?.notification.title).toBe('Ciao')
    expect(arrival?.headers).toMatchObject({ ttl: '60', urgency: 'high', topic: 'abc', 'content-encoding': 'aes128gcm' })
  }
})

test('what comes of them is counted', async () => {
  const sender = webPush({ ...wishes, extraHosts: [service.host] })
  const before = (await handedOver.get()).values.find(({ labels }) => labels.outcome === 'sent')?.value ?? 0
  await sender.send(parcel(service))
  expect((await handedOver.get()).values).toContainEqual({ labels: { outcome: 'sent' }, value: before + 1 })
})

test.each([
  [{ status: 201 }, { is: 'sent' }],
  [{ status: 404 }, { is: 'gone' }],
  [{ status: 410 }, { is: 'gone' }],
  [
    { status: 429, retryAfter: '7' },
    { is: 'busy', seconds: 7 },
  ],
  [{ status: 503 }, { is: 'busy' }],
  [{ status: 500 }, { is: 'away', why: '500' }],
  [{ status: 413 }, { is: 'refused', why: '413' }],
  ['silence', { is: 'unanswered' }],
] as const)('an answer %o is %o', async (answer, outcome) => {
  const sender = webPush({ ...wishes, extraHosts: [service.host], timeOutMs: 1000 })
  const sent = parcel(service)
  service.say(answer, sent.endpoint)
  expect(await sender.send(sent)).toEqual(outcome)
})

test('a redirect is not followed, and a long answer not read', async () => {
  const sender = webPush({ ...wishes, extraHosts: [service.host] })
  const sent = parcel(service)
  const elsewhere = service.subscribe().endpoint
  service.say(
    [
      { status: 307, headers: { Location: elsewhere } },
      { status: 201, body: 'x'.repeat(1e6) },
    ],
    sent.endpoint,
  )
  expect(await sender.send(sent)).toEqual({ is: 'refused', why: '307' })
  expect(await sender.send(sent)).toEqual({ is: 'sent' })
  expect(service.arrived(elsewhere)).toEqual([])
})

test('a host that nobody allowed is never contacted, nor one whose keys are none', async () => {
  const sender = webPush({ ...wishes, extraHosts: [] })
  expect(await sender.send(parcel(service))).toEqual({ is: 'refused', why: 'endpoint' })
  const extra = webPush({ ...wishes, extraHosts: [service.host] })
  expect(await extra.send(parcel(service, { p256dh: 'A'.repeat(87) }))).toEqual({ is: 'refused', why: 'keys' })
  expect(service.arrived()).toEqual([])
})

test('a known service whose name leads inside is never contacted', async () => {
  const heard = vi.fn()
  const trap: Server = createServer().on('connection', heard).listen(0, '127.0.0.1')
  const lookup = publicOnly((_, __, done) => done(null, [{ address: '127.0.0.1', family: 4 }]))
  const sender = webPush({ ...wishes, extraHosts: [], lookup })
  const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/x'
  expect(await sender.send(parcel(service, { endpoint }))).toEqual({ is: 'away', why: 'the push service lies inside' })
  expect((trap.address() as AddressInfo).port).toBeGreaterThan(0)
  expect(heard).not.toHaveBeenCalled()
  trap.close()
})

test.each([
  ['HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'],
  ['HTTP/1.1 201 Cre'],
  ['no such protocol\r\n\r\n'],
  [''],
])('an answer %j that is none is given up at once', async (answer) => {
  const strange = createPlain((socket) => socket.on('error', () => {}).once('data', () => socket.end(answer)))
  await new Promise<void>((done) => void strange.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(strange.address() as AddressInfo).port}`
  const sent = parcel(service, { endpoint: `http://${host}/push/1` })
  expect(await webPush({ ...wishes, extraHosts: [host] }).send(sent)).toEqual({ is: 'unanswered' })
  strange.close()
})

test('a service that is not there did not get it', async () => {
  const gone = await openPushService()
  const sent = parcel(gone)
  await gone.close()
  expect(await webPush({ ...wishes, extraHosts: [gone.host] }).send(sent)).toEqual({ is: 'away', why: 'ECONNREFUSED' })
})

test('Retry-After is seconds or a date, and nothing between a second and a day is believed otherwise', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const busy = (after?: string) => outcomeOf(429, after, now)
  expect(busy('120')).toEqual({ is: 'busy', seconds: 120 })
  expect(busy('Sat, 21 Nov 2026 12:01:30 GMT')).toEqual({ is: 'busy', seconds: 90 })
  expect(busy('Sat, 21 Nov 2020 12:01:30 GMT')).toEqual({ is: 'busy', seconds: 1 })
  expect(busy('999999999')).toEqual({ is: 'busy', seconds: 86_400 })
  expect(busy('soon')).toEqual({ is: 'busy', seconds: undefined })
})
