import { useSelector } from 'react-redux'
import { useOnline } from '../ui/use-online.ts'
import type { RootState } from './store.ts'
import { useQuiet } from './use-quiet.ts'
import { part } from '../ui/part.tsx'

const PrivacyGate = part(() => import('./PrivacyGate.tsx').then((m) => m.PrivacyGate))

/** How long nothing was asked of the server before this may ask, in milliseconds: the card comes first. */
const QUIET = 400

/**
 * Asks about the information text once the first screen is there, sooner where it is known on this device to wait for her.
 * Without a network, or a server, it stands in nobody's way. Spec §4, SEMANTICS 10.
 */
export function PrivacyDoor() {
  const isKnownToWait = useSelector(
    ({ session, snapshot }: RootState) => snapshot.byActivity[session.activityId ?? '']?.privacy?.data === false,
  )
  const isQuiet = useQuiet(isKnownToWait ? 0 : QUIET)
  const isReached = useSelector((state: RootState) => state.connection.reached)
  const isOnline = useOnline()
  if (!isQuiet || !isReached || !isOnline) return null
  return <PrivacyGate />
}
