import { createECDH, type ECDH, randomBytes, randomUUID } from 'node:crypto'
import { createServer as createPlain, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecure } from 'node:https'
import type { AddressInfo } from 'node:net'
import * as ece from 'http_ece'
import { importJWK, jwtVerify } from 'jose'
import type { Subscription } from '#contract/devices.ts'
import { Push } from '#contract/push.ts'

/** What an endpoint says: a status, with Retry-After if it has one, or nothing at all. */
export type Answer = { status: number; retryAfter?: string; headers?: Record<string, string>; body?: string } | 'silence'

/** One push as it came. `push` is what the browser would show, `wrong` why it would not have got there. */
export type Arrival = {
  endpoint: string
  at: number
  headers: Record<string, string | undefined>
  answered: Answer
  push?: Push
  wrong?: string
}

type Keys = { curve: ECDH; auth: string }
type Wishes = {
  /** Certificate and key of its own, for https. */
  tls?: { cert: string; key: string }
  /** Milliseconds that it thinks before every answer. */
  delay?: number
  /** False: it counts, but reads nothing, which saves time where there are thousands. */
  reads?: boolean
}

/** A push service on this machine: takes what a browser's would, reads it with the browser's keys, and answers as it is told. */
export async function openPushService({ tls, delay = 0, reads = true }: Wishes = {}) {
  const known = new Map<string, Keys>()
  const arrivals: Arrival[] = []
  const told = new Map<string, Answer[]>()
  let everywhere: Answer = { status: 201 }
  let [now, highest] = [0, 0]

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    highest = Math.max(highest, ++now)
    response.once('close', () => now--)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const endpoint = `${origin}${request.url}`
    const answered = told.get(endpoint)?.shift() ?? everywhere
    const headers = request.headers as Arrival['headers']
    const arrival: Arrival = { endpoint, at: Date.now(), headers, answered }
    if (reads) await read(arrival, Buffer.concat(chunks)).catch((error: unknown) => (arrival.wrong = String(error)))
    arrivals.push(arrival)
    if (delay) await new Promise((done) => setTimeout(done, delay))
    if (answered === 'silence') return
    const { status, retryAfter, headers: more = {}, body = '' } = arrival.wrong ? { status: 400 } : answered
    response.writeHead(status, { ...(retryAfter && { 'Retry-After': retryAfter }), ...more }).end(body)
  }

  const read = async (arrival: Arrival, body: Buffer) => {
    const keys = known.get(arrival.endpoint)
    if (!keys) throw new Error('nobody has this endpoint')
    if (!/^\d+$/.test(arrival.headers.ttl ?? '')) throw new Error('no TTL')
    await checkSignature(arrival.headers.authorization ?? '', origin)
    const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: keys.curve, authSecret: keys.auth }).toString('utf8')
    arrival.push = Push.parse(JSON.parse(text))
  }

  const listener = (request: IncomingMessage, response: ServerResponse) => void answer(request, response)
  const server = tls ? createSecure(tls, listener) : createPlain(listener)
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const origin = `${tls ? 'https' : 'http'}://${host}`

  return {
    /** What PUSH_EXTRA_HOSTS has to name. */
    host,
    /** What a browser would give the app; the private half stays here. */
    subscribe(): Subscription {
      const curve = createECDH('prime256v1')
      const p256dh = curve.generateKeys('base64url')
      const auth = randomBytes(16).toString('base64url')
      const endpoint = `${origin}/push/${randomUUID()}`
      known.set(endpoint, { curve, auth })
      return { endpoint, keys: { p256dh, auth } }
    },
    /** What it says from now on, of one endpoint in this order and then as of all, or of all. */
    say(answers: Answer | Answer[], endpoint?: string) {
      if (endpoint) told.set(endpoint, [answers].flat())
      else everywhere = [answers].flat()[0] ?? everywhere
    },
    /** Everything that came so far, to one endpoint or to all. */
    arrived: (endpoint?: string) => arrivals.filter((one) => !endpoint || one.endpoint === endpoint),
    /** Requests by endpoint. */
    counts: () => arrivals.reduce((all, { endpoint }) => all.set(endpoint, (all.get(endpoint) ?? 0) + 1), new Map<string, number>()),
    /** Most requests that were open at once. */
    highest: () => highest,
    forget() {
      arrivals.length = 0
      highest = now
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
export type PushService = Awaited<ReturnType<typeof openPushService>>

/** RFC 8292: the token is of the key beside it, for this service, and for a day at most. */
async function checkSignature(header: string, audience: string) {
  const { token = '', key = '' } = /^vapid t=(?<token>[\w.-]+), ?k=(?<key>[\w-]+)$/i.exec(header)?.groups ?? {}
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65 || point[0] !== 4) throw new Error('no VAPID key')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, 'ES256')
  const { payload } = await jwtVerify(token, jwk, { audience, algorithms: ['ES256'], requiredClaims: ['exp', 'sub'] })
  if (Number(payload.exp) > Date.now() / 1000 + 86_400) throw new Error('signed for more than a day')
  if (!/^(mailto:|https:)/.test(String(payload.sub))) throw new Error('no contact')
}
