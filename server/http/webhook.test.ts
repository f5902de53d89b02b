import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Heard, Hint, PaymentPort } from '../payments/port.ts'
import { ProviderAway } from '../payments/port.ts'
import { routes } from '../routes/webhooks.ts'
import type { App } from './deps.ts'
import { failed } from './failure.ts'

const HINT: Hint = { ref: 'cs_1', activityId: 'a', attemptId: 't' }

/** The routes over a provider that hears so; `onHint` says what it knows. */
function scene(verify: PaymentPort['verify'], outcome: 'known' | 'unknown' | Error = 'known') {
  const hints: unknown[] = []
  const lines: string[] = []
  const app: App = new Hono()
  app.use(async (c, next) => {
    c.set('language', 'it')
    await next()
  })
  app.onError(failed({ log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }) }))
  const onHint = async (...hint: unknown[]) => {
    hints.push(hint)
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  routes(app, { S: { verify } as PaymentPort }, onHint)
  const post = async (body: BodyInit = '{}', path = '/webhooks/stripe') => app.request(path, { method: 'POST', body })
  return { app, hints, lines, post }
}
const hears = (heard: Heard) => async () => heard

test.each([HINT, { activityId: 'a', refundId: 'r' }])('what is genuine and of ours is handed on, and answered 200: %o', async (hint) => {
  const { hints, post } = scene(hears(hint))
  const answer = await post()
  expect([answer.status, answer.headers.get('Cache-Control'), hints]).toEqual([200, 'no-store', [['S', hint]]])
})

test('the body is verified as it came, byte for byte', async () => {
  const bytes = Uint8Array.of(123, 32, 0, 255, 254, 125)
  const seen: unknown[] = []
  const { post } = scene(async (raw) => {
    seen.push([...raw])
    return 'unconcerned'
  })
  await post(bytes)
  expect(seen).toEqual([[...bytes]])
})

test('of an attempt that nobody knows yet it comes again', async () => {
  const answer = await scene(hears(HINT), 'unknown').post()
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30'])
})

test('what is forged is refused, what is of no concern is done; neither is handed on', async () => {
  for (const [heard, status] of [['forged', 400] as const, ['unconcerned', 200] as const]) {
    const { hints, post } = scene(hears(heard))
    expect([heard, (await post()).status, hints]).toEqual([heard, status, []])
  }
})

test('a body of more than 256 kB is not even verified', async () => {
  const seen: unknown[] = []
  const { app, post } = scene(async (raw) => {
    seen.push(raw.byteLength)
    return 'unconcerned'
  })
  expect((await post('x'.repeat(256_001))).status).toBe(413)
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100_000)) })
  const request = new Request('http://localhost/webhooks/stripe', { method: 'POST', body: endless, duplex: 'half' } as RequestInit)
  expect((await app.request(request)).status).toBe(413)
  expect((await post('x'.repeat(256_000))).status).toBe(200)
  expect(seen).toEqual([256_000])
})

test('a provider that cannot be asked whether it is genuine: 503, and a line without anything of it', async () => {
  const { lines, post } = scene(async () => {
    throw new ProviderAway('paypal', 'timeout')
  })
  const answer = await post('{"secret":"s3cret"}')
  expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toMatchObject([
    503,
    '10',
    { code: 'payment_unavailable' },
  ])
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ provider: 'paypal', why: 'timeout' }])
  expect(lines.join()).not.toContain('s3cret')
})

test('what could not be handed on comes again', async () => {
  expect((await scene(hears(HINT), Object.assign(new Error('gone'), { code: 'ECONNRESET' })).post()).status).toBe(503)
})

test('a provider that is not there has no webhook', async () => {
  expect((await scene(hears(HINT)).post('{}', '/webhooks/paypal')).status).toBe(404)
})
