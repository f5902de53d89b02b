import { useEffect, useMemo } from 'react'
import type { DayTime } from '#rules/booking-calendar.ts'
import type { DatesWish } from '../../api/bookings.ts'
import { useDays } from './use-days.ts'

/** When somebody is free first, by operator, and under `''` whoever is; who has nothing is left out. */
export type Soonest = ReadonlyMap<string, DayTime>

/**
 * What the calendar of whoever is free says beside that of one person: on which days nobody is there, and when each is free first.
 * @param now the present, where the activity is; a first time that has gone by meanwhile is asked for again
 * @returns `soonest` undefined until it is known
 */
export function useOfAll(wish: DatesWish, { day: today, time: now }: { day: string; time: string }) {
  const { data, retry } = useDays(wish, today)
  const known = useMemo(() => {
    if (!data) return undefined
    const isAhead = ({ date, time }: DayTime) => date > today || (date === today && time > now)
    const times = data.dates.flatMap(({ date, free }) => free.map((time) => ({ date, time })))
    const anybody = times.find(isAhead)
    return {
      closed: new Set(data.dates.filter(({ status }) => status === 'closed').map(({ date }) => date)),
      isOld: !data.soonest.every(isAhead),
      soonest: new Map([
        ...(anybody ? [['', anybody] as const] : []),
        ...data.soonest.filter(isAhead).map(({ bookingOperatorId: id, date, time }) => [id, { date, time }] as const),
      ]) satisfies Soonest,
    }
  }, [data, today, now])
  const isOld = known?.isOld === true
  useEffect(() => {
    if (isOld) retry()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `retry` is another at each look; once is enough
  }, [isOld])
  return { closed: known?.closed, soonest: known?.soonest }
}
