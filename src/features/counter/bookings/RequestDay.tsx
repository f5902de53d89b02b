import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CalendarClock, ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import { EVENING } from '#rules/booking-seats.ts'
import { useCounterDay } from '../../../api/counter-bookings.ts'
import { dayTitle } from '../../../components/words/day-name.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import './booking-slip.css'

type Props = { booking: CounterBooking; today: string; onLeave: () => void }

/** The day of a request that is not the one in sight: how full it is with her, and the way there, so that nobody answers blindly. */
export function RequestDay({ booking: { date, timeStart }, today, onLeave }: Props) {
  const { language } = useLanguage()
  const name = dayTitle(date, language, today)
  const day = useCounterDay(date, language).data
  const evening = timeStart >= EVENING ? day?.evening : undefined
  const count = day?.data.length ?? 0
  const taken = evening ? evening.confirmed + evening.waiting + evening.held : 0
  const seats = evening?.seats ?? 0
  return (
    <Link className="request-day" to={date === today ? '/counter/bookings' : `/counter/bookings?day=${date}`} onClick={onLeave}>
      <CalendarClock aria-hidden size={20} strokeWidth={1.75} />
      <span>
        <strong>{name}</strong>
        <span className="small quiet">
          {evening ? (
            <Trans>
              Con questa {taken} su {seats} posti della sera
            </Trans>
          ) : day ? (
            plural(count, { one: 'Solo questa, quel giorno', other: 'Con questa # prenotazioni quel giorno' })
          ) : (
            <Trans>Guarda quel giorno</Trans>
          )}
        </span>
      </span>
      <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
    </Link>
  )
}
