import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { owedSizes, readPicture } from './picture.ts'

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#14594a' } })
const sizesOf = async (files: { name: string; bytes: Uint8Array }[]) =>
  Promise.all(
    files.map(async ({ name, bytes }) => {
      if (bytes.length === 0) return [name.replace(/^[0-9a-f]{32}/, ''), 'owed']
      const { width, height, format } = await sharp(bytes).metadata()
      return [name.replace(/^[0-9a-f]{32}/, ''), format, width, height]
    }),
  )
const read = async (bytes: Uint8Array) => {
  const picture = await readPicture(bytes)
  if ('wrong' in picture) throw new Error(picture.wrong)
  return picture
}
const wrong = async (bytes: Uint8Array) => ((await readPicture(bytes)) as { wrong?: string }).wrong

test('a picture becomes sizes no larger than itself, beside the original', async () => {
  const { files, hash } = await read(await plain(500, 250).jpeg().toBuffer())
  expect(hash).toMatch(/^[0-9a-f]{32}$/)
  expect(await sizesOf(files)).toEqual([
    ['.jpg', 'jpeg', 500, 250],
    ['-160.webp', 'webp', 160, 80],
    ['-320.webp', 'webp', 320, 160],
    ['-640.webp', 'owed'],
  ])
})

test.each([
  [500, 250, [[640, 500, 250]]],
  [
    3000,
    1500,
    [
      [640, 640, 320],
      [1280, 1280, 640],
    ],
  ],
])('the larger sizes of %s x %s are made later, from the original', async (width, height, sizes) => {
  const jpeg = await plain(width, height).jpeg().toBuffer()
  const made = [...(await owedSizes(jpeg))].map(async ([wide, bytes]) => {
    const meta = await sharp(bytes).metadata()
    return [wide, meta.width, meta.height]
  })
  expect(await Promise.all(made)).toEqual(sizes)
  const owed = (await read(jpeg)).files.filter(({ bytes }) => bytes.length === 0)
  expect(owed.map(({ name }) => Number(/-(\d+)/.exec(name)?.[1]))).toEqual(sizes.map(([wide]) => wide))
})

test('the same bytes have the same name, other bytes another', async () => {
  const [a, b, c] = await Promise.all([plain(20, 20).png().toBuffer(), plain(20, 20).png().toBuffer(), plain(21, 20).png().toBuffer()])
  expect((await read(a)).hash).toBe((await read(b)).hash)
  expect((await read(a)).hash).not.toBe((await read(c)).hash)
})

test('a picture is turned upright and loses its metadata', async () => {
  const exif = { IFD0: { Artist: 'Giulia' }, IFD3: { GPSLatitude: '45/1' } }
  const turned = await plain(400, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { files } = await read(turned)
  const { width, height, exif: left } = await sharp(files[1]?.bytes).metadata()
  expect([width, height, left]).toEqual([160, 320, undefined])
})

test.each(['png', 'webp', 'avif'] as const)('%s is read', async (format) => {
  expect((await read(await plain(200, 100).toFormat(format).toBuffer())).files[0]?.name).toMatch(new RegExp(`[.]${format}$`))
})

test('an SVG is drawn at every size', async () => {
  const widths = async (files: Map<number, Uint8Array>) =>
    Promise.all([...files.values()].map(async (bytes) => (await sharp(bytes).metadata()).width))
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>')
  const { files } = await read(svg)
  expect((await sizesOf(files)).slice(1).map(([name, , width]) => [name, width])).toEqual([
    ['-160.webp', 160],
    ['-320.webp', 320],
    ['-640.webp', undefined],
    ['-1280.webp', undefined],
  ])
  expect(await widths(await owedSizes(svg))).toEqual([640, 1280])
})

test('what is no picture, too large, cut off or reaching out is told in one sentence', async () => {
  const noise = sharp({
    create: { width: 600, height: 600, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
  const jpeg = await noise.jpeg().toBuffer()
  const svg = (inside: string) => new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`)
  expect(await wrong(new TextEncoder().encode('MZ not a picture'))).toMatch(/not a picture/)
  expect(await wrong(await plain(9, 9).gif().toBuffer())).toMatch(/not a picture/)
  expect(await wrong(new Uint8Array(8_000_001))).toMatch(/larger than 8 MB/)
  expect(await wrong(await plain(9000, 5000).png().toBuffer())).toMatch(/40 megapixels/)
  expect(await wrong(jpeg.subarray(0, jpeg.length / 2))).toMatch(/damaged/)
  expect(await wrong(svg('<image href="https://example.com/a.png"/>'))).toMatch(/outside itself/)
  expect(await wrong(gzipSync(svg('<rect width="9" height="9"/>')))).toMatch(/not a picture/)
})
