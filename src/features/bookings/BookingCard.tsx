import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import type { Booking } from '#contract/bookings.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { whatWords } from '../../components/booking/booking-words.ts'
import { dayTitle, monthName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { serverTime } from '../../state/clock.ts'
import { Panel } from '../../ui/Panel.tsx'
import { StateTag } from './StateTag.tsx'
import './bookings.css'

type Props = {
  booking: Booking
  /** It opens beside the list, which stays where it is. */
  isWide: boolean
  isCurrent: boolean
}

/** A booking in the list: when, what, and how it stands. */
export function BookingCard({ booking, isWide, isCurrent }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const { search } = useLocation()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = onTheWall(zone, serverTime()).day
  const { id, date, timeStart: time, bookingOperator } = booking
  const when = dayTitle(date, language, today)
  return (
    <Panel as="li" className="booking-card">
      <Link
        to={`/bookings/${id}${isWide ? search : ''}`}
        {...(isWide && { replace: true, state: { stays: true } })}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <span className="booking-leaf" aria-hidden>
          <strong>{Number(date.slice(8, 10))}</strong>
          {monthName(date, language)}
        </span>
        <span className="booking-words">
          <strong>{whatWords(booking, i18n)}</strong>
          <span className="small quiet">{[t`${when}, ${time}`, bookingOperator?.fullName].filter(Boolean).join(' · ')}</span>
          <span className="booking-state">
            <StateTag booking={booking} />
          </span>
        </span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </Link>
    </Panel>
  )
}
