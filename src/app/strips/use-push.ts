import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLanguage } from '../../i18n/use-language.tsx'
import { claimsOf } from '../../state/session.ts'
import { useOnline } from '../../ui/use-online.ts'
import { type RootState, store } from '../store.ts'

/** How long nothing was asked of the server before this may ask, in milliseconds: the first screen comes first. BUDGETS 5. */
const QUIET = 1_500
/** An app that comes back to the front after so long has started anew, in milliseconds. */
const STALE = 6 * 3_600_000
/** The loss she was told of; kept until notices come again. */
const TOLD = 'tessera.device.push-told'

function isNews(): boolean {
  try {
    if (localStorage.getItem(TOLD)) return false
    localStorage.setItem(TOLD, '1')
  } catch {
    // Told at every start, then.
  }
  return true
}

function forgetTold() {
  try {
    localStorage.removeItem(TOLD)
  } catch {
    // Nothing was kept.
  }
}

/** Rises when the app comes back to the front after a long time. */
function useReturns(): number {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    let left = Date.now()
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() - left > STALE) setReturns((n) => n + 1)
      left = Date.now()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return returns
}

/**
 * At every start, and for each customer and language, compares this device's push with the server's, once all is quiet.
 * @returns whether notices stopped coming here and she has not been told, and the way to close that
 */
export function usePush(): { isLost: boolean; close: () => void } {
  const [isLost, setLost] = useState(false)
  const { language } = useLanguage()
  const person = useSelector((state: RootState) => claimsOf(state.session.token).sub)
  const isQuiet = useSelector((state: RootState) => state.connection.pending === 0)
  const isOnline = useOnline()
  const start = `${person} ${language} ${useReturns()}`
  const done = useRef('')

  useEffect(() => {
    if (!isOnline) done.current = ''
    if (!person || !isQuiet || !isOnline || done.current === start) return
    const run = async () => {
      done.current = start
      const { syncDevice } = await import('../../pwa/push-sync.ts')
      const outcome = await syncDevice(store, language)
      if (outcome === 'well') forgetTold()
      setLost(outcome === 'lost' && isNews())
    }
    const timer = setTimeout(() => void run().catch(() => undefined), QUIET)
    return () => clearTimeout(timer)
  }, [person, isQuiet, isOnline, language, start])

  return { isLost, close: () => setLost(false) }
}
