import type { Pack } from '#contract/packs.ts'
import { leftOf, MOST_COUNTED } from '#rules/packs.ts'
import { classes } from '../../ui/classes.ts'
import { leftWords } from './left-words.ts'
import './place-dots.css'

type Props = { pack: Pick<Pack, 'places' | 'used'>; isTaken?: boolean }

/**
 * What is left of a pack, in a line: as places to be counted by eye, those that are left first, and in words. Beyond twenty a bar.
 * `isTaken`: the last of those that are left is about to go. LOOK "counter-3".
 */
export function PlaceDots({ pack, isTaken = false }: Props) {
  const { places } = pack
  const left = leftOf(pack)
  return (
    <span className="place-dots">
      {places > MOST_COUNTED ? (
        <meter className="place-bar" min={0} max={places} value={left} aria-hidden />
      ) : (
        <span className="place-row" aria-hidden>
          {Array.from({ length: places }, (_, n) => (
            <span key={n} className={classes('place-dot', n < left && (isTaken && n === left - 1 ? 'is-taken' : 'is-left'))} />
          ))}
        </span>
      )}
      <span className="small quiet">{leftWords(pack)}</span>
    </span>
  )
}
