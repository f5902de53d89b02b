import { useLingui } from '@lingui/react/macro'
import { CalendarCheck, Clock } from 'lucide-react'
import type { Booking } from '#contract/bookings.ts'
import type { Near } from '#rules/living-line.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { stateWords } from '../booking/booking-words.ts'
import { useNextBookings } from '../booking/use-next-bookings.ts'
import { capital, weekdayName } from '../words/day-name.ts'
import { LivingSlip } from './LivingSlip.tsx'

/** How soon an answer of staff shows here, in milliseconds. */
const POLL = 30_000

/** The living line of a booking: when and what; of one that waits for an answer first that. LOOK "phone-6". */
export function BookingLine({ booking, near }: { booking: Booking; near: Near }) {
  const { t, i18n } = useLingui()
  const isWaiting = booking.confirmed === 'I'
  useNextBookings(isWaiting ? POLL : 0)
  const when = useWhen(booking, near)
  const { bookingService, numberOfPeople: people } = booking
  const what = bookingService?.title ?? t`tavolo per ${people}`
  const [title, text] = isWaiting ? [stateWords(booking, i18n), when] : [capital(when), what]
  return (
    <LivingSlip
      to={`/bookings/${booking.id}`}
      Icon={isWaiting ? Clock : CalendarCheck}
      name={t`La tua prenotazione`}
      title={title}
      text={text}
    />
  )
}

/** "stasera alle 20:30" */
function useWhen({ date, timeStart: time }: Booking, near: Near): string {
  const { t } = useLingui()
  const { language } = useLanguage()
  if (near === 'evening') return t`stasera alle ${time}`
  if (near === 'today') return t`oggi alle ${time}`
  if (near === 'tomorrow') return t`domani alle ${time}`
  const day = weekdayName(date, language)
  return t`${day} alle ${time}`
}
