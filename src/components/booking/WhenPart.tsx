import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Availability, BookingService, CalendarDay } from '#contract/bookings.ts'
import { CALENDAR_DAYS } from '#rules/booking-request.ts'
import { onTheWall } from '#rules/days.ts'
import type { DatesWish } from '../../api/bookings.ts'
import { useConfiguration } from '../../api/activities.ts'
import type { Shown } from '../../api/kept.ts'
import { capital, dayName, dayTitle, monthSpan } from '../words/day-name.ts'
import { useMinute } from '../words/use-minute.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { WorkFailed } from '../staff/WorkFailed.tsx'
import { intoView } from '../../ui/into-view.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { Days } from './Days.tsx'
import { DayTimes } from './DayTimes.tsx'
import { useDayStates } from './use-day-states.ts'
import { useDays } from './use-days.ts'
import { useOfAll } from './use-of-all.ts'
import type { When } from './when.ts'
import { WhoChoice } from './WhoChoice.tsx'
import './when.css'

type Props = {
  wish: DatesWish
  /** Who can give the service, where she may choose. */
  operators: BookingService['bookingServiceOperators']
  when: When
  /** What she had chosen is over meanwhile. */
  isOver: boolean
  onChange: (when: When) => void
  /** The time that she had chosen is free no more. */
  onGone: () => void
  /** There is nothing to choose from, as it could not be had; or there is again. */
  onFailed?: (hasFailed: boolean) => void
}

/**
 * By whom, on which day, at what time. Every day's times are there: choosing one asks nothing but, where there is room, what each
 * operator has. LOOK "phone-2", "desktop-2".
 */
export function WhenPart({ wish, operators, when, isOver, onChange, onGone, onFailed }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const now = onTheWall(zone, useMinute())
  const hasChoice = operators.length > 1
  const isByColumn = useWide() && hasChoice
  const className = isByColumn ? 'when' : 'when when-beside'
  const isOfOne = !isByColumn && when.operatorId !== undefined
  const asked = useDays({ ...wish, ...(isOfOne && { bookingOperatorId: when.operatorId }) }, now.day)
  const { closed, soonest } = useOfAll(wish, now)
  const { isLoading, failure, retry } = asked
  const data = useStanding(asked)
  const isComing = asked.data === undefined
  const canWait = wish.except === undefined && !wish.forGuest
  const [times, seeTimes] = useSeen()
  const { days, looks, open, isAhead } = useDayStates(data?.dates, { now, closed: isOfOne ? closed : undefined, canWait })
  useGone(isComing ? undefined : days, when, onGone)
  useNextDay(days, isOver ? undefined : when, onChange)
  useFailed(data ? false : isLoading ? undefined : true, onFailed)
  if (!data && isLoading) return <CalendarComing className={className} />
  if (!data) return <NoDays failure={failure} isForGuest={wish.forGuest === true} onRetry={retry} />
  const day = days.find(({ date }) => date === when.date)
  return (
    <div className={className}>
      {hasChoice && !isByColumn ? (
        <WhoChoice
          operators={operators}
          chosen={when.operatorId}
          soonest={soonest}
          onChoose={(operatorId, first) => onChange({ time: undefined, operatorId, date: laterOf(when.date, first?.date) })}
        />
      ) : null}
      <Panel as="section" className="when-days" aria-label={t`Giorno`} inert={isComing} data-lacks={lacking(day?.free.length, when)}>
        <Months first={days[0]?.date} last={days.at(-1)?.date} today={now.day} />
        <Days
          key={days[0]?.date}
          looks={looks}
          open={open}
          chosen={when.date}
          onChoose={(date) => {
            seeTimes()
            onChange({ ...when, date, time: undefined, isTaken: undefined })
          }}
        />
      </Panel>
      <section ref={times} className="when-times" aria-live="polite" inert={isComing} data-lacks={lacking(when.time, when)}>
        <Over isOver={isOver} />
        {day ? (
          <>
            <h2>{dayTitle(day.date, language, now.day)}</h2>
            <DayTimes
              key={day.date}
              wish={wish}
              day={day}
              isAhead={(time) => isAhead(day.date, time)}
              columns={isByColumn ? operators : []}
              soonest={soonest}
              when={when}
              onChange={onChange}
              canWait={canWait}
            />
          </>
        ) : (
          <p className="when-none quiet">
            <Trans>Scegli un giorno: qui vedi le ore.</Trans>
          </p>
        )}
      </section>
    </div>
  )
}

