import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../tests/fakes/caches.ts'
import { tokenOf } from '../tests/fakes/token.ts'
import { networkFirst } from './api-cache.ts'
import { raiseEpoch } from './epoch.ts'
import { placeOf } from './places.ts'

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
const card = (who = 'giulia', activity = 'a1') =>
  new Request(`https://our.example/api/cards/me?filters[activityId]=${activity}`, {
    headers: { authorization: `Bearer ${tokenOf({ sub: who })}` },
  })
const ask = (request: Request, onKept?: (answer: Response) => Promise<unknown>) =>
  networkFirst({ request, place: placeOf(request, base)!, wait: (job) => jobs.push(job), ...(onKept && { onKept }) })
const settled = () => Promise.all(jobs)
const kept = (response: Response) => response.headers.get('x-tessera-kept')

async function keep(request = card(), body: unknown = { data: 1 }, headers = {}) {
  network.mockResolvedValueOnce(json(body, headers))
  await ask(request)
  await settled()
}

test('online the network answers, undated', async () => {
  await keep()
  network.mockResolvedValueOnce(json({ data: 2 }))
  const answer = await ask(card())
  expect([await answer.json(), kept(answer)]).toEqual([{ data: 2 }, null])
})

test('offline the copy answers at once and says of when it is', async () => {
  const before = Date.now()
  await keep()
  online(false)
  const answer = await ask(card())
  expect(await answer.json()).toEqual({ data: 1 })
  expect(Date.parse(kept(answer) ?? '')).toBeGreaterThanOrEqual(before - 1)
  expect(answer.headers.get('x-tessera-owner')).toBeNull()
  expect(network).toHaveBeenCalledTimes(1)
})

test('with the server dead the copy answers; without a copy the failure is the answer', async () => {
  await keep()
  network.mockRejectedValue(new TypeError('dead'))
  expect(kept(await ask(card()))).not.toBeNull()
  await expect(ask(card('giulia', 'a2'))).rejects.toThrow('dead')
})

test('after four silent seconds the copy answers, and what comes late is kept', async () => {
  await keep()
  vi.useFakeTimers()
  let arrive: (answer: Response) => void = () => {}
  network.mockReturnValueOnce(new Promise((done) => (arrive = done)))
  const answer = ask(card())
  await vi.advanceTimersByTimeAsync(3_999)
  expect(await Promise.race([answer, Promise.resolve('silent')])).toBe('silent')
  await vi.advanceTimersByTimeAsync(1)
  expect(await (await answer).json()).toEqual({ data: 1 })
  arrive(json({ data: 'late' }))
  vi.useRealTimers()
  await settled()
  online(false)
  expect(await (await ask(card())).json()).toEqual({ data: 'late' })
})

test('one customer, or activity, is never answered with another’s copy', async () => {
  await keep(card('giulia', 'a1'))
  network.mockRejectedValue(new TypeError('dead'))
  await expect(ask(card('marco', 'a1'))).rejects.toThrow('dead')
  await expect(ask(card('giulia', 'a2'))).rejects.toThrow('dead')
})

test('a copy in the wrong cache is nobody’s', async () => {
  await keep(card('giulia'))
  store.stores.set('api:marco:a-a1', store.stores.get('api:giulia:a-a1')!)
  network.mockRejectedValue(new TypeError('dead'))
  await expect(ask(card('marco'))).rejects.toThrow('dead')
})

test.each([
  ['no-store', json({}, { 'cache-control': 'private, no-store' })],
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
  expect(await ask(card())).toBe(response)
  await settled()
  expect(store.stores.size).toBe(0)
})

test('a page in the place of the answer is none: the copy is', async () => {
  await keep()
  network.mockImplementation(async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
  const answer = await ask(card())
  expect([await answer.json(), kept(answer)]).toEqual([{ data: 1 }, expect.any(String)])
})

test('what arrives after a logout is not kept', async () => {
  let arrive: (answer: Response) => void = () => {}
  network.mockReturnValueOnce(new Promise((done) => (arrive = done)))
  const answer = ask(card())
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
  await keep(card(), { data: 1 }, { etag: '"v1"' })
  network.mockResolvedValueOnce(json(null, {}, 304))
  const answer = await ask(card())
  const sent = network.mock.lastCall?.[0]
  expect([sent?.headers.get('if-none-match'), sent?.cache]).toEqual(['"v1"', 'no-store'])
  expect([answer.status, await answer.json(), kept(answer)]).toEqual([200, { data: 1 }, null])
})

test('a full or denied storage keeps nothing and stops nothing', async () => {
  vi.stubGlobal('caches', { match: () => Promise.reject(new Error('denied')), open: () => Promise.reject(new Error('full')) })
  network.mockResolvedValueOnce(json({ data: 1 }))
  expect(await (await ask(card())).json()).toEqual({ data: 1 })
})

test('who waits for a fresh answer is told once it is kept', async () => {
  const told = vi.fn(async (answer: Response) => answer.json())
  network.mockResolvedValueOnce(json({ data: [1] }))
  await ask(card(), told)
  await settled()
  await expect(told.mock.results[0]?.value).resolves.toEqual({ data: [1] })
})
