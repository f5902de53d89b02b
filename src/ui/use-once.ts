import { useRef, useState } from 'react'

/** Runs what is asked for once at a time: a second tap finds it under way. */
export function useOnce<A extends unknown[] = []>(run: ((...asked: A) => Promise<unknown> | void) | undefined) {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const send = async (...asked: A) => {
    if (isRunning.current || !run) return
    isRunning.current = true
    setBusy(true)
    try {
      await run(...asked)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, send }
}
