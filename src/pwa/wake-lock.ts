import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while `on`, so that a code stays readable at the till; a device that cannot just dims.
 * @returns whether this device refuses
 */
export function useWakeLock(on: boolean): boolean {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let left = false
    const request = async () => {
      if (left || document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        setRefused(false)
        if (left) await lock.release()
      } catch {
        // Low battery, or not allowed: what is on screen is there all the same.
        setRefused(true)
      }
    }
    const take = () => void request()
    take()
    document.addEventListener('visibilitychange', take)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [on])
  return on && (isRefused || !('wakeLock' in navigator))
}
