import { startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Rows drawn at once, a phone’s screen; then as many at a time as a slow phone draws between two taps. */
const FIRST = 8
const STEP = 12

/**
 * How many of a long list's rows to draw: the screen first, the rest in short steps, so that opening 300 dishes never holds
 * up a tap. Coming back to a place far down draws all of them at once. BUDGETS #14.
 * @param anew begins again when it changes
 */
export function useGrowingList(total: number, anew: string): number {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP' && key !== 'default'
  const [grown, setGrown] = useState({ anew, limit: isBack ? Number.POSITIVE_INFINITY : FIRST })
  const limit = grown.anew === anew ? grown.limit : FIRST
  useEffect(() => {
    if (limit >= total) return
    const next = setTimeout(() => startTransition(() => setGrown({ anew, limit: limit + STEP })), 16)
    return () => clearTimeout(next)
  }, [limit, total, anew])
  return limit
}
