import { useLingui, Trans } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import type { Failure } from '../../api/base-query.ts'
import { State } from '../../ui/State.tsx'
import { Button } from '../../ui/Button.tsx'

/** What could not be read, why, and that it is safe. */
export function Unread({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useLingui()
  const isOffline = failure.code === 'offline'
  return (
    <State
      scene={isOffline ? 'cloud' : 'cable'}
      title={isOffline ? t`Serve la rete` : t`Non riusciamo a caricare i dati`}
      text={
        isOffline
          ? t`I tuoi dati non restano su questo dispositivo: li vedi quando sei online.`
          : failure.code === 'unreached'
            ? t`Il server non risponde. Riprova tra poco.`
            : t`I tuoi dati sono al sicuro. Riprova tra poco.`
      }
      action={
        <Button look="primary" onClick={onRetry}>
          <RefreshCw aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Riprova</Trans>
        </Button>
      }
    />
  )
}
