import { useEffect, useState } from 'react'

/** Who only looks at the card costs no open line, in milliseconds; it is asked for by itself until then. */
const GLANCE_MS = 20_000

/** Does she look for longer, or is she at the till? */
export function useLingering(atTill: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), GLANCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong || atTill
}
