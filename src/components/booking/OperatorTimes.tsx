import { useLingui } from '@lingui/react/macro'
import type { BookingService, CalendarDay } from '#contract/bookings.ts'
import { type DatesWish, useAvailability } from '../../api/bookings.ts'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FirstFree } from './FirstFree.tsx'
import { TimeChips } from './Times.tsx'
import type { Soonest } from './use-of-all.ts'
import type { Wanted } from './WaitHere.tsx'
import type { When } from './when.ts'
import './when.css'

type Props = {
  wish: DatesWish
  operators: BookingService['bookingServiceOperators']
  /** The day, with the times at which anybody can serve. */
  day: CalendarDay
  /** Is this time of the day still to come? */
  isAhead: (time: string) => boolean
  /** When each is free first; undefined until it is known. */
  soonest: Soonest | undefined
  when: When
  onChange: (when: When) => void
  wanted: Wanted | undefined
  onWant: ((wanted: Wanted) => void) | undefined
}

/** The times of a day in a column for whoever is free, and in one for each operator. LOOK "desktop-2". */
export function OperatorTimes({ wish, operators, day, isAhead, soonest, when, onChange, wanted, onWant }: Props) {
  const { t } = useLingui()
  const { data } = useAvailability({ ...wish, date: day.date })
  const timesOf = (id: string) => data?.operators.find((one) => one.bookingOperatorId === id)
  // Whoever is free is nobody's choice before there is a time.
  const isChosen = (id: string | undefined) => when.operatorId === id && (id ?? when.time) !== undefined
  const anybody = { id: undefined, name: t`Chiunque sia libero`, times: day as Pick<CalendarDay, 'free' | 'full'> | undefined }
  const each = [anybody, ...operators.map(({ id, fullName }) => ({ id, name: fullName, times: timesOf(id) }))]
  const columns = each.map((column) => ({ ...column, first: soonest?.get(column.id ?? '') }))
  return (
    <ul className="operator-columns">
      {columns.map(({ id, name, times, first }) => (
        <Panel as="li" key={id ?? ''} className={classes('operator-column', isChosen(id) && 'is-chosen')}>
          <div className="operator-name">
            <h3>{name}</h3>
            <FirstFree
              first={first}
              isKnown={soonest !== undefined}
              onGo={first && first.date !== day.date ? () => onChange({ ...when, date: first.date, time: undefined }) : undefined}
            />
          </div>
          {times ? (
            <TimeChips
              label={name}
              times={{ free: times.free.filter(isAhead), full: times.full }}
              chosen={when.operatorId === id ? when.time : undefined}
              onChoose={(time) => onChange({ ...when, time, operatorId: id })}
              wanted={wanted && wanted.operatorId === id ? wanted.time : undefined}
              onWant={onWant && ((time) => onWant({ time, operatorId: id }))}
            />
          ) : (
            <Skeleton className="operator-skeleton" />
          )}
        </Panel>
      ))}
    </ul>
  )
}
