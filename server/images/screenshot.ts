import sharp from 'sharp'
import { paletteOf } from '#rules/contrast.ts'
import { groundFor } from './icon.ts'

const PAPER = '#faf9f5'
const INK = '#1b1a17'
const LINE = '#e8e4dc'
const SUNKEN = '#f3efe8'

type Box = { x: number; y: number; width: number; height: number }
const box = ({ x, y, width, height }: Box, fill: string, radius: number, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`

/** The card on its colours, with the two sums as bars: no number is made up. */
const card = (at: Box, text: string) => {
  const bar = (x: number, y: number, size: [number, number], opacity: number) =>
    box({ x: at.x + x, y: at.y + y, width: size[0], height: size[1] }, text, size[1] / 2, `opacity="${opacity}"`)
  const low = at.height - 150
  const curves = [0, 1, 2, 3].map(
    (i) =>
      `<circle cx="${at.x + at.width}" cy="${at.y}" r="${180 + i * 80}" fill="none" stroke="#fff" stroke-width="2" opacity="${0.2 - i * 0.04}"/>`,
  )
  const sums = [60, 400].map((x, i) => bar(x, low, [110 - i * 20, 18], 0.7) + bar(x, low + 40, [210 - i * 50, 44], 1))
  return `<g clip-path="url(#card)">${box(at, 'url(#brand)', 44)}${curves.join('')}</g>${bar(220, 86, [240, 28], 0.95)}${sums.join('')}`
}

/** Bars of a code that says nothing: widths in the manner of one, on white with its quiet zone. */
const code = (at: Box) => {
  const widths = [2, 1, 3, 1, 1, 2, 1, 4, 2, 1, 1, 3, 2, 2, 1, 1, 4, 1, 2, 1, 3, 1, 1, 2, 2, 1, 4, 1, 1, 2, 3, 1, 2, 1, 1, 3, 1, 2]
  const unit = (at.width - 160) / widths.reduce((sum, width) => sum + width, 0)
  let x = at.x + 80
  const bars = widths.map((width, i) => {
    const drawn = i % 2 === 0 ? box({ x, y: at.y + 70, width: width * unit, height: at.height - 190 }, '#000', 0) : ''
    x += width * unit
    return drawn
  })
  const digits = box({ x: at.x + at.width / 2 - 170, y: at.y + at.height - 84, width: 340, height: 26 }, INK, 13)
  return box(at, '#ffffff', 40, `stroke="${LINE}" stroke-width="3"`) + bars.join('') + digits
}

const rows = ([x, y, width, count]: readonly [number, number, number, number]) =>
  Array.from({ length: count }, (_, i) => {
    const top = y + i * 150
    return [
      box({ x, y: top, width: 110, height: 110 }, SUNKEN, 28),
      box({ x: x + 140, y: top + 22, width: width * 0.38, height: 26 }, INK, 13, 'opacity="0.85"'),
      box({ x: x + 140, y: top + 66, width: width * 0.26, height: 20 }, INK, 10, 'opacity="0.35"'),
      box({ x: x + width - 130, y: top + 40, width: 130, height: 28 }, INK, 14, 'opacity="0.75"'),
    ].join('')
  }).join('')

const SHAPES = {
  narrow: {
    width: 1080,
    height: 1920,
    card: { x: 60, y: 220, width: 960, height: 540 },
    code: { x: 60, y: 820, width: 960, height: 440 },
    list: [60, 1330, 960, 4],
  },
  wide: {
    width: 1920,
    height: 1080,
    card: { x: 120, y: 230, width: 800, height: 450 },
    code: { x: 120, y: 730, width: 800, height: 290 },
    list: [1040, 240, 760, 5],
  },
} as const
export type Shape = keyof typeof SHAPES

/** A picture of the card page in a tenant's colours and with its logo, for the install dialog; WebP. */
export async function screenshot({ logo, color, colorText, shape }: { logo: Uint8Array; color: string; colorText?: string; shape: Shape }) {
  const { width, height, card: at, code: codeAt, list } = SHAPES[shape]
  const palette = paletteOf(color, 'light', colorText)
  const badge = async (side: number) => {
    const art = await sharp(logo)
      .resize({ width: Math.round(side * 0.66), height: Math.round(side * 0.66), fit: 'contain', background: '#00000000' })
      .png()
      .toBuffer()
    const ground = await groundFor(logo, palette.solid)
    const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${side * 0.25}" fill="${ground}"/></svg>`
    return sharp(Buffer.from(plate))
      .composite([{ input: art }])
      .png()
      .toBuffer()
  }
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<linearGradient id="brand" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${palette.cardFrom}"/><stop offset="1" stop-color="${palette.cardTo}"/></linearGradient>
<clipPath id="card">${box(at, '#000', 44)}</clipPath></defs>
${box({ x: 0, y: 0, width, height }, PAPER, 0)}
${box({ x: at.x + 130, y: 98, width: 330, height: 36 }, INK, 18)}
${card(at, palette.cardText)}${code(codeAt)}${rows(list)}</svg>`
  return sharp(Buffer.from(page))
    .composite([
      { input: await badge(96), left: at.x, top: 68 },
      { input: await badge(120), left: at.x + 60, top: at.y + 40 },
    ])
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
}
