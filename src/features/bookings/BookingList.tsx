import { Trans, useLingui } from '@lingui/react/macro'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Booking } from '#contract/bookings.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useBookingWaitings } from '../../api/booking-waitings.ts'
import { useMyBookingsInfiniteQuery } from '../../api/bookings.ts'
import { useKeptPages } from '../../api/kept.ts'
import { useLearned } from '../../api/learned.ts'
import { useLive } from '../../api/live.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { dayTitle, monthName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { serverTime } from '../../state/clock.ts'
import { useActivityId } from '../../state/hooks.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { More } from '../../ui/More.tsx'
import { Outdated } from '../../components/page/Outdated.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { Coming } from '../../ui/Coming.tsx'
import { State } from '../../ui/State.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { stateTone, stateWords, whatWords } from '../../components/booking/booking-words.ts'
import { Waitings } from './Waitings.tsx'
import './bookings.css'

/** Her bookings: to come, or over. */
export function BookingList() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const activityId = useActivityId()
  useLive('own')
  const [search, setSearch] = useSearchParams()
  const past = search.get('past') === '1'
  const bookings = useKeptPages(useMyBookingsInfiniteQuery(activityId ? { activityId, language, past } : skipToken))
  useShowing(bookings.at)
  useLearned('bookings', bookings.at)
  const rows = bookings.data?.flatMap(({ data }) => data)
  const waitings = useBookingWaitings(language).data ?? []
  const isWaiting = !past && waitings.length > 0
  const isHeld = waitings.some(({ state }) => state === 'held')
  return (
    <Page title={t`Le mie prenotazioni`}>
      <div className="bookings">
        <Segment
          label={t`Quali prenotazioni`}
          chosen={past ? 'past' : 'next'}
          options={[
            { value: 'next', label: t`In arrivo` },
            { value: 'past', label: t`Passate e annullate` },
          ]}
          onChoose={(value) => setSearch(value === 'past' ? { past: '1' } : {}, { replace: true })}
        />
        {bookings.failure?.status && rows ? <Outdated message={bookings.failure.message} onRetry={bookings.retry} /> : null}
        {rows === undefined && bookings.isLoading ? (
          <Coming className="booking-cards" parts={[{ on: 'panels', count: 3, picture: 'square', lines: [52, 66, 34] }]} />
        ) : null}
        {rows === undefined && !bookings.isLoading ? (
          <LoadFailed
            failure={bookings.failure}
            title={t`Non riusciamo a caricare i dati`}
            offline={t`Le tue prenotazioni valgono anche senza rete: le rivedi appena torna.`}
            onRetry={bookings.retry}
          />
        ) : null}
        {past ? null : <Waitings waitings={waitings} />}
        {rows && rows.length > 0 ? (
          <ul className="booking-cards">
            {rows.map((booking) => (
              <BookingCard key={booking.id} booking={booking} />
            ))}
          </ul>
        ) : null}
        {rows?.length === 0 && !isWaiting ? (
          <State
            scene="calendar"
            title={past ? t`Ancora niente qui` : t`Nessuna prenotazione in arrivo`}
            text={
              past
                ? t`Qui trovi le prenotazioni passate e quelle annullate.`
                : t`Prenoti in dieci secondi, e ti ricordiamo noi il giorno prima.`
            }
            action={
              past ? undefined : (
                <ButtonLink look="primary" to="/booking">
                  <Trans>Prenota</Trans>
                </ButtonLink>
              )
            }
          />
        ) : null}
        {bookings.hasMore ? (
          <More isLoading={bookings.isLoadingMore} isFailed={bookings.failure !== undefined} onMore={bookings.more} />
        ) : null}
        {rows && rows.length > 0 && !past ? (
          <ButtonLink {...(!isHeld && { look: 'primary' })} isWide className="booking-again" to="/booking">
            <Trans>Prenota di nuovo</Trans>
          </ButtonLink>
        ) : null}
      </div>
    </Page>
  )
}

function BookingCard({ booking }: { booking: Booking }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = onTheWall(zone, serverTime()).day
  const { id, date, timeStart: time, bookingOperator } = booking
  const when = dayTitle(date, language, today)
  const tone = stateTone(booking)
  const isOver = booking.confirmed === 'Y' && Date.parse(booking.end) < serverTime()
  return (
    <Panel as="li" className="booking-card">
      <Link to={`/bookings/${id}`}>
        <span className="booking-leaf" aria-hidden>
          <strong>{Number(date.slice(8, 10))}</strong>
          {monthName(date, language)}
        </span>
        <span className="booking-words">
          <strong>{whatWords(booking, i18n)}</strong>
          <span className="small quiet">{[t`${when}, ${time}`, bookingOperator?.fullName].filter(Boolean).join(' · ')}</span>
          <span className="booking-state">
            {isOver ? (
              <Tag>
                <Trans>Passata</Trans>
              </Tag>
            ) : (
              <Tag {...(tone && { look: tone })}>{stateWords(booking, i18n)}</Tag>
            )}
          </span>
        </span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </Link>
    </Panel>
  )
}
