import { useEffect, useState } from 'react'

/** Who only glances at the card costs no open line, in milliseconds. */
const GLANCE_MS = 5_000

/** Has she looked for longer than a glance, or is she at the till? */
export function useLingering(atTill: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), GLANCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong || atTill
}
