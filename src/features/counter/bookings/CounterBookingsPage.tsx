import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../../api/activities.ts'
import { useCounterBookings } from '../../../api/counter-bookings.ts'
import { Page } from '../../../components/page/Page.tsx'
import { useShowing } from '../../../components/page/shown-at.ts'
import { dayTitle } from '../../../components/words/day-name.ts'
import { useMinute } from '../../../components/words/use-minute.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { NotUpdated } from '../../../ui/NotUpdated.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { State } from '../../../ui/State.tsx'
import { BookingSlip } from './BookingSlip.tsx'
import { Evening } from './Evening.tsx'
import './bookings.css'

/** Staff's side of the bookings: what waits for an answer, and a day by its times. SEMANTICS 14, LOOK "counter-2". */
export function CounterBookingsPage() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = onTheWall(zone, useMinute()).day
  const [chosen, setChosen] = useState<string>()
  const date = chosen ?? today
  const { day, requests } = useCounterBookings(date, language)
  useShowing(day.at)
  const waiting = requests.data ?? []
  const many = waiting.length
  const rows = day.data?.data
  return (
    <Page title={t`Prenotazioni`}>
      <div className="desk">
        {day.failure?.status && rows ? <NotUpdated message={day.failure.message} onRetry={day.retry} /> : null}
        {many > 0 ? (
          <section className="desk-part desk-requests" aria-live="polite">
            <h2>
              <Trans>Richieste</Trans> <span className="desk-count">{many}</span>
            </h2>
            <ul className="desk-slips">
              {waiting.map((booking) => (
                <BookingSlip key={booking.id} booking={booking} isDated />
              ))}
            </ul>
          </section>
        ) : null}
        <section className="desk-part">
          <header className="desk-day">
            <IconButton label={t`Giorno precedente`} onClick={() => setChosen(dayAfter(date, -1))}>
              <ChevronLeft aria-hidden strokeWidth={1.75} />
            </IconButton>
            <h2 aria-live="polite">{date === today ? t`Oggi` : dayTitle(date, language, today)}</h2>
            <IconButton label={t`Giorno successivo`} onClick={() => setChosen(dayAfter(date, 1))}>
              <ChevronRight aria-hidden strokeWidth={1.75} />
            </IconButton>
          </header>
          {day.data?.evening ? <Evening evening={day.data.evening} /> : null}
          {rows && rows.length > 0 ? (
            <ul className="desk-slips">
              {rows.map((booking) => (
                <BookingSlip key={booking.id} booking={booking} />
              ))}
            </ul>
          ) : null}
          {rows?.length === 0 ? (
            <State
              picture={<CalendarCheck size={64} strokeWidth={1.5} />}
              title={t`Nessuna prenotazione`}
              text={t`Quelle nuove compaiono qui da sole.`}
            />
          ) : null}
          {!rows && day.isLoading ? <Skeleton className="desk-skeleton" /> : null}
          {!rows && !day.isLoading ? (
            <LoadFailed
              failure={day.failure}
              title={t`Non riusciamo a caricare i dati`}
              offline={t`Le prenotazioni ci sono: le vedi appena torna la rete.`}
              onRetry={day.retry}
            />
          ) : null}
        </section>
      </div>
    </Page>
  )
}
