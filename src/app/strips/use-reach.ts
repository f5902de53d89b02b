import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { PATIENCE } from '#rules/offline.ts'
import { useOnline } from '../../ui/use-online.ts'
import type { RootState } from '../store.ts'

export type Reach = 'well' | 'slow' | 'gone' | 'offline'

/** How the server is reached from here. `slow`: it was, or is, silent for longer than anybody waits. */
export function useReach(): Reach {
  const isOnline = useOnline()
  const { reached, silent } = useSelector((state: RootState) => state.connection)
  const isWaiting = useIsWaiting()
  if (!isOnline) return 'offline'
  if (!reached && !silent) return 'gone'
  return silent || isWaiting ? 'slow' : 'well'
}

/** Has an answer been awaited for too long? */
function useIsWaiting(): boolean {
  const isBusy = useSelector((state: RootState) => state.connection.pending > 0)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isBusy])
  return isLate
}
