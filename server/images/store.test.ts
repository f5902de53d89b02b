import { mkdtemp } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPicture } from './picture.ts'
import { sizeName } from './port.ts'
import { readBucket } from './bucket.ts'
import { openImages } from './store.ts'

function collectGarbage() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  setFlagsFromString('--no-expose-gc')
}

test('the folder keeps what it is given, under safe names only', async () => {
  const images = openImages({ dataDir: await mkdtemp(join(tmpdir(), 'tessera-images-')) })
  await images.put('abc-160.webp', new Uint8Array([1, 2]))
  expect([await images.has('abc-160.webp'), await images.get('abc-160.webp')]).toEqual([true, new Uint8Array([1, 2])])
  expect([await images.has('other'), await images.get('other')]).toEqual([false, undefined])
  for (const name of ['../escape', 'a/b', 'a:b', '..', '', 'A.png', 'a..b']) {
    await expect(images.put(name, new Uint8Array())).rejects.toThrow('not a name')
    expect(await images.get(name)).toBeUndefined()
  }
})

test('a size that is owed is made when it is first asked for, from the original, and once', async () => {
  const images = openImages({ dataDir: await mkdtemp(join(tmpdir(), 'tessera-images-')) })
  const picture = await readPicture(
    await sharp({ create: { width: 960, height: 480, channels: 3, background: '#723' } })
      .png()
      .toBuffer(),
  )
  if ('wrong' in picture) throw new Error(picture.wrong)
  const { hash, files } = picture
  for (const { name, bytes } of files) await images.put(name, bytes)
  const asked = await Promise.all([640, 1280, 640].map((width) => images.get(sizeName(hash, width, 'webp'))))
  const widths = await Promise.all(asked.map(async (bytes) => (await sharp(bytes).metadata()).width))
  expect(widths).toEqual([640, 960, 640])
  await images.put(`${hash}.png`, new Uint8Array([1])) // no longer what it was: nothing is made from it again
  expect(await images.get(sizeName(hash, 640, 'webp'))).toEqual(asked[0])
  await images.put(`${'cd'.repeat(16)}-640.webp`, new Uint8Array())
  expect(await images.get(`${'cd'.repeat(16)}-640.webp`)).toBeUndefined()
})

test('a bucket is asked with signed requests, below its name', async () => {
  const kept = new Map<string, Buffer>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return response.writeHead(403).end()
    if (method === 'PUT') kept.set(url, Buffer.concat(await request.toArray()))
    const found = kept.get(url)
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    if (found && from) return response.writeHead(206).end(found.subarray(Number(from), Number(to) + 1))
    if (method === 'HEAD' && found) return response.writeHead(200, { 'Content-Length': found.length }).end()
    return response.writeHead(found ? 200 : 404).end(method === 'GET' ? found : undefined)
  }
  const bucket = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  const { port } = await new Promise<AddressInfo>((resolve) => bucket.on('listening', () => resolve(bucket.address() as AddressInfo)))
  const images = openImages({ dataDir: '/nowhere', s3: `http://key:secret@127.0.0.1:${port}/pictures?region=eu-south-1` })
  await images.put('abc-160.webp', new Uint8Array([1, 2]))
  expect([...kept.keys()]).toEqual(['/pictures/abc-160.webp'])
  expect([await images.has('abc-160.webp'), await images.get('abc-160.webp')]).toEqual([true, new Uint8Array([1, 2])])
  expect([await images.has('other'), await images.get('other')]).toEqual([false, undefined])
  const film = await images.film('abc-160.webp')
  const part = await film?.part(1, 1)
  await setTimeout(5)
  collectGarbage()
  await setTimeout(5)
  expect([film?.size, await new Response(part).bytes()]).toEqual([2, new Uint8Array([2])])
  expect(await images.film('other')).toBeUndefined()
  bucket.close()
})

test('the address of a bucket is read whole, or refused', () => {
  expect(readBucket('https://key:se%2Fcret@s3.example.com/pictures?region=eu-south-1')).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'pictures',
    region: 'eu-south-1',
    accessKeyId: 'key',
    secretAccessKey: 'se/cret',
  })
  for (const address of ['s3://bucket', 'https://s3.example.com/b', 'https://k:s@s3.example.com/', 'nonsense']) {
    expect(readBucket(address)).toBeUndefined()
  }
})
