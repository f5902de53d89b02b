import { useLingui } from '@lingui/react/macro'
import { MessageSquareText, Scissors, StickyNote, UserRound, Users } from 'lucide-react'
import type { Booking } from '#contract/bookings.ts'
import { addressOf } from '#rules/contact-links.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useStores } from '../../api/stores.ts'
import { Fact } from '../../components/booking/BookingFacts.tsx'
import { durationWords, whatWords } from '../../components/booking/booking-words.ts'
import { DirectionsKey } from '../../components/stores/DirectionsKey.tsx'
import { dayTitle, monthName, shortWeekday } from '../../components/words/day-name.ts'
import { usePrice } from '../../components/words/use-price.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { serverTime } from '../../state/clock.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateTag } from './StateTag.tsx'
import './bookings.css'
import './ticket.css'

/** A booking as a ticket: the hour first, then what and with whom; where, behind the perforation. LOOK "phone-5". */
export function BookingTicket({ booking }: { booking: Booking }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const price = usePrice()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = onTheWall(zone, serverTime()).day
  const { date, timeStart, timeEnd, bookingService: service, bookingOperator: operator, note, reason } = booking
  const detail = service
    ? [durationWords(service.duration, i18n), service.price === null ? '' : price(service.price)].filter(Boolean).join(' · ')
    : undefined
  return (
    <Panel as="section" className="booking-ticket" aria-label={t`La tua prenotazione`}>
      <div className="ticket-when">
        <span className="ticket-leaf" aria-hidden="true">
          <span>{monthName(date, language)}</span>
          <strong>{Number(date.slice(8, 10))}</strong>
          {shortWeekday(date, language)}
        </span>
        <p>
          <strong className="ticket-hours">
            {timeStart}–{timeEnd}
          </strong>
          <span className="quiet">{dayTitle(date, language, today)}</span>
          <span role="status">
            <StateTag booking={booking} />
          </span>
        </p>
      </div>
      <ul>
        <Fact Icon={service ? Scissors : Users} title={whatWords(booking, i18n)} detail={detail} />
        {operator ? <Fact Icon={UserRound} title={operator.fullName} /> : null}
        {note ? <Fact Icon={StickyNote} title={note} /> : null}
        {reason ? <Fact Icon={MessageSquareText} title={reason} /> : null}
      </ul>
      {booking.confirmed === 'N' ? null : <Where />}
    </Panel>
  )
}

/** Where she is expected, and the way there. */
function Where() {
  const { data = [], isLoading } = useStores()
  const [store] = data
  if (isLoading)
    return (
      <div className="ticket-where">
        <Skeleton className="ticket-where-coming" />
      </div>
    )
  if (!store) return null
  return (
    <div className="ticket-where">
      <p>
        <strong>{store.name}</strong>
        <span className="small quiet">{addressOf(store)}</span>
      </p>
      <DirectionsKey to={store} />
    </div>
  )
}
