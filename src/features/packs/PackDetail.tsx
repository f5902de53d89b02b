import { Trans } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'
import type { Pack } from '#contract/packs.ts'
import { packStanding } from '#rules/packs.ts'
import { useVisibleEntries } from '../../components/activity/use-facts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { History } from './History.tsx'
import { PackCard } from './PackCard.tsx'
import { UsedNow } from './UsedNow.tsx'
import type { Wall } from './use-wall.ts'
import './packs.css'

/** A pack in full: what is left, who used a place just now, how it went, and the way to the next one. LOOK "phone-9". */
export function PackDetail({ pack, wall }: { pack: Pack; wall: Wall }) {
  const { description } = pack.pack
  return (
    <article className="pack-detail">
      <div className="pack-top">
        <PackCard pack={pack} wall={wall} />
        <UsedNow pack={pack} wall={wall} />
        {description ? <p className="quiet">{description}</p> : null}
      </div>
      <History pack={pack} wall={wall} />
      {packStanding(pack, wall.today) === 'valid' ? <Next pack={pack} /> : null}
    </article>
  )
}

/** Books the next one, where bookings are taken. */
function Next({ pack }: { pack: Pack }) {
  const takesBookings = useVisibleEntries().some(({ path }) => path === '/booking')
  if (!takesBookings) return null
  const { service } = pack.pack
  const name = service?.title
  return (
    <div className="pack-next">
      <ButtonLink look="primary" isWide to={service ? `/booking?service=${encodeURIComponent(service.id)}` : '/booking'}>
        <CalendarPlus aria-hidden size={20} strokeWidth={1.75} />
        {name ? <Trans>Prenota la prossima: {name}</Trans> : <Trans>Prenota la prossima volta</Trans>}
      </ButtonLink>
    </div>
  )
}
