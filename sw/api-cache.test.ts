import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../tests/fakes/caches.ts'
import { networkFirst } from './api-cache.ts'
import { raiseEpoch } from './epoch.ts'
import { keyOf } from './places.ts'

const base = new URL('https://our.example/')
const network = vi.fn<(request: Request) => Promise<Response>>()
let store: ReturnType<typeof fakeCaches>
const jobs: Promise<unknown>[] = []

beforeEach(() => {
  store = fakeCaches()
  vi.stubGlobal('caches', store)
  vi.stubGlobal('self', { location: base })
  vi.stubGlobal('fetch', network)
  online(true)
})
afterEach(async () => {
  await Promise.all(jobs.splice(0))
  vi.useRealTimers()
  vi.unstubAllGlobals()
  network.mockReset()
})

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })
const json = (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  new Response(status === 304 ? null : JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const nations = (language = 'it') => new Request('https://our.example/public/nations', { headers: { 'accept-language': language } })
const ask = (request: Request) => networkFirst({ request, key: keyOf(request, base)!, wait: (job) => jobs.push(job) })
const settled = () => Promise.all(jobs)
const kept = (response: Response) => response.headers.get('x-tessera-kept')

async function keep(request = nations(), body: unknown = { data: 1 }, headers = {}) {
  network.mockResolvedValueOnce(json(body, headers))
  await ask(request)
  await settled()
}

test('online the network answers, undated', async () => {
  await keep()
  network.mockResolvedValueOnce(json({ data: 2 }))
  const answer = await ask(nations())
  expect([await answer.json(), kept(answer)]).toEqual([{ data: 2 }, null])
})

test('offline the copy answers at once and says of when it is', async () => {
  const before = Date.now()
  await keep()
  online(false)
  const answer = await ask(nations())
  expect(await answer.json()).toEqual({ data: 1 })
  expect(Date.parse(kept(answer) ?? '')).toBeGreaterThanOrEqual(before - 1)
  expect(network).toHaveBeenCalledTimes(1)
})

test('with the server dead the copy answers; without a copy the failure is the answer', async () => {
  await keep()
  network.mockRejectedValue(new TypeError('dead'))
  expect(kept(await ask(nations()))).not.toBeNull()
  await expect(ask(nations('de'))).rejects.toThrow('dead')
})

test('after four silent seconds the copy answers, and what comes late is kept', async () => {
  await keep()
  vi.useFakeTimers()
  let arrive: (answer: Response) => void = () => {}
  network.mockReturnValueOnce(new Promise((done) => (arrive = done)))
  const answer = ask(nations())
  await vi.advanceTimersByTimeAsync(3_999)
  expect(await Promise.race([answer, Promise.resolve('silent')])).toBe('silent')
  await vi.advanceTimersByTimeAsync(1)
  expect(await (await answer).json()).toEqual({ data: 1 })
  arrive(json({ data: 'late' }))
  vi.useRealTimers()
  await settled()
  online(false)
  expect(await (await ask(nations())).json()).toEqual({ data: 'late' })
})

test.each([
  ['no-store', json({}, { 'cache-control': 'private, no-store' })],
  ['what is meant for one', json({ data: 1 }, { 'cache-control': 'private, no-cache' })],
  ['a refusal', json({ code: 'not_found' }, {}, 404)],
  ['a failure', json({}, {}, 503)],
  ['a part', json({}, {}, 206)],
  ['JSON of somebody else', json({ error: 'maintenance' })],
  ['a log-in page of some network', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['an opaque answer', Object.defineProperty(json({}), 'type', { value: 'opaque' })],
  ['a redirect', Object.defineProperty(json({}), 'redirected', { value: true })],
])('%s is passed on and never kept', async (_, response) => {
  vi.spyOn(response, 'clone').mockImplementation(() => response)
  network.mockResolvedValueOnce(response)
  expect(await ask(nations())).toBe(response)
  await settled()
  expect(store.stores.size).toBe(0)
})

test('a page in the place of the answer is none: the copy is', async () => {
  await keep()
  network.mockImplementation(async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
  const answer = await ask(nations())
  expect([await answer.json(), kept(answer)]).toEqual([{ data: 1 }, expect.any(String)])
})

test('what arrives after a logout is not kept', async () => {
  let arrive: (answer: Response) => void = () => {}
  network.mockReturnValueOnce(new Promise((done) => (arrive = done)))
  const answer = ask(nations())
  raiseEpoch()
  arrive(json({ data: 1 }))
  expect(await (await answer).json()).toEqual({ data: 1 })
  await settled()
  expect(store.stores.size).toBe(0)
})

test('a logout while it is being written takes it away again', async () => {
  const open = store.open
  store.open = async (name) => {
    const cache = await open(name)
    return { ...cache, put: async (...put) => cache.put(...put).then(raiseEpoch) }
  }
  await keep()
  expect(store.stores.size).toBe(0)
})

test('an unchanged answer costs no body and is as of now', async () => {
  await keep(nations(), { data: 1 }, { etag: '"v1"' })
  network.mockResolvedValueOnce(json(null, {}, 304))
  const answer = await ask(nations())
  const sent = network.mock.lastCall?.[0]
  expect([sent?.headers.get('if-none-match'), sent?.cache]).toEqual(['"v1"', 'no-store'])
  expect([answer.status, await answer.json(), kept(answer)]).toEqual([200, { data: 1 }, null])
})

test('a full or denied storage keeps nothing and stops nothing', async () => {
  vi.stubGlobal('caches', { match: () => Promise.reject(new Error('denied')), open: () => Promise.reject(new Error('full')) })
  network.mockResolvedValueOnce(json({ data: 1 }))
  expect(await (await ask(nations())).json()).toEqual({ data: 1 })
})
