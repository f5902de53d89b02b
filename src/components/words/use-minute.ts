import { useEffect, useState } from 'react'
import { serverTime } from '../../state/clock.ts'

const MINUTE_MS = 60_000

/** The present in milliseconds, by the server's clock once it is known, anew at each full minute and when the page comes back to sight. */
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
  return serverTime(now)
}
