import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../store.ts'

/** Turns true once nothing was asked of the server for so many milliseconds: the first screen is there. Stays so. BUDGETS 5. */
export function useQuiet(milliseconds: number): boolean {
  const [isQuiet, setQuiet] = useState(false)
  const isBusy = useSelector((state: RootState) => state.connection.pending > 0)
  useEffect(() => {
    if (isBusy || isQuiet) return
    const timer = setTimeout(() => setQuiet(true), milliseconds)
    return () => clearTimeout(timer)
  }, [isBusy, isQuiet, milliseconds])
  return isQuiet
}
