import type { Booking } from '#contract/bookings.ts'
import type { Shown } from '../../api/kept.ts'
import { Outdated } from '../../components/page/Outdated.tsx'
import { Coming } from '../../ui/Coming.tsx'
import { BookingDetail } from './BookingDetail.tsx'
import { NoBooking } from './NoBooking.tsx'
import './bookings.css'

/** A booking as it was fetched, or why it was not. */
export function BookingShown({ booking, isNew }: { booking: Shown<Booking>; isNew: boolean }) {
  const { data, failure, isLoading, retry } = booking
  if (data)
    return (
      <>
        {failure?.status ? <Outdated failure={failure} onRetry={retry} /> : null}
        <BookingDetail booking={data} isNew={isNew} />
      </>
    )
  if (!isLoading) return <NoBooking failure={failure} onRetry={retry} />
  return (
    <Coming
      className="booking-detail"
      parts={[
        { on: 'panel', count: 3, picture: 'square', lines: [52, 34] },
        { on: 'panel', lines: [60] },
      ]}
    />
  )
}
