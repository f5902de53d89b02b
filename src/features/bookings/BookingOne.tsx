import { useLingui } from '@lingui/react/macro'
import { useBooking } from '../../api/bookings.ts'
import { useLearned } from '../../api/learned.ts'
import { SLOW, useLive } from '../../api/live.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { BookingShown } from './BookingShown.tsx'

/** Where changes are not told, an answer of staff's shows within this time, in milliseconds. */
const POLL = 15_000

type Props = {
  id: string
  /** She has just made it. */
  isNew: boolean
}

/** One booking, as a ticket; one that was just made says so. LOOK "phone-5". */
export function BookingOne({ id, isNew }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const booking = useBooking(id, language, useLive('own') ? SLOW : POLL)
  useShowing(booking.at)
  useLearned('bookings', booking.at)
  return (
    <Page title={t`La tua prenotazione`}>
      <BookingShown booking={booking} isNew={isNew} />
    </Page>
  )
}
