import { Check, Sparkle } from 'lucide-react'
import type { Pack } from '#contract/packs.ts'
import { onTheWall } from '#rules/days.ts'
import { leftOf, MOST_COUNTED, usesThatStand } from '#rules/packs.ts'
import { monthName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import './places.css'

type Props = { pack: Pack; zone: string; justUsed: string | undefined }

/**
 * The places of a pack, to be counted by eye: a used one keeps its date, the one that was used just now is ringed and ticks, those
 * that are left shine. Beyond twenty a bar. The words beside it say the same. LOOK "phone-9".
 */
export function Places({ pack, zone, justUsed }: Props) {
  const { language } = useLanguage()
  const { places } = pack
  if (places > MOST_COUNTED) return <meter className="places-bar" min={0} max={places} value={leftOf(pack)} aria-hidden />
  const used = usesThatStand(pack.uses)
  return (
    <ul className="places" aria-hidden>
      {Array.from({ length: places }, (_, n) => {
        const use = used[n]
        if (!use)
          return (
            <li key={n} className="place place-left">
              <Sparkle size={20} strokeWidth={1.75} />
            </li>
          )
        if (use.id === justUsed)
          return (
            <li key={n} className="place place-now">
              <Check size={24} strokeWidth={2.25} pathLength={1} />
            </li>
          )
        const { day } = onTheWall(zone, use.created)
        return (
          <li key={n} className="place">
            <span>{Number(day.slice(8))}</span>
            <span>{monthName(day, language)}</span>
          </li>
        )
      })}
    </ul>
  )
}
