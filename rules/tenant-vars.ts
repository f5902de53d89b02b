import { type Palette, paletteOf } from './contrast.ts'

const names: Record<keyof Palette, string> = {
  solid: 'solid',
  onSolid: 'on-solid',
  text: 'text',
  tint: 'tint',
  cardFrom: 'from',
  cardTo: 'to',
  cardText: 'card-text',
  glow: 'glow',
}

const inTheme = (palette: Palette, prefix: string) =>
  Object.entries(names).map(([key, name]) => [`--tenant-${prefix}${name}`, palette[key as keyof Palette]])

/**
 * A tenant's colours as the CSS variables of src/theme/tokens.css, for both themes. The shell carries them and src/first
 * sets them, so that the first paint is branded. SEMANTICS 12.
 */
export const tenantVars = (color: string | null, colorText: string | null): Record<string, string> =>
  Object.fromEntries([...inTheme(paletteOf(color, 'light', colorText), ''), ...inTheme(paletteOf(color, 'dark', colorText), 'dark-')])
