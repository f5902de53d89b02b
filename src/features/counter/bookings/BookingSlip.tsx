import { useLingui } from '@lingui/react/macro'
import { MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../../api/activities.ts'
import { BookingTag } from '../../../components/booking/BookingTag.tsx'
import { whatWords } from '../../../components/booking/booking-words.ts'
import { dayTitle } from '../../../components/words/day-name.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { serverTime } from '../../../state/clock.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { BookingKeys } from './BookingKeys.tsx'
import { guestName } from './guest-name.ts'
import './booking-slip.css'

type Props = {
  booking: CounterBooking
  /** Its day stands with it. */
  isDated?: boolean
  /** A tap on it shows its keys, or hides them; else they are always there. */
  opening?: { isOpen: boolean; onTap: () => void }
  /** Stands between what it is and its keys. */
  children?: ReactNode
}

const NBSP = '\u00a0'

/** A booking at the counter: when, who, what, and what staff may do with it. */
export function BookingSlip({ booking, isDated = false, opening, children }: Props) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const { date, timeStart: time, bookingOperator, note } = booking
  const today = onTheWall(zone, serverTime()).day
  const head = (
    <>
      <strong className="booking-slip-time">{time}</strong>
      <span className="booking-slip-words">
        <strong>{guestName(booking, i18n)}</strong>
        {isDated ? <span className="small quiet">{dayTitle(date, language, today)}</span> : null}
        <span className="small quiet">{[whatWords(booking, i18n), bookingOperator?.fullName].filter(Boolean).join(`${NBSP}· `)}</span>
      </span>
      <BookingTag booking={booking} />
    </>
  )
  return (
    <Panel as="li" className="booking-slip">
      {opening ? (
        <button type="button" className="booking-slip-head" aria-expanded={opening.isOpen} onClick={opening.onTap}>
          {head}
        </button>
      ) : (
        <p className="booking-slip-head">{head}</p>
      )}
      {children}
      {note ? (
        <p className="booking-slip-note">
          <MessageSquareText aria-hidden size={18} strokeWidth={1.75} />
          <span>{note}</span>
        </p>
      ) : null}
      {opening?.isOpen === false ? null : <BookingKeys booking={booking} />}
    </Panel>
  )
}
