import { paletteOf, type Theme } from './contrast.ts'

const of = (theme: Theme, prefix: string, colour: string | null | undefined, textColour?: string | null) => {
  const palette = paletteOf(colour, theme, textColour)
  return {
    [`${prefix}solid`]: palette.solid,
    [`${prefix}on-solid`]: palette.onSolid,
    [`${prefix}text`]: palette.text,
    [`${prefix}tint`]: palette.tint,
    [`${prefix}from`]: palette.cardFrom,
    [`${prefix}to`]: palette.cardTo,
    [`${prefix}card-text`]: palette.cardText,
    [`${prefix}glow`]: palette.glow,
  }
}

/** A tenant's colours as the CSS variables `--tenant-*` (light) and `--tenant-dark-*`, which theme/tokens.css reads. */
export const brandVars = (colour: string | null | undefined, textColour?: string | null): Record<string, string> => ({
  ...of('light', '--tenant-', colour, textColour),
  ...of('dark', '--tenant-dark-', colour, textColour),
})
