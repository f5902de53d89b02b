import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Store } from '#contract/stores.ts'
import { type Standing, standingOf } from '#rules/opening-hours.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useMinute } from '../words/use-minute.ts'

/** From here on it closes soon. */
const SOON_MINUTES = 30
const DAY_MINUTES = 1_440
const WEEK_DAYS = 7

const named = (i18n: I18n, day: string, format: Intl.DateTimeFormatOptions) => i18n.date(day, { ...format, timeZone: 'UTC' })

function untilWhen(standing: Extract<Standing, { is: 'open' }>, isSoon: boolean, i18n: I18n): string {
  if (!standing.until) return i18n._(msg`tutto il giorno`)
  const { day, time } = standing.until
  if (isSoon) return i18n._(msg`chiude tra poco, alle ${time}`)
  const weekday = named(i18n, day, { weekday: 'long' })
  return (standing.minutesLeft ?? 0) < DAY_MINUTES ? i18n._(msg`fino alle ${time}`) : i18n._(msg`fino a ${weekday} alle ${time}`)
}

function opensWhen({ opens, isSpecial }: Extract<Standing, { is: 'closed' }>, i18n: I18n): string | undefined {
  if (!opens) return isSpecial ? i18n._(msg`chiusura straordinaria`) : undefined
  const { day, days, time } = opens
  if (days === 0) return i18n._(msg`apre alle ${time}`)
  if (days === 1) return i18n._(msg`apre domani alle ${time}`)
  const weekday = named(i18n, day, { weekday: 'long' })
  if (days < WEEK_DAYS) return i18n._(msg`apre ${weekday} alle ${time}`)
  const date = named(i18n, day, { day: 'numeric', month: 'long' })
  return i18n._(msg`riapre il ${date} alle ${time}`)
}

/** Open or closed at this minute, and until when, in words. @returns undefined where no hours are known */
export function useStanding(store: Store | undefined) {
  const { t, i18n } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const now = useMinute()
  const standing = store && standingOf(store, zone, now)
  if (!standing) return undefined
  if (standing.is === 'closed') return { look: 'closed', title: t`Chiuso`, text: opensWhen(standing, i18n) } as const
  const isSoon = (standing.minutesLeft ?? DAY_MINUTES) <= SOON_MINUTES
  return { look: isSoon ? 'soon' : 'open', title: t`Aperto`, text: untilWhen(standing, isSoon, i18n) } as const
}
