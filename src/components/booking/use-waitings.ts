import { useEffect, useState } from 'react'
import type { BookingWaiting } from '#contract/booking-waitings.ts'
import { useBookingWaitings } from '../../api/booking-waitings.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useMinute } from '../words/use-minute.ts'

const endOf = ({ held }: BookingWaiting) => (held ? Date.parse(held.expires) : Infinity)

/**
 * What she waits for, as it is by now: a place that is held is hers to its end, and not a moment longer, however old the answer is.
 * @param every how often it is asked for again, in milliseconds
 */
export function useWaitings(every = 0): BookingWaiting[] | undefined {
  const { language } = useLanguage()
  const { data } = useBookingWaitings(language, every)
  const [ended, setEnded] = useState(0)
  const now = Math.max(useMinute(), ended)
  const next = Math.min(...(data ?? []).map(endOf).filter((end) => end > now))
  useEffect(() => {
    if (next === Infinity) return undefined
    const timer = setTimeout(() => setEnded(next), next - now)
    return () => clearTimeout(timer)
  }, [next, now])
  return data?.map((one) => (endOf(one) <= now ? { ...one, state: 'passed', held: null } : one))
}
