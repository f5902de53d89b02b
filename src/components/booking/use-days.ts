import { useEffect } from 'react'
import type { Availability } from '#contract/bookings.ts'
import { type DatesWish, useAvailability } from '../../api/bookings.ts'
import type { Shown } from '../../api/kept.ts'

/** The calendar as the server last said it: when midnight comes while it is open, it is asked for again. */
export function useDays(wish: DatesWish, today: string): Shown<Availability> {
  const { retry, ...shown } = useAvailability(wish)
  const first = shown.data?.dates[0]?.date
  const isYesterdays = first !== undefined && first < today
  useEffect(() => {
    if (isYesterdays) retry()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `retry` is another at each look; once a day is enough
  }, [isYesterdays, today])
  return { ...shown, retry }
}
