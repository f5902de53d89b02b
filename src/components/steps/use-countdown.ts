import { useEffect, useState } from 'react'

const secondsLeft = (from: number, seconds: number) => Math.max(0, Math.ceil((from + seconds * 1000 - Date.now()) / 1000))

/** Whole seconds that are left of `seconds` since `from` (ms of the clock); right again after a phone slept. */
export function useCountdown(from: number, seconds: number): number {
  const [left, setLeft] = useState(() => secondsLeft(from, seconds))
  useEffect(() => {
    const look = () => {
      const now = secondsLeft(from, seconds)
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(look, 250)
    look()
    return () => clearInterval(timer)
  }, [from, seconds])
  return left
}

/** `0:42`. */
export const inMinutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
