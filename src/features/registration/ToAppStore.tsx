import { Plural, Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCountdown } from '../../components/steps/use-countdown.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import '../../components/steps/step-page.css'

/** Seconds until the store opens by itself. Spec §9. */
const STAY_SECONDS = 6

/** Where the activity has an app of its own, its store comes by itself, unless she stays. Spec §2. */
export function ToAppStore({ href, host }: { href: string; host: string }) {
  const [openedAt] = useState(Date.now)
  const [isStaying, setStaying] = useState(false)
  const left = useCountdown(openedAt, STAY_SECONDS)
  useEffect(() => {
    if (left === 0 && !isStaying) location.assign(href)
  }, [left, isStaying, href])
  return (
    <>
      {isStaying ? null : (
        <p className="step-missing">
          <Trans>
            <Plural value={left} one="Tra # secondo" other="Tra # secondi" /> apriamo {host}.
          </Trans>{' '}
          <button type="button" className="link" onClick={() => setStaying(true)}>
            <Trans>Resta qui</Trans>
          </button>
        </p>
      )}
      <ButtonLink look="primary" isWide href={href} rel="noopener">
        <Download aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Scarica l’app</Trans>
      </ButtonLink>
    </>
  )
}
