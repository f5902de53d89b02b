import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinNetwork, network } from '../../tests/client.ts'
import { createStore } from '../app/store.ts'
import { purge } from '../pwa/purge.ts'
import { answered } from '../state/connection.ts'
import { revoke } from './auth.ts'
import { flush, followOutbox, post } from './outbox.ts'

joinNetwork()
const store = createStore()

const KEY = 'tessera.device.outbox'
const online = vi.spyOn(navigator, 'onLine', 'get')
let told: unknown[] = []
let answer = () => HttpResponse.json({})

beforeEach(() => {
  told = []
  answer = () => HttpResponse.json({})
  online.mockReturnValue(true)
  network.use(
    http.post('*/api/logout', async ({ request }) => {
      told.push(await request.json())
      return answer()
    }),
  )
})
afterEach(() => localStorage.clear())

const waits = () => localStorage.getItem(KEY) !== null

test('the server is told of a logout, and nothing waits', async () => {
  await revoke('r1')
  expect(told).toEqual([{ refresh_token: 'r1' }])
  expect(waits()).toBe(false)
})

test('a logout without a network outlives the purge, with the one token that it needs, and goes out later', async () => {
  online.mockReturnValue(false)
  localStorage.setItem('persist:session', 'hers')
  await revoke('r1')
  await purge()
  expect({ ...localStorage }).toEqual({ [KEY]: JSON.stringify([{ path: '/api/logout', body: { refresh_token: 'r1' } }]) })
  followOutbox()
  expect(told).toEqual([])
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(waits()).toBe(false))
  expect(told).toEqual([{ refresh_token: 'r1' }])
})

test('with the server dead it goes out when any call reaches it again', async () => {
  answer = () => HttpResponse.error() as never
  await revoke('r1')
  expect(waits()).toBe(true)
  answer = () => HttpResponse.json({})
  store.dispatch(answered({ reached: false }))
  expect(told).toHaveLength(1)
  store.dispatch(answered({ reached: true }))
  await waitFor(() => expect(waits()).toBe(false))
  expect(told).toHaveLength(2)
})

test.each([
  ['a server that is away', () => HttpResponse.json({}, { status: 503 }), true],
  ['too many', () => HttpResponse.json({}, { status: 429 }), true],
  ['a page that says all is well', () => HttpResponse.html('<h1>Torniamo subito</h1>'), true],
  ['a firewall', () => HttpResponse.html('<h1>Access denied</h1>', { status: 403 }), true],
  ['a refusal', () => HttpResponse.json({}, { status: 422 }), false],
])('after %s it is kept or over', async (_, says, isWaiting) => {
  answer = says as typeof answer
  await revoke('r1')
  expect(told).toHaveLength(1)
  expect(waits()).toBe(isWaiting)
})

test('what a late answer says of the storage is not for who is in by then', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  answer = () => HttpResponse.json({}, { status: 503 })
  await revoke('r1')
  await flush()
  expect(fetched.mock.calls.map(([, init]) => init?.credentials)).toEqual(['same-origin', 'omit'])
  fetched.mockRestore()
})

test('what is on its way is not sent once more', async () => {
  await Promise.all([revoke('r1'), flush(), flush()])
  expect(told).toHaveLength(1)
})

test('a storage that is denied does not keep it from being sent', async () => {
  const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await revoke('r1')
  denied.mockRestore()
  expect(told).toHaveLength(1)
})

test('what nobody wrote is not sent, and of too many the oldest go', async () => {
  localStorage.setItem(KEY, '[1, null, {"path": 3}, {"path": "/api/logout", "body": null}]')
  await flush()
  expect(told).toEqual([])
  online.mockReturnValue(false)
  for (let n = 1; n <= 12; n++) await post('/api/logout', { refresh_token: `r${n}` })
  online.mockReturnValue(true)
  await flush()
  expect(told).toEqual(Array.from({ length: 10 }, (_, n) => ({ refresh_token: `r${n + 3}` })))
})
