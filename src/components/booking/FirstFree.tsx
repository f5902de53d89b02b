import { Trans, useLingui } from '@lingui/react/macro'
import type { DayTime } from '#rules/booking-calendar.ts'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { dayHour } from '../words/day-name.ts'
import { useMinute } from '../words/use-minute.ts'
import './when.css'

type Props = {
  first: DayTime | undefined
  /** Whether that is known already: until then its place stands empty. */
  isKnown: boolean
  /** Leads to that day, where it is another than the one that is open. */
  onGo?: (() => void) | undefined
}

/** When somebody is free first. */
export function FirstFree({ first, isKnown, onGo }: Props) {
  const soonWords = useSoonWords()
  const when = first && soonWords(first)
  const words = when ? <Trans>Prima libera: {when}</Trans> : isKnown ? <Trans>Niente di libero</Trans> : '\u00a0'
  return (
    <span className="small who-first">
      {when && onGo ? (
        <button type="button" className="link" onClick={onGo}>
          {words}
        </button>
      ) : (
        words
      )}
    </span>
  )
}

/** On one line, however narrow. */
const together = (words: string) => words.replaceAll(' ', '\u00a0')

/** "oggi 16:30", "domani 9:00", "mar 1 dic, 10:00" */
function useSoonWords() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = onTheWall(zone, useMinute()).day
  return ({ date, time }: DayTime) => {
    if (date === today) return together(t`oggi ${time}`)
    if (date === dayAfter(today, 1)) return together(t`domani ${time}`)
    return dayHour(date, time, language)
  }
}
