import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, hexFrom, hexOf, lchOf, rgbOf } from './colour.ts'
import { paletteOf, readableOn } from './contrast.ts'

const grounds = { light: ['#faf9f5', '#ffffff', '#f3efe8'], dark: ['#12110f', '#1d1b18', '#282521'] }
const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

test('contrast is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#14594a', '#14594a')).toBe(1)
})

test('colours are read as owners write them, and nothing else is', () => {
  expect([hexOf('#FA0'), hexOf(' 14594A '), hexOf('red'), hexOf('#12345'), hexOf(null), hexOf('#12345g')]).toEqual([
    '#ffaa00',
    '#14594a',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a colour survives the way through lightness, chroma and hue', () => {
  // To one step of 255: the way there and back rounds.
  const isNear = (one: string, other: string) => rgbOf(one).every((value, at) => Math.abs(value - (rgbOf(other)[at] ?? Number.NaN)) <= 1)
  fc.assert(fc.property(colour, (hex) => isNear(hexFrom(lchOf(hex)), hex)))
})

test.each(['light', 'dark'] as const)('whatever the tenant chose, everything reads in %s', (theme) => {
  fc.assert(
    fc.property(colour, fc.option(colour), (hex, wish) => {
      const p = paletteOf(hex, theme, wish)
      const pairs = [
        [p.onSolid, p.solid],
        [p.cardText, p.cardFrom],
        [p.cardText, p.cardTo],
        [p.text, p.tint],
        ...grounds[theme].map((ground) => [p.text, ground]),
      ]
      for (const [text = '', ground = ''] of pairs)
        expect(contrast(text, ground), `${hex}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a colour that already reads is kept in light', () => {
  for (const hex of ['#14594a', '#96391b', '#6d2a58', '#1f4e8c']) expect(paletteOf(hex, 'light').solid).toBe(hex)
})

test('in dark, too, solid parts keep the colour: its hue, and of its lightness whatever can be found with white on it', () => {
  const apart = (one: number, other: number) => Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)))
  fc.assert(
    fc.property(colour, (hex) => {
      const { solid, onSolid } = paletteOf(hex, 'dark')
      const [from, to] = [lchOf(hex), lchOf(solid)]
      const isFine = contrast(hex, '#ffffff') >= 4.5 && contrast(hex, '#1d1b18') >= 3
      expect(onSolid).toBe('#ffffff')
      expect(contrast(solid, '#1d1b18'), `${hex} ${solid}`).toBeGreaterThanOrEqual(3)
      if (isFine) expect(solid).toBe(hex)
      // A grey has no hue; and on the way to bytes a weak one turns a little.
      if (to.c > 0.04) expect(apart(from.h, to.h), `${hex} ${solid}`).toBeLessThan(0.05)
    }),
  )
  expect(['#14594a', '#96391b', '#6d2a58', '#1f4e8c'].map((hex) => paletteOf(hex, 'dark').solid)).toEqual([
    '#1d7562',
    '#aa4b2e',
    '#9d4d83',
    '#3368ae',
  ])
})

test('the card glows: its steps are lighter and darker than the colour', () => {
  const l = (hex: string) => lchOf(hex).l
  const { cardFrom, solid, cardTo } = paletteOf('#14594a', 'light')
  expect([l(cardFrom) > l(solid), l(solid) > l(cardTo)]).toEqual([true, true])
  expect(paletteOf('#14594a', 'light').glow).toBe('rgba(20, 89, 74, 0.26)')
})

test('without a colour it is our green; text that does not read is replaced', () => {
  expect(paletteOf(null, 'light')).toEqual(paletteOf('#14594a', 'light'))
  expect(readableOn('#ffee00', '#ffffff')).toBe('#1b1a17')
  expect(readableOn('#ffee00', '#14594a')).toBe('#ffee00')
  expect(readableOn('#333333', '#14594a', '#0b3d32')).toBe('#ffffff')
})
