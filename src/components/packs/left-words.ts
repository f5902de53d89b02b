import { plural } from '@lingui/core/macro'
import type { Pack } from '#contract/packs.ts'
import { leftOf } from '#rules/packs.ts'

/** How many places are left of a pack, in words: it is counted this way everywhere, never by what was used. */
export function leftWords(pack: Pick<Pack, 'places' | 'used'>): string {
  const left = leftOf(pack)
  const { places } = pack
  return plural(left, { one: `ne resta # di ${places}`, other: `ne restano # di ${places}` })
}
