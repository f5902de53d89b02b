/** Lightness 0-1, chroma, hue in radians (OKLCH): steps in it look even, whatever the tenant's colour. */
export type Lch = { l: number; c: number; h: number }
type Triple = [number, number, number]

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

/** `#rrggbb` of a colour as owners write it, or nothing: `#FA0` -> `#ffaa00`. */
export function hexOf(given: string | null | undefined): string | undefined {
  const digits = HEX.exec(given?.trim() ?? '')?.[1]?.toLowerCase()
  if (!digits) return undefined
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
/** Red, green, blue 0-255 of `#rrggbb`. */
export const rgbOf = (hex: string): Triple => [channel(hex, 1), channel(hex, 3), channel(hex, 5)]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
const linear = (hex: string): Triple => {
  const [r, g, b] = rgbOf(hex)
  return [toLinear(r / 255), toLinear(g / 255), toLinear(b / 255)]
}

const luminance = (hex: string) => {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two `#rrggbb`, 1 to 21. WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** OKLCH of `#rrggbb`. */
export function lchOf(hex: string): Lch {
  const [r, g, b] = linear(hex)
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z
  const s = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z
  return { l: 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z, c: Math.hypot(a, s), h: Math.atan2(s, a) }
}

function rgbFrom({ l, c, h }: Lch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

const isShowable = (rgb: Triple) => rgb.every((v) => v > -0.0005 && v < 1.0005)
const byte = (v: number) =>
  Math.round(fromLinear(Math.min(1, Math.max(0, v))) * 255)
    .toString(16)
    .padStart(2, '0')

/** `#rrggbb` of an OKLCH colour; what no screen shows loses chroma, not lightness. */
export function hexFrom(colour: Lch): string {
  const l = Math.min(1, Math.max(0, colour.l))
  let c = colour.c
  while (c > 0.002 && !isShowable(rgbFrom({ ...colour, l, c }))) c *= 0.96
  return `#${rgbFrom({ ...colour, l, c: c > 0.002 ? c : 0 })
    .map(byte)
    .join('')}`
}
