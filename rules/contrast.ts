import { contrast, hexFrom, hexOf, lchOf, type Lch, rgbOf } from './colour.ts'

/** Smallest contrast of text a person must read. WCAG 2.2 AA. */
const READABLE = 4.5
/** Smallest contrast of a part one must find. WCAG 2.2 AA. */
const VISIBLE = 3
const OUR_COLOUR = '#14594a'
const WHITE = '#ffffff'
const INK = '#1b1a17'
const DARK_SURFACE = '#1d1b18'
/** What text stands on, by theme: paper, surface, sunken. LOOK, Tokens. */
const grounds = { light: ['#faf9f5', WHITE, '#f3efe8'], dark: ['#12110f', DARK_SURFACE, '#282521'] }

export type Theme = keyof typeof grounds

/** A tenant's colours in one theme: `#rrggbb`, `glow` as rgba(). */
export type Palette = {
  solid: string
  onSolid: string
  text: string
  tint: string
  cardFrom: string
  cardTo: string
  cardText: string
  glow: string
}

const worst = (text: string, on: readonly string[]) => Math.min(...on.map((ground) => contrast(text, ground)))

/** A colour at another lightness: a lighter step is livelier too, as in paint, short of neon; a darker one quieter. */
function at(base: Lch, l: number): Lch {
  const c = base.c * Math.min(1.7, Math.max(0.75, l / Math.max(base.l, 0.1)))
  return { ...base, l, c: c > base.c ? Math.max(base.c, Math.min(c, 0.125)) : c }
}

/** Moves a colour's lightness step by step until it reads on every ground, or can be found there. */
function until(colour: Lch, step: number, on: readonly string[], least = READABLE): Lch {
  let { l } = colour
  while ((step < 0 ? l > 0 : l < 1) && worst(hexFrom({ ...colour, l }), on) < least) l += step
  return { ...colour, l }
}

/**
 * A tenant's text colour where it reads at 4.5:1 on all of its backgrounds, else white or ink, whichever reads better.
 * SEMANTICS 10.
 */
export function readableOn(text: string | null | undefined, ...on: string[]): string {
  const wish = hexOf(text)
  if (wish && worst(wish, on) >= READABLE) return wish
  return worst(WHITE, on) >= worst(INK, on) ? WHITE : INK
}

const glow = (colour: Lch, strength: number) => `rgba(${rgbOf(hexFrom(colour)).join(', ')}, ${strength})`

function light(base: Lch): Omit<Palette, 'cardText'> {
  const solid = until(base, -0.01, [WHITE])
  const tint = hexFrom({ ...base, l: 0.945, c: Math.min(base.c * 0.2, 0.02) })
  const [from, to] = [until(at(solid, solid.l + 0.08), -0.01, [WHITE]), at(solid, Math.max(0.12, solid.l - 0.095))]
  const text = until(solid, -0.01, [...grounds.light, tint])
  return { ...hexes({ solid, text, cardFrom: from, cardTo: to }), onSolid: WHITE, tint, glow: glow(solid, 0.26) }
}

function dark(base: Lch): Omit<Palette, 'cardText'> {
  // Its own colour, moved no further than it must: brick stays brick.
  const found = (colour: Lch) => until(colour, 0.01, [DARK_SURFACE], VISIBLE)
  const own = until(base, -0.01, [WHITE])
  const solid = found(at(own, found(own).l))
  const tint = hexFrom({ ...base, l: 0.29, c: Math.min(base.c, 0.04) })
  const text = until(at(base, Math.max(base.l, 0.79)), 0.01, [...grounds.dark, tint])
  const lit = Math.min(0.54, Math.max(0.42, base.l + 0.12))
  const from = until(at(base, lit), -0.01, [WHITE])
  return { ...hexes({ solid, text, cardFrom: from, cardTo: at(from, from.l - 0.18) }), onSolid: WHITE, tint, glow: glow(text, 0.3) }
}

type Steps = Record<'solid' | 'text' | 'cardFrom' | 'cardTo', Lch>
const hexes = ({ solid, text, cardFrom, cardTo }: Steps) => ({
  solid: hexFrom(solid),
  text: hexFrom(text),
  cardFrom: hexFrom(cardFrom),
  cardTo: hexFrom(cardTo),
})

/**
 * Every colour of a tenant from its one: what stands on `solid`, on the card and on `tint` reads at 4.5:1, and so does
 * `text` on paper, surface, sunken and tint; `solid` itself stands 3:1 from a dark surface. LOOK, Tokens.
 * @param colour as the activity gives it; an unreadable one is our green   @param textColour the wish for text on the card
 */
export function paletteOf(colour: string | null | undefined, theme: Theme, textColour?: string | null): Palette {
  const base = lchOf(hexOf(colour) ?? OUR_COLOUR)
  const made = theme === 'light' ? light(base) : dark(base)
  return { ...made, cardText: readableOn(textColour ?? WHITE, made.cardFrom, made.cardTo) }
}
