import { useMemo } from 'react'
import type { Availability, CalendarDay } from '#contract/bookings.ts'
import type { DayLook } from './booking-words.ts'

type How = {
  /** The present, where the activity is. */
  now: { day: string; time: string }
  /** They are one person's days: those on which nobody is there are closed, the others she is not there on. */
  closed: ReadonlySet<string> | undefined
  /** What is taken can be waited for. */
  canWait: boolean
}

/** The days of the calendar as they stand now, from today on: what is left of each, its look, and which of them can be chosen. */
export function useDayStates(dates: Availability['dates'] | undefined, { now: { day: today, time: now }, closed, canWait }: How) {
  return useMemo(() => {
    const isAhead = (date: string, time: string) => date > today || time > now
    const coming = (dates ?? []).filter(({ date }) => date >= today)
    const days = coming.map((day) => ({ ...day, free: day.free.filter((time) => isAhead(day.date, time)) }))
    const lookOf = ({ date, status, over, free }: CalendarDay): DayLook => {
      if (over) return 'away'
      if (status === 'closed' && closed?.has(date) === false) return 'absent'
      return status === 'open' && free.length === 0 ? 'away' : status
    }
    const hasTimes = ({ free, full }: CalendarDay) => free.length > 0 || (canWait && full.length > 0)
    return {
      days,
      isAhead,
      looks: new Map(days.map((day) => [day.date, lookOf(day)])),
      open: new Set(days.filter(hasTimes).map(({ date }) => date)),
    }
  }, [dates, today, now, closed, canWait])
}
