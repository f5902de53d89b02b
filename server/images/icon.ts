import sharp, { type Sharp } from 'sharp'
import { contrast } from '#rules/colour.ts'

/** How an icon is cut: rounded, the full square that a phone cuts itself, or one colour. */
export type Cut = 'any' | 'maskable' | 'monochrome' | 'apple' | 'favicon'

/** The part of the side that the logo takes. What a phone may cut off round a maskable icon is a fifth of the side. */
const share: Record<Cut, number> = { any: 0.66, maskable: 0.54, monochrome: 0.66, apple: 0.66, favicon: 0.78 }
const isRound: Record<Cut, boolean> = { any: true, maskable: false, monochrome: false, apple: false, favicon: true }
const PAPER = '#ffffff'

/** Draws one icon as PNG from a logo on a colour. A logo that brings its own ground keeps it; one that would vanish gets paper. */
export async function icon({ logo, solid, cut, side }: { logo: Uint8Array; solid: string; cut: Cut; side: number }): Promise<Buffer> {
  const inner = Math.round(side * share[cut])
  const art = sharp(logo).resize({ width: inner, height: inner, fit: 'contain', background: '#00000000' }).ensureAlpha()
  if (cut === 'monochrome') return monochrome(art, side)
  const ground = await groundFor(logo, solid)
  const square = sharp(Buffer.from(plate(side, ground, isRound[cut]))).composite([{ input: await art.png().toBuffer() }])
  return square.png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer()
}

const plate = (side: number, fill: string, round: boolean) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${round ? side * 0.22 : 0}" fill="${fill}"/></svg>`

/** What the logo stands on: its own ground if its corners are opaque, else the colour, unless the logo is nearly that colour. */
export async function groundFor(logo: Uint8Array, solid: string): Promise<string> {
  const { data, info } = await sharp(logo)
    .resize(32, 32, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: info.width * info.height }, (_, i) => [...data.subarray(i * 4, i * 4 + 4)] as Pixel)
  const corners = [pixels[0], pixels[31], pixels[32 * 31], pixels[1023]].filter((pixel) => pixel !== undefined)
  if (corners[0] && corners.every((corner) => corner[3] > 250)) return hex(corners[0])
  const seen = pixels.filter((pixel) => pixel[3] > 128)
  const lost = seen.filter((pixel) => contrast(hex(pixel), solid) < 1.6).length
  return lost > seen.length * 0.5 ? PAPER : solid
}

type Pixel = [number, number, number, number]
const hex = ([r, g, b]: Pixel) => `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** White where the logo is, nothing elsewhere; of a logo with a ground, what differs from it. */
async function monochrome(art: Sharp, side: number): Promise<Buffer> {
  const { data, info } = await art.raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => (y * info.width + x) * 4
  const middle = Math.floor(info.width / 2)
  const edge = [...data.subarray(at(middle, 1), at(middle, 1) + 3)]
  const isOpaque = (data[at(1, 1) + 3] ?? 0) > 250
  for (let i = 0; i < data.length; i += 4) {
    const away = Math.max(...[0, 1, 2].map((part) => Math.abs((data[i + part] ?? 0) - (edge[part] ?? 0))))
    data.fill(255, i, i + 3)
    if (isOpaque) data[i + 3] = Math.min(255, away * 3)
  }
  const white = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer()
  const clear = { create: { width: side, height: side, channels: 4 as const, background: '#00000000' } }
  return sharp(clear)
    .composite([{ input: white }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}
