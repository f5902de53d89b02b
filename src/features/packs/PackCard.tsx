import { Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { Pack } from '#contract/packs.ts'
import { expiresSoon } from '#rules/coupons.ts'
import { packStanding } from '#rules/packs.ts'
import { useActivity } from '../../api/activities.ts'
import { CardGround } from '../../components/card/CardGround.tsx'
import { leftWords } from '../../components/packs/left-words.ts'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { justUsed } from './just-used.ts'
import { Places } from './Places.tsx'
import type { Wall } from './use-wall.ts'
import './pack-card.css'

type Props = { pack: Pack; wall: Wall; isNamed?: boolean }

/** What is left of a pack, in words and to be counted, and until when. `isNamed`: its name stands on it, where several stand together. LOOK "phone-9". */
export function PackCard({ pack, wall: { zone, now, today }, isNamed = false }: Props) {
  const last = justUsed(pack, zone, now)
  return (
    <div className="pack-card">
      <CardGround activity={useActivity()} />
      {isNamed ? <span className="pack-name">{pack.pack.title}</span> : null}
      <span className="pack-left">{leftWords(pack)}</span>
      <Until pack={pack} today={today} />
      <Places pack={pack} zone={zone} justUsed={last?.isNow ? last.use.id : undefined} />
    </div>
  )
}

/** Until when it can be used, loud in its last week; or that it cannot. */
function Until({ pack, today }: { pack: Pack; today: string }) {
  const { language } = useLanguage()
  const day = dayName(pack.expires, language, today)
  const standing = packStanding(pack, today)
  if (standing === 'used')
    return (
      <span className="pack-until">
        <Trans>usato tutto</Trans>
      </span>
    )
  if (standing === 'expired')
    return (
      <span className="pack-until">
        <Trans>scaduto {day}</Trans>
      </span>
    )
  if (!expiresSoon(pack.expires, today))
    return (
      <span className="pack-until">
        <Trans>da usare fino a {day}</Trans>
      </span>
    )
  return (
    <span className="pack-until pack-soon">
      <Clock aria-hidden size={16} strokeWidth={1.75} />
      {pack.expires === today ? <Trans>scade oggi</Trans> : <Trans>scade {day}</Trans>}
    </span>
  )
}
