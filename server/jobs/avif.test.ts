import { globSync, readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import sharp from 'sharp'
import memory from 'unstorage/drivers/memory'
import { expect, test, vi } from 'vitest'
import { encodeAvif } from '../images/avif.ts'
import { readPicture } from '../images/picture.ts'
import { storeOn } from '../images/store.ts'
import { avif } from './avif.ts'
import type { Tools } from './job.ts'

const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
const tools = {} as Tools // it uses none but those below

test('a picture gets AVIF sizes where they are smaller, and none twice', async () => {
  const images = storeOn(memory())
  const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } })
    .blur(2)
    .jpeg()
    .toBuffer()
  const picture = await readPicture(jpeg)
  if ('wrong' in picture) throw new Error(picture.wrong)
  for (const { name, bytes } of picture.files) await images.put(name, bytes)
  const encode = vi.fn(encodeAvif)
  await avif.run({ hash: picture.hash }, { ...tools, images, encode })
  const [webp, made] = [await images.get(`${picture.hash}-320.webp`), await images.get(`${picture.hash}-320.avif`)]
  expect(await sharp(made).metadata()).toMatchObject({ width: 320, height: 240, format: 'heif' })
  expect(made?.length).toBeLessThan(webp?.length ?? 0)
  encode.mockClear()
  await avif.run({ hash: picture.hash }, { ...tools, images, encode })
  expect(encode).not.toHaveBeenCalled()
})

test('a server that makes no AVIF leaves a picture as it is', async () => {
  const images = storeOn(memory())
  const get = vi.spyOn(images, 'get')
  await avif.run({ hash: 'a'.repeat(32) }, { ...tools, images, encode: undefined })
  expect(get).not.toHaveBeenCalled()
})

test('what cannot be encoded fails, and the next one works', async () => {
  await expect(encodeAvif(new Uint8Array([1, 2, 3]))).rejects.toThrow(/unsupported|Input/)
  const webp = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#888' } })
    .webp()
    .toBuffer()
  expect((await encodeAvif(webp)).length).toBeGreaterThan(0)
})

test('many pictures at once take no more memory than one, and processor time only where nobody wants it', async () => {
  // Blurred, it takes half the time and the same memory: four at once take 287 MB.
  const webp = await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#888', noise } })
    .blur(2)
    .webp({ effort: 0 })
    .toBuffer()
  await Promise.all(Array.from({ length: 4 }, () => encodeAvif(webp)))
  const tasks = globSync('/proc/self/task/*/children')
  const children = tasks.flatMap((file) => readFileSync(file, 'utf8').trim().split(' ')).filter(Boolean)
  const pids = children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('avif.child'))
  const peaks = pids.map((pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
  expect(peaks).toHaveLength(1)
  expect(peaks[0]).toBeLessThan(220)
  expect(pids.map((pid) => getPriority(Number(pid)))).toEqual([constants.priority.PRIORITY_LOW])
})
