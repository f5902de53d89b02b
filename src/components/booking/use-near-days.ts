import { useState } from 'react'
import { dayAfter, weekdayOf } from '#rules/days.ts'

const WEEK = 7
/** The Monday of a day's week. */
const mondayOf = (day: string) => dayAfter(day, -((weekdayOf(day) + WEEK - 1) % WEEK))

/** Two weeks of the days: the one of the chosen day, and the next. They stay as long as they hold it, so that nothing moves under a finger. */
export function useNearDays(days: readonly string[], chosen: string | undefined): Set<string> {
  const [from, setFrom] = useState<string>()
  const isIn = (day: string, monday: string) => monday <= day && day < dayAfter(monday, 2 * WEEK)
  const wanted = chosen ?? days[0]
  const isKept = from !== undefined && (chosen === undefined || isIn(chosen, from)) && days.some((day) => isIn(day, from))
  const begin = isKept ? from : wanted && mondayOf(wanted)
  if (begin !== from) setFrom(begin)
  return new Set(begin === undefined ? [] : days.filter((day) => isIn(day, begin)))
}
