import { Trans } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { Button } from './Button.tsx'
import { type Failed, useFailureWords } from './failure-words.ts'
import './not-updated.css'

type Props = {
  failure: Failed
  /** Of when is what stands below it, in words. */
  when?: string | undefined
  onRetry: () => void
}

/** Above the last good copy when the latest try failed: what happened, what is safe, what to do. SEMANTICS 10. */
export function NotUpdated({ failure, when, onRetry }: Props) {
  const words = useFailureWords(failure)
  return (
    <div className="not-updated" role="status">
      <p>
        <strong>
          <Trans>Non aggiornato</Trans>
        </strong>{' '}
        <span>
          {words} {when ? <Trans>Vedi i dati di {when}.</Trans> : null}
        </span>
      </p>
      <Button look="raised" isSmall className="not-updated-retry" onClick={onRetry}>
        <RefreshCw aria-hidden size={18} strokeWidth={1.75} />
        <Trans>Riprova</Trans>
      </Button>
    </div>
  )
}
