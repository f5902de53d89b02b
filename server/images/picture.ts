import { createHash } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'
import { IMAGE_WIDTHS } from '#rules/images.ts'
import { sizeName } from './port.ts'
import { lookThrough } from './svg.ts'

const MAX_BYTES = 8_000_000
const MAX_PIXELS = 40_000_000
const EXTENSIONS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif', svg: 'svg' }
const NOT_A_PICTURE = 'The file is not a picture: JPEG, PNG, WebP, AVIF and SVG are accepted.'

// Pictures come by the dozen and never twice: nothing is gained by keeping them, and memory is.
sharp.cache(false)

/** Made when a picture is taken: what lists show. The others are made when they are first asked for, or by the job `avif`. */
const AT_ONCE: readonly number[] = [160, 320]
const LARGEST = 1280

/** Its files for the store, the original first; one that is empty is owed. */
export type Picture = { hash: string; files: { name: string; bytes: Uint8Array }[] }

/** The name that bytes have in the store, without its ending. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/**
 * Reads a picture that somebody gives us and makes its small sizes: WebP, upright, without metadata, never enlarged; the
 * original goes beside them. Of a moving picture the first frame counts.
 * @returns the files for the image store, or what is wrong, in one sentence
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture | { wrong: string }> {
  if (bytes.length > MAX_BYTES) return { wrong: `The picture is larger than 8 MB (${(bytes.length / 1e6).toFixed(1)} MB).` }
  if (isPacked(bytes)) return { wrong: NOT_A_PICTURE }
  const meta = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const extension = EXTENSIONS[meta?.format ?? '']
  if (!meta || !extension || (meta.format === 'heif' && meta.compression !== 'av1')) {
    return { wrong: NOT_A_PICTURE }
  }
  if (meta.width * meta.height > MAX_PIXELS) {
    return { wrong: `The picture has more than 40 megapixels (${meta.width} x ${meta.height}).` }
  }
  const beside = meta.format === 'svg' ? lookThrough(bytes) : undefined
  if (beside) return beside
  const hash = hashOf(bytes)
  const widths = widthsOf(meta)
  try {
    const made = await sizes(
      bytes,
      widths.filter((width) => AT_ONCE.includes(width)),
    )
    const files = widths.map((width) => ({ name: sizeName(hash, width, 'webp'), bytes: made.get(width) ?? new Uint8Array() }))
    return { hash, files: [{ name: `${hash}.${extension}`, bytes }, ...files] }
  } catch {
    return { wrong: 'The picture is damaged: it cannot be read to its end.' }
  }
}

/** The most frequent colour of a picture (`rrggbb`), from its smallest size; undefined where that cannot be read. */
export async function colourOf(small: Uint8Array): Promise<string | undefined> {
  const stats = await sharp(small)
    .flatten({ background: '#fff' })
    .stats()
    .catch(() => undefined)
  const { r, g, b } = stats?.dominant ?? {}
  return stats && [r, g, b].map((one = 0) => one.toString(16).padStart(2, '0')).join('')
}

/** The sizes of a picture in the store that `readPicture` left to be made, from its original. */
export async function owedSizes(original: Uint8Array): Promise<Map<number, Uint8Array>> {
  const widths = widthsOf(await sharp(original).metadata())
  return sizes(
    original,
    widths.filter((width) => !AT_ONCE.includes(width)),
  )
}

/** The widths that a picture has: the last is the first that it fits into. */
function widthsOf(meta: Metadata): number[] {
  const { width, height } = meta.autoOrient
  const own = meta.format === 'svg' ? Math.round((LARGEST * width) / Math.max(width, height)) : width
  return IMAGE_WIDTHS.filter((_, i) => i === 0 || (IMAGE_WIDTHS[i - 1] ?? 0) < own)
}

/** Decodes once, to the largest of these widths, and makes the others from that. */
async function sizes(bytes: Uint8Array, widths: readonly number[]): Promise<Map<number, Uint8Array>> {
  const meta = await sharp(bytes, { limitInputPixels: false }).metadata()
  const density = meta.format === 'svg' ? densityFor(meta, LARGEST) : undefined
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...(density && { density }) })
    .autoOrient()
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const made = widths.map(async (width) => {
    const picture = sharp(data, { raw }).resize({ width, withoutEnlargement: true })
    return [width, await picture.webp({ quality: 80, effort: 2 }).toBuffer()] as const
  })
  return new Map(await Promise.all(made))
}

/** An SVG has no pixels: the dots per inch that give it the width, within the limit of pixels. */
const densityFor = (meta: Metadata, width: number) =>
  Math.min(100_000, Math.max(1, ((meta.density ?? 72) * width) / Math.max(meta.width, meta.height)))

/** Is it gzip? The renderer would unpack an SVG of any size from it, and what it refers to would not be seen. */
const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b
