import { Trans, useLingui } from '@lingui/react/macro'
import type { Store } from '#contract/stores.ts'
import { type Standing, standingOf } from '#rules/opening-hours.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useMinute } from '../../components/words/use-minute.ts'
import './stores.css'

/** From here on it closes soon. */
const SOON_MINUTES = 30
const DAY_MINUTES = 1_440
const WEEK_DAYS = 7

/** Open or closed at this minute, and until when. Nothing where no hours are known. */
export function StandingLine({ store }: { store: Store }) {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const standing = standingOf(store, zone, useMinute())
  if (!standing) return null
  const isSoon = standing.is === 'open' && (standing.minutesLeft ?? DAY_MINUTES) <= SOON_MINUTES
  return (
    <span className={`store-standing store-${isSoon ? 'soon' : standing.is}`}>
      <strong>{standing.is === 'open' ? <Trans>Aperto</Trans> : <Trans>Chiuso</Trans>}</strong>
      <span>
        <Until standing={standing} isSoon={isSoon} />
      </span>
    </span>
  )
}

function Until({ standing, isSoon }: { standing: Standing; isSoon: boolean }) {
  const { t, i18n } = useLingui()
  const named = (day: string, format: Intl.DateTimeFormatOptions) => i18n.date(day, { ...format, timeZone: 'UTC' })
  if (standing.is === 'open') {
    if (!standing.until) return t`tutto il giorno`
    const { day, time } = standing.until
    if (isSoon) return t`chiude tra poco, alle ${time}`
    const weekday = named(day, { weekday: 'long' })
    return (standing.minutesLeft ?? 0) < DAY_MINUTES ? t`fino alle ${time}` : t`fino a ${weekday} alle ${time}`
  }
  if (!standing.opens) return standing.isSpecial ? t`chiusura straordinaria` : null
  const { day, days, time } = standing.opens
  if (days === 0) return t`apre alle ${time}`
  if (days === 1) return t`apre domani alle ${time}`
  const weekday = named(day, { weekday: 'long' })
  if (days < WEEK_DAYS) return t`apre ${weekday} alle ${time}`
  const date = named(day, { day: 'numeric', month: 'long' })
  return t`riapre il ${date} alle ${time}`
}
