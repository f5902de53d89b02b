import { beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../tests/fakes/caches.ts'

let store: ReturnType<typeof fakeCaches>
const base = new URL('https://our.example/')

beforeEach(async () => {
  vi.resetModules()
  store = fakeCaches()
  vi.stubGlobal('registration', { scope: base.href })
  vi.stubGlobal('location', base)
  vi.stubGlobal('self', { location: base, addEventListener: () => {} })
  vi.stubGlobal('caches', store)
})
const SHELL = `workbox-precache-v2-${base.href}`
const fill = async (...names: string[]) => {
  for (const name of names) await (await store.open(name)).put(`${base}x`, new Response('x'))
}

test('unknown caches go at activation, ours stay', async () => {
  await fill(SHELL, 'public', 'images', 'push', 'api:u:own', 'workbox-precache-v1-old', 'api-v0', 'pages-old', 'pages-new', 'other')
  const { sweep } = await import('./lifecycle.ts')
  await sweep('pages-new')
  expect(await store.keys()).toEqual([SHELL, 'public', 'images', 'push', 'pages-new'])
})

test('a storage that fails does not keep the worker from starting', async () => {
  const { sweep } = await import('./lifecycle.ts')
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('denied')) })
  await expect(sweep('pages-new')).resolves.toBeUndefined()
})

test('a logout leaves the shell alone, and raises the epoch', async () => {
  const forgetOutbox = vi.fn(async () => {})
  vi.doMock('./pictures.ts', () => ({ forgetPictures: () => store.delete('images') }))
  vi.doMock('./outbox.ts', () => ({ forgetOutbox }))
  await fill(SHELL, 'public', 'images', 'push', 'api:u:own', 'api:u:a-1')
  const { purge } = await import('./messages.ts')
  const { epochNow } = await import('./epoch.ts')
  const before = epochNow()
  await purge()
  expect(await store.keys()).toEqual([SHELL])
  expect(epochNow()).toBe(before + 1)
  expect(forgetOutbox).toHaveBeenCalledOnce()
})

test('only the agreed messages are messages', async () => {
  vi.doMock('./pictures.ts', () => ({ forgetPictures: () => Promise.resolve() }))
  vi.doMock('./outbox.ts', () => ({ forgetOutbox: () => Promise.resolve() }))
  const { isMessage } = await import('./messages.ts')
  expect([{ type: 'PURGE' }, { type: 'SKIP_WAITING' }, { type: 'CHECK' }].every(isMessage)).toBe(true)
  expect([{ type: 'purge' }, {}, null, 'PURGE', { type: 'constructor' }].some(isMessage)).toBe(false)
})
