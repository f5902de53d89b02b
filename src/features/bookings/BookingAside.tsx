import { useLingui } from '@lingui/react/macro'
import { useBooking } from '../../api/bookings.ts'
import { SLOW } from '../../api/live.ts'
import '../../components/page/split.css'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Aside } from '../../ui/Aside.tsx'
import { BookingShown } from './BookingShown.tsx'
import './bookings.css'

/** The ticket beside the list. @param isChosen she opened it */
export function BookingAside({ id, isChosen }: { id: string; isChosen: boolean }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const booking = useBooking(id, language, SLOW)
  return (
    <Aside open={isChosen ? id : undefined} className="split-ticket" aria-label={t`La tua prenotazione`}>
      <BookingShown booking={booking} isNew={false} />
    </Aside>
  )
}
