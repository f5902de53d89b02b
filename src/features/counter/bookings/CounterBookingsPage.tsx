import { useLingui } from '@lingui/react/macro'
import { useConfiguration } from '../../../api/activities.ts'
import { useCounterBookings } from '../../../api/counter-bookings.ts'
import { Outdated } from '../../../components/page/Outdated.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { useShowing } from '../../../components/page/shown-at.ts'
import { WorkFailed } from '../../../components/staff/WorkFailed.tsx'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { Coming } from '../../../ui/Coming.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { CounterBar } from '../CounterBar.tsx'
import { Closings } from './Closings.tsx'
import { DayPart } from './DayPart.tsx'
import { DeskHead } from './DeskHead.tsx'
import { Evening } from './Evening.tsx'
import { MovePanel } from './MovePanel.tsx'
import { Requests } from './Requests.tsx'
import { isEmpty, isEveningShut, isShut } from './timeline/entries.ts'
import { useDeskDay } from './use-desk-day.ts'
import { useDeskMove } from './use-desk-move.ts'
import { WaitingLine } from './WaitingLine.tsx'
import './bookings.css'
import './evening.css'

/** Staff's side of the bookings: what waits for an answer, a day along its hours, and who waits for it. SEMANTICS 14, LOOK "counter-2". */
export function CounterBookingsPage() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { zone, now, today, date, go } = useDeskDay()
  const { day: asked, requests, isLive } = useCounterBookings(date, language)
  useShowing(asked.at)
  // What waits for an answer comes with the day: later it would move what stands below it.
  const isAsked = requests.data !== undefined || !requests.isLoading
  const day = isAsked ? asked.data : undefined
  const isWide = useWide()
  const hasEvening = useConfiguration()?.bookingType?.startsWith('R') === true
  const move = useDeskMove(day, { date, zone, now })
  const isEveningClosed = day !== undefined && isEveningShut(day, zone, date)
  // Of a closed day that nobody stands in there is nothing to count.
  const evening = day && !(isShut(day) && isEmpty(day)) ? day.evening : null
  return (
    <Page title={t`Agenda`} actions={<CounterBar isLive={isLive} />}>
      <div className="desk">
        {asked.failure?.status && day ? <Outdated failure={asked.failure} onRetry={asked.retry} /> : null}
        <DeskHead
          date={date}
          today={today}
          at={asked.at}
          onGo={(day) => {
            move.onMove(undefined)
            go(day)
          }}
        />
        <div className="desk-side">
          {day ? <MovePanel day={day} move={move} /> : null}
          {/* Of what did not come nobody knows whether somebody waits. */}
          {requests.data ? (
            <Requests waiting={requests.data} date={date} today={today} onLeave={() => move.onMove(undefined)} />
          ) : isAsked ? null : (
            <Skeleton className="requests-coming" />
          )}
        </div>
        <div className="desk-main">
          {evening ? <Evening evening={evening} isClosed={isEveningClosed} /> : null}
          {day ? <DayPart key={date} day={day} date={date} zone={zone} now={now} move={move} /> : null}
          {!day && (asked.isLoading || !isAsked) ? (
            isWide ? (
              <div className="desk-main" role="status" aria-label={t`Caricamento`}>
                {hasEvening ? <Skeleton className="evening-coming" /> : null}
                <Skeleton className="desk-coming" />
              </div>
            ) : (
              <Coming parts={[{ on: 'panels', count: 5, picture: 'square', lines: [40, 62], hasEnd: true }]} />
            )
          ) : null}
          {!day && !asked.isLoading && isAsked ? (
            <WorkFailed
              failure={asked.failure}
              title={t`Non riusciamo a caricare le prenotazioni`}
              offline={t`Le prenotazioni ci sono: le vedi appena torna la rete.`}
              onRetry={asked.retry}
            />
          ) : null}
        </div>
        {day ? (
          <div className="desk-rest">
            {day.line.length > 0 ? <WaitingLine line={day.line} zone={zone} free={isEveningClosed ? undefined : evening?.free} /> : null}
            <Closings day={day} date={date} today={today} zone={zone} now={now} />
          </div>
        ) : null}
      </div>
    </Page>
  )
}
