import { Trans, useLingui } from '@lingui/react/macro'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useMyBookingsInfiniteQuery } from '../../api/bookings.ts'
import { usePolledPages } from '../../api/kept.ts'
import { useLearned } from '../../api/learned.ts'
import { SLOW, useLive } from '../../api/live.ts'
import { useVisibleEntries } from '../../components/activity/use-facts.ts'
import { useWaitings } from '../../components/booking/use-waitings.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { More } from '../../ui/More.tsx'
import { OnlineLink } from '../../ui/OnlineLink.tsx'
import { Outdated } from '../../components/page/Outdated.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { Coming } from '../../ui/Coming.tsx'
import { State } from '../../ui/State.tsx'
import { BookingAside } from './BookingAside.tsx'
import { BookingCard } from './BookingCard.tsx'
import { Waitings } from './Waitings.tsx'
import './bookings.css'

/** Where changes are not told, an answer of staff's, or a place that is held for her, shows within this time, in milliseconds. */
const POLL = 15_000

const STAYS = { stays: true }

type Props = {
  /** The one that she opened beside the list. */
  id: string | undefined
  isWide: boolean
}

/** Her bookings: to come, or over; where there is room one of them beside the list, the next if she chose none. */
export function BookingList({ id, isWide }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const activityId = useActivityId()
  const every = useLive('own') ? SLOW : POLL
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const past = search.get('past') === '1'
  const bookings = usePolledPages(useMyBookingsInfiniteQuery, activityId ? { activityId, language, past } : skipToken, every)
  useShowing(bookings.at)
  useLearned('bookings', bookings.at)
  const rows = bookings.data?.flatMap(({ data }) => data)
  const waitings = useWaitings(every) ?? []
  const tables = useVisibleEntries().some(({ key }) => key === 'tables')
  const isWaiting = !past && waitings.length > 0
  const isHeld = waitings.some(({ state }) => state === 'held')
  const shown = isWide ? (id ?? rows?.[0]?.id) : undefined
  return (
    <Page title={t`Le mie prenotazioni`} path="/bookings">
      <div className={shown !== undefined || (isWide && bookings.isLoading) ? 'split' : undefined}>
        <div className="bookings">
          <Segment
            label={t`Quali prenotazioni`}
            chosen={past ? 'past' : 'next'}
            options={[
              { value: 'next', label: t`Prossime` },
              { value: 'past', label: t`Passate e annullate` },
            ]}
            onChoose={(value) => void navigate(value === 'past' ? '/bookings?past=1' : '/bookings', { replace: true, state: STAYS })}
          />
          {bookings.failure?.status && rows ? <Outdated failure={bookings.failure} onRetry={bookings.retry} /> : null}
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
                <BookingCard key={booking.id} booking={booking} isWide={isWide} isCurrent={booking.id === shown} />
              ))}
            </ul>
          ) : null}
          {rows?.length === 0 && !isWaiting ? <NoBookings past={past} /> : null}
          {bookings.hasMore ? (
            <More isLoading={bookings.isLoadingMore} isFailed={bookings.failure !== undefined} onMore={bookings.more} />
          ) : null}
          {rows && rows.length > 0 && !past ? (
            <OnlineLink {...(!isHeld && shown === undefined && { look: 'primary' })} isWide to="/booking">
              {tables ? <Trans>Prenota un tavolo</Trans> : <Trans>Prenota</Trans>}
            </OnlineLink>
          ) : null}
        </div>
        {shown === undefined ? null : <BookingAside key={shown} id={shown} isChosen={id !== undefined} />}
      </div>
    </Page>
  )
}

function NoBookings({ past }: { past: boolean }) {
  const { t } = useLingui()
  if (past) return <State scene="calendar" title={t`Ancora niente qui`} text={t`Qui trovi le prenotazioni passate e quelle annullate.`} />
  return (
    <State
      scene="calendar"
      title={t`Nessuna prenotazione in arrivo`}
      text={t`Prenoti in dieci secondi, e ti ricordiamo noi il giorno prima.`}
      action={
        <OnlineLink look="primary" to="/booking">
          <Trans>Prenota</Trans>
        </OnlineLink>
      }
    />
  )
}
