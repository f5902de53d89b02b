import { useRef, useState } from 'react'
import type { Point } from '#rules/distance.ts'

/** Where she is, as far as she lets this page know: held here alone, for as long as the page is open. */
export type Here = { is: 'unasked' | 'asking' | 'denied' | 'unknown' } | { is: 'known'; point: Point }

/** Ten seconds to find out; a minute old is good enough. */
const ASKED = { timeout: 10_000, maximumAge: 60_000 }

/** Asks the browser where she is, once her own press says so, and forgets it at the next one. Never sent, never kept. */
export function useHere() {
  const [here, setHere] = useState<Here>({ is: 'unasked' })
  const asked = useRef(0)
  const press = () => {
    const mine = ++asked.current
    const answer = (found: Here) => mine === asked.current && setHere(found)
    if (here.is === 'known' || here.is === 'asking') return setHere({ is: 'unasked' })
    if (!('geolocation' in navigator)) return setHere({ is: 'unknown' })
    setHere({ is: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ is: 'known', point: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) => answer({ is: code === PERMISSION_DENIED ? 'denied' : 'unknown' }),
      ASKED,
    )
  }
  return { here, from: here.is === 'known' ? here.point : undefined, press }
}
