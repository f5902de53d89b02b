import { createContext, useContext } from 'react'
import { useSelector } from 'react-redux'
import { useAtStart } from '../../api/at-start.ts'
import type { Connection } from '../../state/connection.ts'
import { useOnline } from '../../ui/use-online.ts'

/** Has she acknowledged the information text of the activity in use? As the server said last; nothing while it was never asked. */
export const useAcknowledged = (): boolean | undefined => useAtStart('privacy')?.data

/** Can the server be asked, and hear her answer? Without it the text stands in nobody's way. SEMANTICS 10. */
export function useIsReached(): boolean {
  const isReached = useSelector((state: { connection: Connection }) => state.connection.reached)
  return useOnline() && isReached
}

/** Was the server asked whether she has, whatever came of it? */
export const PrivacyAsked = createContext(true)

/** Is the way to the other pages open, or does the text come first? Unknown while the server is asked for the first time. Spec §4. */
export function usePrivacyWay(): 'open' | 'owed' | 'unknown' {
  const isAsked = useContext(PrivacyAsked)
  const isAcknowledged = useAcknowledged()
  const isReached = useIsReached()
  if (!isReached || isAcknowledged) return 'open'
  if (isAcknowledged === false) return 'owed'
  return isAsked ? 'open' : 'unknown'
}
