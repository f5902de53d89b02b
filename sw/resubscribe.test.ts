import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calls } from '#contract/devices.ts'
import { fakeWorker } from '../tests/fakes/worker.ts'

const post = vi.hoisted(() => vi.fn(async (_path: string, _body: object) => {}))
vi.mock('./outbox.ts', () => ({ post }))

const { raiseEpoch } = await import('./epoch.ts')
const { readPushState } = await import('./push-state.ts')
const { resubscribe } = await import('./resubscribe.ts')

const state = { owner: 'u1', deviceId: 'device-1', endpoint: 'https://push.example/old', publicKey: 'BKey' }
const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) }
const subscription = (endpoint = 'https://push.example/new') => ({
  endpoint,
  unsubscribe: vi.fn(async () => true),
  toJSON: () => ({ endpoint, expirationTime: null, keys }),
})
const change = (more: object = {}) => ({ oldSubscription: null, newSubscription: null, ...more }) as unknown as PushSubscriptionChangeEvent

beforeEach(() => post.mockClear())
afterEach(() => vi.unstubAllGlobals())

test('a subscription that ran out is made again with the same key, and the server told', async () => {
  const { subscribe } = await fakeWorker({ state })
  subscribe.mockResolvedValueOnce(subscription())
  await resubscribe(change())
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'BKey' })
  const [path, body] = post.mock.calls[0]!
  expect(path).toBe(calls.renew.path)
  expect(calls.renew.input.parse(body)).toEqual({
    deviceId: 'device-1',
    endpoint: state.endpoint,
    subscription: { endpoint: 'https://push.example/new', keys },
  })
  expect(await readPushState()).toEqual({ ...state, endpoint: 'https://push.example/new' })
})

test('one that the browser made itself is used, and the one it names as old', async () => {
  const { subscribe } = await fakeWorker({ state: { ...state, endpoint: null } })
  await resubscribe(change({ newSubscription: subscription(), oldSubscription: subscription('https://push.example/older') }))
  expect(subscribe).not.toHaveBeenCalled()
  expect(post.mock.calls[0]?.[1]).toMatchObject({ endpoint: 'https://push.example/older' })
})

test('where nobody is in, or never was subscribed, there shall be none', async () => {
  const made = subscription()
  const { subscribe } = await fakeWorker()
  await resubscribe(change({ newSubscription: made }))
  await fakeWorker({ state: { ...state, publicKey: null, endpoint: null } })
  await resubscribe(change())
  expect(made.unsubscribe).toHaveBeenCalled()
  for (const untold of [subscribe, post]) expect(untold).not.toHaveBeenCalled()
})

test('a logout meanwhile takes the new one back, and leaves no entry', async () => {
  const { subscribe, store } = await fakeWorker({ state })
  const made = subscription()
  subscribe.mockImplementationOnce(async () => {
    raiseEpoch()
    await store.delete('push')
    return made
  })
  await resubscribe(change())
  expect(made.unsubscribe).toHaveBeenCalled()
  expect(post).not.toHaveBeenCalled()
  expect(store.stores.size).toBe(0)
})
