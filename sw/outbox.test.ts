import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calls } from '#contract/devices.ts'

type Entry = { request: Request }
type OnSync = (on: { queue: unknown }) => Promise<void>
const waiting: Entry[] = []
let sync: () => Promise<void>

vi.mock('workbox-background-sync', () => ({
  Queue: class {
    constructor(_name: string, { onSync }: { onSync: OnSync }) {
      sync = () => onSync({ queue: this })
    }
    pushRequest = async (entry: Entry) => void waiting.push(entry)
    unshiftRequest = async (entry: Entry) => void waiting.unshift(entry)
    shiftRequest = async () => waiting.shift()
    popRequest = async () => waiting.pop()
  },
}))

const network = vi.fn(async (_request: Request, _init?: RequestInit) => Response.json({}))
vi.stubGlobal('self', { location: new URL('https://our.example'), registration: { sync: {} } })
vi.stubGlobal('fetch', network)

const { flush, forgetOutbox, post } = await import('./outbox.ts')
const { report } = await import('./receipts.ts')
const { raiseEpoch } = await import('./epoch.ts')

beforeEach(() => {
  waiting.length = 0
  network.mockReset()
  network.mockImplementation(async () => Response.json({}))
})
afterEach(() => vi.unstubAllEnvs())

const dead = () => network.mockImplementation(() => Promise.reject(new TypeError('dead')))
const sent = () =>
  Promise.all(network.mock.calls.map(async ([request]) => `${new URL(request.url).pathname} ${await request.clone().text()}`))

test('a receipt is sent as the contract says, without cookies', async () => {
  await report('r1', 'received')
  const request = network.mock.calls[0]![0]
  const [method, path] = [calls.receive.method, calls.receive.path.replace('{receipt}', 'r1')]
  expect([request.method, new URL(request.url).pathname, request.credentials]).toEqual([method, path, 'omit'])
  expect(calls.receive.input.safeParse({ receipt: 'a'.repeat(16), ...(await request.clone().json()) }).success).toBe(true)
  expect(waiting).toEqual([])
})

test('without a network it waits, and goes in order once there is one', async () => {
  dead()
  await report('r1', 'received')
  await report('r1', 'opened')
  expect(waiting).toHaveLength(2)
  network.mockReset()
  network.mockImplementation(async () => Response.json({}))
  await sync()
  expect(await sent()).toEqual(['/app/push-receipts/r1 {"event":"received"}', '/app/push-receipts/r1 {"event":"opened"}'])
  expect(waiting).toEqual([])
})

test('what waits goes with the next that gets through', async () => {
  dead()
  await report('r1', 'received')
  network.mockImplementation(async () => Response.json({}))
  await report('r2', 'received')
  expect(waiting).toEqual([])
})

test.each([429, 500, 503])('a server that says %d is asked again, and the browser hears of it', async (status) => {
  network.mockImplementation(async () => Response.json({}, { status }))
  await post('/x', {})
  expect(waiting).toHaveLength(1)
  await expect(sync()).rejects.toThrow('cannot be reached')
  expect(waiting).toHaveLength(1)
  await expect(flush()).resolves.toBeUndefined()
})

test.each([400, 404, 422])('a refusal (%d) is final', async (status) => {
  network.mockImplementation(async () => Response.json({}, { status }))
  await post('/x', {})
  expect(waiting).toEqual([])
})

test.each([200, 403])('a page of somebody in between (%d) is no answer', async (status) => {
  network.mockImplementation(async () => new Response('<h1>Torniamo subito</h1>', { status, headers: { 'content-type': 'text/html' } }))
  await post('/x', {})
  expect(waiting).toHaveLength(1)
})

test('where the browser does not try again by itself nothing is thrown at it', async () => {
  vi.stubGlobal('self', { location: new URL('https://our.example'), registration: {} })
  dead()
  await post('/x', {})
  await expect(sync()).resolves.toBeUndefined()
  vi.stubGlobal('self', { location: new URL('https://our.example'), registration: { sync: {} } })
})

test('two who send at once send each once', async () => {
  dead()
  await post('/x', {})
  network.mockReset()
  network.mockImplementation(async () => Response.json({}))
  await Promise.all([flush(), flush(), sync()])
  expect(network).toHaveBeenCalledTimes(1)
})

test('nothing waits after a logout: neither what was there, nor what was on its way', async () => {
  dead()
  await post('/x', {})
  await forgetOutbox()
  expect(waiting).toEqual([])
  network.mockImplementation(async () => {
    raiseEpoch()
    throw new TypeError('dead')
  })
  await post('/x', {})
  expect(waiting).toEqual([])
  waiting.push({ request: new Request('https://our.example/x') })
  await flush()
  expect(waiting).toEqual([])
})
