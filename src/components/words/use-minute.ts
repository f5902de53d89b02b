import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The present in milliseconds, anew at each full minute and when the page comes back to sight. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now])
  return now
}
