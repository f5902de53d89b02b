import { useLingui } from '@lingui/react/macro'
import { Ban, Check, Clock } from 'lucide-react'
import type { Booking } from '#contract/bookings.ts'
import { Tag } from '../../ui/Tag.tsx'
import { stateTone, stateWords } from './booking-words.ts'

const icons = { Y: Check, I: Clock, N: Ban } satisfies Record<Booking['confirmed'], typeof Check>

/** How a booking stands, by icon, word and colour. LOOK "phone-5". */
export function BookingTag({ booking }: { booking: Booking }) {
  const { i18n } = useLingui()
  const Icon = icons[booking.confirmed]
  return (
    <Tag look={stateTone(booking)}>
      <Icon aria-hidden size={14} strokeWidth={1.75} />
      {stateWords(booking, i18n)}
    </Tag>
  )
}
