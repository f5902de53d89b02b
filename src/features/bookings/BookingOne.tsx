import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { useBooking } from '../../api/bookings.ts'
import { useLearned } from '../../api/learned.ts'
import { SLOW, useLive } from '../../api/live.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Outdated } from '../../components/page/Outdated.tsx'
import { Coming } from '../../ui/Coming.tsx'
import { BookingDetail } from './BookingDetail.tsx'
import { NoBooking } from './NoBooking.tsx'
import './bookings.css'

/** Where changes are not told, an answer of staff's shows within this time, in milliseconds. */
const POLL = 15_000

/** One booking, as a ticket; one that was just made says so. LOOK "phone-5". */
export function BookingOne({ id }: { id: string }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const booking = useBooking(id, language, useLive('own') ? SLOW : POLL)
  useShowing(booking.at)
  useLearned('bookings', booking.at)
  return (
    <Page title={t`La tua prenotazione`}>
      {booking.failure?.status && booking.data ? <Outdated message={booking.failure.message} onRetry={booking.retry} /> : null}
      {booking.data ? <BookingDetail booking={booking.data} isNew={search.get('new') === '1'} /> : null}
      {!booking.data && booking.isLoading ? (
        <Coming
          className="booking-detail"
          parts={[
            { on: 'panel', count: 3, picture: 'square', lines: [52, 34] },
            { on: 'panel', lines: [60] },
          ]}
        />
      ) : null}
      {!booking.data && !booking.isLoading ? <NoBooking failure={booking.failure} onRetry={booking.retry} /> : null}
    </Page>
  )
}
