import { Trans } from '@lingui/react/macro'
import { History } from 'lucide-react'
import type { Booking } from '#contract/bookings.ts'
import { BookingTag } from '../../components/booking/BookingTag.tsx'
import { serverTime } from '../../state/clock.ts'
import { Tag } from '../../ui/Tag.tsx'

/** How a booking stands; one that took place is over. */
export function StateTag({ booking }: { booking: Booking }) {
  if (booking.confirmed !== 'Y' || Date.parse(booking.end) >= serverTime()) return <BookingTag booking={booking} />
  return (
    <Tag>
      <History aria-hidden size={14} strokeWidth={1.75} />
      <Trans>Passata</Trans>
    </Tag>
  )
}
