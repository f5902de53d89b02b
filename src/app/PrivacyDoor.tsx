import { useAcknowledged, useIsReached } from '../components/use-privacy.ts'
import { part } from '../ui/part.tsx'
import { useQuiet } from './use-quiet.ts'

const PrivacyCheck = part(() => import('./PrivacyCheck.tsx').then((m) => m.PrivacyCheck))

/** How long nothing was asked of the server before this may ask, in milliseconds: the card comes first. */
const QUIET = 400

/**
 * Asks about the information text: at once where this device knows of no answer, or that it waits for her, else when the first
 * screen is there.
 */
export function PrivacyDoor({ onAsked }: { onAsked: () => void }) {
  const isAcknowledged = useAcknowledged() === true
  const isQuiet = useQuiet(QUIET)
  const isReached = useIsReached()
  if (!isReached || (isAcknowledged && !isQuiet)) return null
  return <PrivacyCheck onAsked={onAsked} />
}
