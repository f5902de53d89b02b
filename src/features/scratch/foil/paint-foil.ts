/** Two colours, `#rrggbb`, mixed: so much of the second one. */
function mixed(one: string, other: string, share: number): string {
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const to = parts(other)
  return `rgb(${parts(one)
    .map((value, n) => Math.round(value + ((to[n] ?? value) - value) * share))
    .join(' ')})`
}

/** Silver, from its lightest to its darkest. */
const SILVER = ['#f3f5f4', '#dfe3e1', '#c7cdca', '#b3bab7'] as const
/** How much of the tenant's colour is in it, and in the sign on it. */
const TINT = 0.12
const SIGN_TINT = 0.45
/** Size of a sign, and the distance of two, in CSS pixels. */
const SIGN = 26
const APART = 66

/** The colours of a foil, from light to dark, in the tenant's tint: also those of its crumbs. */
export const foilColours = (brand: string): string[] => SILVER.map((silver) => mixed(silver, brand, TINT))

const GLINT = '#ffffff38'
const SHADE = '#0000000d'

/** Bands of light that cross a foil aslant: where each is, and which of its colours. */
const BANDS: [number, number][] = [
  [0, 2],
  [0.16, 1],
  [0.24, 0],
  [0.34, 1],
  [0.5, 2],
  [0.62, 1],
  [0.7, 0],
  [0.78, 1],
  [0.9, 3],
  [1, 2],
]

type Looks = { width: number; height: number; brand: string; sign?: HTMLImageElement }

/** Paints a foil over the whole canvas: silver in the tenant's tint, light across it, a grain, and its sign as the pattern. */
export function paintFoil(pen: CanvasRenderingContext2D, { width, height, brand, sign }: Looks): void {
  const colours = foilColours(brand)
  const light = pen.createLinearGradient(0, height * 0.1, width, height * 0.9)
  for (const [at, colour] of BANDS) light.addColorStop(at, colours[colour] ?? '')
  pen.globalCompositeOperation = 'source-over'
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  for (let n = 0; n < (width * height) / 90; n++) {
    pen.fillStyle = n % 2 ? GLINT : SHADE
    pen.fillRect(Math.random() * width, Math.random() * height, 1 + Math.random() * 5, 0.6)
  }
  const stamp = sign && stampOf(sign, mixed(SILVER[3], brand, SIGN_TINT))
  if (!stamp) return
  pen.globalAlpha = 0.55
  for (let row = 0; row * APART * 0.6 < height + SIGN; row++)
    for (let x = (row % 2 ? 0 : APART / 2) - SIGN; x < width + SIGN; x += APART) {
      pen.save()
      pen.translate(x + SIGN / 2, row * APART * 0.6 + 6)
      pen.rotate(((row * 7 + x) % 5) * 0.06 - 0.12)
      pen.drawImage(stamp, -SIGN / 2, -SIGN / 2, SIGN, SIGN)
      pen.restore()
    }
  pen.globalAlpha = 1
}

/** The sign in one colour; undefined where it is a whole square, which says nothing as a pattern. */
function stampOf(sign: HTMLImageElement, colour: string): OffscreenCanvas | HTMLCanvasElement | undefined {
  const side = SIGN * 3
  const stamp = document.createElement('canvas')
  stamp.width = side
  stamp.height = side
  const pen = stamp.getContext('2d', { willReadFrequently: true })
  if (!pen) return undefined
  pen.drawImage(sign, 0, 0, side, side)
  const alphas = pen.getImageData(0, 0, side, side).data.filter((_, n) => n % 4 === 3)
  if (alphas.filter((alpha) => alpha > 127).length > alphas.length * 0.7) return undefined
  pen.globalCompositeOperation = 'source-in'
  pen.fillStyle = colour
  pen.fillRect(0, 0, side, side)
  return stamp
}

/** So many brushes, one after the other: an edge that is made by them crumbles. */
const BRUSHES = 6
const CORNERS = 22

/** What takes a foil off: ragged stamps of this radius, crumbs at their edge. */
export function raggedBrushes(radius: number): HTMLCanvasElement[] {
  return Array.from({ length: BRUSHES }, () => {
    const side = Math.ceil(radius * 2.8)
    const brush = document.createElement('canvas')
    brush.width = side
    brush.height = side
    const pen = brush.getContext('2d')
    if (!pen) return brush
    pen.translate(side / 2, side / 2)
    pen.beginPath()
    for (let n = 0; n < CORNERS; n++) {
      const [angle, far] = [(n / CORNERS) * Math.PI * 2, radius * (0.8 + Math.random() * 0.26)]
      pen.lineTo(Math.cos(angle) * far, Math.sin(angle) * far)
    }
    pen.fill()
    for (let n = 0; n < 9; n++) {
      const [angle, far] = [Math.random() * Math.PI * 2, radius * (1.02 + Math.random() * 0.32)]
      pen.fillRect(Math.cos(angle) * far, Math.sin(angle) * far, 1.5, 1.5)
    }
    return brush
  })
}
