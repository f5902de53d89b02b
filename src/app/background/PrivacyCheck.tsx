import { useEffect } from 'react'
import { useIsPrivacyAsked } from '../../api/privacy.ts'

/** Asks whether the information text of the activity in use waits for her; the answer is kept on the device. */
export function PrivacyCheck({ onAsked }: { onAsked: () => void }) {
  const isAsked = useIsPrivacyAsked()
  useEffect(() => {
    if (isAsked) onAsked()
  }, [isAsked, onAsked])
  return null
}
