import { usePass } from '../../components/card/use-pass.ts'
import { useIsReached, usePrivacyWay } from '../../components/privacy/use-privacy.ts'
import { part } from '../../ui/part.tsx'
import { useQuiet } from './use-quiet.ts'

const PrivacyCheck = part(() => import('./PrivacyCheck.tsx').then((m) => m.PrivacyCheck))

/** How long nothing was asked of the server before this may ask, in milliseconds: the card comes first. */
const QUIET = 400

/** Has the card on the device before it is shown: without a network nothing stands before it. */
function CardBeforehand() {
  usePass()
  return null
}

/**
 * Asks about the information text: at once where this device knows of no answer, or that it waits for her, else when the first
 * screen is there.
 */
export function PrivacyDoor({ onAsked }: { onAsked: () => void }) {
  const isOpen = usePrivacyWay() === 'open'
  const isQuiet = useQuiet(QUIET)
  const isReached = useIsReached()
  if (!isReached || (isOpen && !isQuiet)) return null
  return (
    <>
      {isOpen ? null : <CardBeforehand />}
      <PrivacyCheck onAsked={onAsked} />
    </>
  )
}
