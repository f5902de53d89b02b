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

export type Picture = { hash: string; files: { name: string; bytes: Uint8Array }[]; width: number; height: number }

/** The name that bytes have in the store, without its ending. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/**
 * Reads a picture that somebody gives us and makes its sizes: WebP, upright, without metadata, never enlarged; the original
 * goes beside them. Of a moving picture the first frame counts.
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
  try {
    const { files, width, height } = await sizes(bytes, meta, hash)
    return { hash, files: [{ name: `${hash}.${extension}`, bytes }, ...files], width, height }
  } catch {
    return { wrong: 'The picture is damaged: it cannot be read to its end.' }
  }
}

/** Decodes once, to the largest size, and makes the others from that. */
async function sizes(bytes: Uint8Array, meta: Metadata, hash: string) {
  const largest = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? 0
  const density = meta.format === 'svg' ? densityFor(meta, largest) : undefined
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...(density && { density }) })
    .autoOrient()
    .resize({ width: largest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const widths = IMAGE_WIDTHS.filter((_, i) => i === 0 || (IMAGE_WIDTHS[i - 1] ?? 0) < info.width)
  const files = await Promise.all(
    widths.map(async (width) => ({
      name: sizeName(hash, width, 'webp'),
      bytes: await sharp(data, { raw }).resize({ width, withoutEnlargement: true }).webp({ quality: 80, effort: 2 }).toBuffer(),
    })),
  )
  return { files, width: info.width, height: info.height }
}

/** An SVG has no pixels: the dots per inch that give it the width, within the limit of pixels. */
const densityFor = (meta: Metadata, width: number) =>
  Math.min(100_000, Math.max(1, ((meta.density ?? 72) * width) / Math.max(meta.width, meta.height)))

/** Is it gzip? The renderer would unpack an SVG of any size from it, and what it refers to would not be seen. */
const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b
