import { useState } from 'react'
import type { BookingService, CalendarDay } from '#contract/bookings.ts'
import type { DatesWish } from '../../api/bookings.ts'
import { OperatorTimes } from './OperatorTimes.tsx'
import { Times } from './Times.tsx'
import { WaitHere, type Wanted } from './WaitHere.tsx'
import type { Soonest } from './use-of-all.ts'
import type { When } from './when.ts'

type Props = {
  wish: DatesWish
  day: CalendarDay
  /** Is this time of the day still to come? */
  isAhead: (time: string) => boolean
  /** In a column for each of these; with none, in one for all. */
  columns: BookingService['bookingServiceOperators']
  /** When each of them is free first; undefined until it is known. */
  soonest: Soonest | undefined
  when: When
  onChange: (when: When) => void
  canWait: boolean
}

/** The times of a day: one that is free is chosen, one that is taken can be waited for. To be made anew for each day. */
export function DayTimes({ wish, day, isAhead, columns, soonest, when, onChange, canWait }: Props) {
  const [wanted, setWanted] = useState<Wanted>()
  const change = (to: When) => {
    setWanted(undefined)
    onChange({ ...to, isTaken: undefined })
  }
  const want = (to: Wanted) => {
    onChange({ ...when, time: undefined, isTaken: true })
    setWanted(to)
  }
  const chosen = { wanted, onWant: canWait ? want : undefined }
  return (
    <>
      {columns.length > 0 ? (
        <OperatorTimes wish={wish} operators={columns} {...{ day, isAhead, soonest, when }} onChange={change} {...chosen} />
      ) : (
        <Times
          day={day}
          chosen={when.time}
          onChoose={(time) => change({ ...when, time })}
          wanted={wanted?.time}
          onWant={canWait ? (time) => want({ time, operatorId: when.operatorId }) : undefined}
        />
      )}
      {canWait ? <WaitHere wish={wish} day={day} wanted={wanted} /> : null}
    </>
  )
}
