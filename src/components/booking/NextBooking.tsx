import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Booking } from '#contract/bookings.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Row, RowWords } from '../../ui/Row.tsx'
import { dayTitle } from '../words/day-name.ts'
import { useMinute } from '../words/use-minute.ts'
import { BookingTag } from './BookingTag.tsx'
import { whatWords } from './booking-words.ts'
import '../page/latest.css'

/** The next of her bookings, beside what else is new on a wide home. LOOK "desktop-1". */
export function NextBooking({ booking }: { booking: Booking }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const today = onTheWall(useConfiguration()?.zone ?? 'Europe/Rome', useMinute()).day
  const { id, date, timeStart: time } = booking
  const when = dayTitle(date, language, today)
  return (
    <Panel as="section" className="latest">
      <div className="latest-head">
        <h2>
          <Trans>Prossima prenotazione</Trans>
        </h2>
        <BookingTag booking={booking} />
      </div>
      <Row as={Link} to={`/bookings/${id}`}>
        <RowWords>
          <strong>{t`${when}, ${time}`}</strong>
          <span className="small quiet">{whatWords(booking, i18n)}</span>
        </RowWords>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </Row>
    </Panel>
  )
}
