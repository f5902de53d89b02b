import { useEffect } from 'react'

/** Keeps the screen on while `on`, so that a code stays readable at the till; a device that cannot just dims. */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let left = false
    const request = async () => {
      if (left || document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (left) await lock.release()
      } catch {
        // Low battery, or not allowed: the code is on screen all the same.
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
}
