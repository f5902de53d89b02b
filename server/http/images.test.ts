import { mkdtemp, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { openImages } from '../images/store.ts'
import type { App } from './deps.ts'
import { images } from './images.ts'

const app: App = new Hono()
const hash = 'ab'.repeat(16)
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

const long = 'ef'.repeat(16)
const LONG = 2 ** 32

beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tessera-media-'))
  const store = openImages({ dataDir })
  await store.put(`${hash}-160.webp`, new Uint8Array([1]))
  await store.put(`${hash}-320.webp`, new Uint8Array([1, 2]))
  await store.put(`${hash}-320.avif`, new Uint8Array([1, 2, 3]))
  await store.put(
    `${hash}.mp4`,
    Uint8Array.from({ length: 100 }, (_, i) => i),
  )
  await store.put(`${hash}.svg`, new Uint8Array([9]))
  await using sparse = await open(path.join(dataDir, 'images', `${long}.mp4`), 'w')
  await sparse.truncate(LONG) // takes no room, and more memory than there is if it were read whole
  await sparse.write(new Uint8Array([1, 2, 3]), 0, 3, LONG - 3)
  app.use(async (c, next) => {
    c.set('language', 'it')
    await next()
  })
  images(app, { images: store })
})

test('AVIF goes to who accepts it, WebP to the others, for ever and apart in every cache', async () => {
  const [new_, old] = await Promise.all([get(`/images/${hash}/320.webp`, { accept: 'image/avif,*/*' }), get(`/images/${hash}/320.webp`)])
  expect([new_.headers.get('content-type'), old.headers.get('content-type')]).toEqual(['image/avif', 'image/webp'])
  for (const answer of [new_, old]) {
    expect(answer.headers.get('vary')).toContain('Accept')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  }
})

test('a picture is found by its name with its colour, too', async () => {
  expect((await get(`/images/${hash}-a1b2c3/320.webp`)).status).toBe(200)
})

test('a size that does not exist is served by the largest there is', async () => {
  expect((await (await get(`/images/${hash}/1280.webp`)).arrayBuffer()).byteLength).toBe(2)
})

test.each([
  '/images/nothing/320.webp',
  `/images/${hash}/321.webp`,
  `/images/${hash}/orig.svg`,
  `/images/..%2f..%2fetc/320.webp`,
  `/media/${'cd'.repeat(16)}.mp4`,
])('%s is a 404 in the one shape', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  if (answer.headers.get('content-type')?.includes('json')) expect(await answer.json()).toMatchObject({ code: 'not_found' })
})

test.each([
  ['bytes=0-1', 206, 'bytes 0-1/100', 2],
  ['bytes=90-', 206, 'bytes 90-99/100', 10],
  ['bytes=-10', 206, 'bytes 90-99/100', 10],
  ['bytes=90-500', 206, 'bytes 90-99/100', 10],
  ['bytes=100-', 416, 'bytes */100', 0],
  ['lines=1-2', 200, null, 100],
])('a video answers the range %s', async (range, status, contentRange, length) => {
  const answer = await get(`/media/${hash}.mp4`, { range })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([status, contentRange])
  expect((await answer.arrayBuffer()).byteLength).toBe(length)
})

test('of a film of four gigabytes only what is asked for is read', async () => {
  const answer = await get(`/media/${long}.mp4`, { range: 'bytes=-3' })
  expect([answer.status, answer.headers.get('content-length')]).toEqual([206, '3'])
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
  const whole = await get(`/media/${long}.mp4`)
  const reader = whole.body?.getReader()
  const first = await reader?.read()
  await reader?.cancel()
  expect([whole.headers.get('content-length'), (first?.value?.length ?? LONG) < 1_000_000]).toEqual([String(LONG), true])
})
