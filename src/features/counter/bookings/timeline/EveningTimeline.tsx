import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import type { CounterBooking, CounterDay } from '#contract/counter-bookings.ts'
import { frameOf, lanesOf, shareOf, ticksOf } from '#rules/booking-timeline.ts'
import { Panel } from '../../../../ui/Panel.tsx'
import { ClosedTimes } from './ClosedTimes.tsx'
import { entriesOf, hoursOf, withLate } from './entries.ts'
import { LanesBar } from './LanesBar.tsx'
import { LanesKeys } from './LanesKeys.tsx'
import { sightOf } from './sight.ts'
import { TimesHead } from './TimesHead.tsx'
import { useBegin } from './use-begin.ts'
import { useKeys } from './use-keys.ts'
import { steppedThrough, useRoving } from './use-roving.ts'
import './lanes.css'

/** Between two lines, in minutes. */
const STEP = 30

export type TimelineProps = {
  day: CounterDay
  /** The day's `YYYY-MM-DD`. */
  date: string
  zone: string
  /** The present, in milliseconds. */
  now: number
  /** The booking whose keys are shown. */
  open: string | undefined
  onOpen: (id: string | undefined) => void
  keysOf: (booking: CounterBooking) => ReactNode
}

/** The tables of a day by their times, each a bar as long as it is taken; the chosen one's keys open under its lane. LOOK "counter-2". */
export function EveningTimeline({ day, date, zone, now, open, onOpen, keysOf }: TimelineProps) {
  const { t } = useLingui()
  const entries = withLate(entriesOf(day, now), now)
  const placed = lanesOf(entries)
  const { open: hours, closings } = hoursOf(zone, day)
  // A part that is closed has its place; of a whole day only as much has one as somebody is booked in.
  const parts = hoursOf(zone, { open: [], closings: day.closings.filter(({ startTime }) => startTime !== null) }).closings
  const frame = frameOf(zone, date, [...hours, ...parts], entries)
  const isInSight = frame !== undefined && frame.start <= now && now < frame.end
  const ids = placed.filter(({ one }) => one.booking).map(({ one }) => one.id)
  const roving = useRoving<HTMLUListElement>(ids, open, (id, key) => steppedThrough(ids, id, key))
  const ticks = frame ? ticksOf(zone, frame, STEP) : []
  const sight = sightOf(ticks, { open: hours, taken: entries, now: isInSight ? now : undefined })
  const scroller = useBegin<HTMLDivElement>(date, (100 * sight.first) / Math.max(1, ticks.length), 'across')
  useKeys(roving.root, (event) => {
    if (roving.press(event) || event.key !== 'Escape' || open === undefined) return
    roving.focus(open)
    onOpen(undefined)
  })
  if (!frame) return null

  const openLane = placed.find(({ one }) => one.id === open && one.booking)?.lane ?? Infinity
  return (
    <Panel as="section" className="lanes" aria-label={t`Tavoli per ora`}>
      <div ref={scroller} className="lanes-scroller">
        <div className="lanes-field" style={{ '--columns': ticks.length, '--in-sight': sight.count } as CSSProperties}>
          <TimesHead ticks={ticks} entries={entries} minutes={STEP} />
          <ClosedTimes frame={frame} closings={closings} zone={zone} />
          {isInSight ? <span aria-hidden className="lanes-now" style={{ left: `${shareOf(frame, now)}%` }} /> : null}
          <ul ref={roving.root} className="lanes-bars" style={{ backgroundSize: `${100 / ticks.length}% 100%` }}>
            {placed.map(({ one, lane }) => {
              const [left, right] = [shareOf(frame, one.start), shareOf(frame, one.end)]
              const row = lane + (lane > openLane ? 2 : 1)
              const isOpen = one.id === open
              return (
                <Fragment key={one.id}>
                  <li style={{ gridRow: row, marginInlineStart: `${left}%`, width: `${right - left}%` }}>
                    <LanesBar
                      entry={one}
                      zone={zone}
                      isOpen={isOpen}
                      given={{ ...roving.given(one.id), onClick: () => onOpen(isOpen ? undefined : one.id) }}
                    />
                  </li>
                  {isOpen && one.booking ? (
                    <LanesKeys left={left} row={row + 1}>
                      {keysOf(one.booking)}
                    </LanesKeys>
                  ) : null}
                </Fragment>
              )
            })}
          </ul>
        </div>
      </div>
    </Panel>
  )
}