type NoDaysProps = { failure: Shown<Availability>['failure']; isForGuest: boolean; onRetry: () => void }

/** Why there are no days to choose from, in the words of whoever chooses. */
function NoDays({ isForGuest, ...failed }: NoDaysProps) {
  const { t } = useLingui()
  const Failed = isForGuest ? WorkFailed : LoadFailed
  return (
    <Failed
      {...failed}
      title={t`Non riusciamo a caricare i posti liberi`}
      offline={t`Per vedere i posti liberi serve la rete. Quello che hai scelto resta qui.`}
    />
  )
}

/** Which months the days are of, and how far they go, where there is room to say so. LOOK "desktop-2". */
function Months({ first, last, today }: { first: string | undefined; last: string | undefined; today: string }) {
  const { language } = useLanguage()
  if (!first || !last) return null
  const end = dayName(last, language, today)
  return (
    <header className="when-months">
      <h2>{capital(monthSpan(first, last, language, today))}</h2>
      <p className="small quiet when-end">
        <Trans>fino a {end}</Trans>
      </p>
      <p className="small quiet when-keys">
        <Trans>Frecce: tra i giorni. Invio: sceglie.</Trans>
      </p>
    </header>
  )
}

/** Marks what is still to be chosen; with a time that is taken it is the line to wait in. */
const lacking = (has: unknown, { isTaken }: When) => (has || isTaken ? undefined : true)

/** Her day, unless whom she chose is there only from a later one: nothing is free before. */
const laterOf = (date: string | undefined, first: string | undefined) =>
  date !== undefined && first !== undefined && first > date ? first : date

/** Tells whether it could be had, once that is known: while it is tried again all stays as it is. */
function useFailed(hasFailed: boolean | undefined, onFailed: Props['onFailed']) {
  const tell = useEffectEvent((is: boolean) => onFailed?.(is))
  useEffect(() => {
    if (hasFailed !== undefined) tell(hasFailed)
  }, [hasFailed])
}

/** A time that somebody else has by now, or that has no room for so many, is chosen no more. */
function useGone(days: readonly CalendarDay[] | undefined, when: When, onGone: () => void) {
  const day = days?.find(({ date }) => date === when.date)
  const isGone = days !== undefined && when.time !== undefined && !day?.free.includes(when.time)
  const giveUp = useEffectEvent(onGone)
  useEffect(() => {
    if (isGone) giveUp()
  }, [isGone])
}

/** The days of what she looked for before stand until those of what she looks for now are there. */
function useStanding({ data, isLoading }: Shown<Availability>): Availability | undefined {
  const [standing, setStanding] = useState(data)
  if (data && data !== standing) setStanding(data)
  return data ?? (isLoading ? standing : undefined)
}

/**
 * The next day that has something free, and no booking of hers, is open before she chooses one: most come for that, and see its
 * times at once.
 * @param when what she has chosen; undefined if it is over, which she is told of first
 */
function useNextDay(days: readonly CalendarDay[], when: When | undefined, onChange: (when: When) => void) {
  const isAsked = when !== undefined && when.date === undefined
  const next = isAsked ? days.find(({ status, free }) => status === 'open' && free.length > 0)?.date : undefined
  const open = useEffectEvent((date: string) => onChange({ ...when, date }))
  useEffect(() => {
    if (next !== undefined) open(next)
  }, [next])
}

const TILES = [...Array(CALENDAR_DAYS).keys()]

/** The sheet of weeks before anything is known of its days. */
function CalendarComing({ className }: { className: string }) {
  const { t } = useLingui()
  return (
    <div className={className} role="status" aria-label={t`Caricamento`}>
      <Panel className="when-days">
        <div className="day-calendar">
          {TILES.map((tile) => (
            <Skeleton key={tile} className="calendar-coming" />
          ))}
        </div>
      </Panel>
    </div>
  )
}

/** What a tap shows further down, once it is drawn, comes into view if it is out of it. */
function useSeen() {
  const seen = useRef<HTMLElement>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) intoView(seen.current)
  }, [asked])
  return [seen, () => setAsked((before) => before + 1)] as const
}

/** What she had chosen is over meanwhile. */
function Over({ isOver }: { isOver: boolean }) {
  if (!isOver) return null
  return (
    <p>
      <Trans>Quello che avevi scelto è già passato: scegli di nuovo.</Trans>
    </p>
  )
}
