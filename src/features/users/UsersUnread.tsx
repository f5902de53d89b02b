import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import type { Failure } from '../../api/base-query.ts'
import { State } from '../../ui/State.tsx'
import { Button } from '../../ui/Button.tsx'

/** Why there is no list: no network, no right to it in this activity, or a server that does not answer. */
export function UsersUnread({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useLingui()
  const again = (
    <Button look="primary" onClick={onRetry}>
      <RefreshCw aria-hidden size={20} strokeWidth={1.75} />
      <Trans>Riprova</Trans>
    </Button>
  )
  if (failure.status === 403 || failure.status === 404)
    return <State scene="lock" title={t`Non in questa attività`} text={t`Qui non sei amministratore: scegli l’attività che amministri.`} />
  const isOffline = failure.code === 'offline'
  return (
    <State
      scene={isOffline ? 'cloud' : 'cable'}
      title={isOffline ? t`Serve la rete` : t`Non riusciamo a caricare i dati`}
      text={
        isOffline
          ? t`I dati degli utenti non restano su questo dispositivo: li vedi quando sei online.`
          : failure.code === 'unreached'
            ? t`Il server non risponde. Riprova tra poco.`
            : t`Niente è andato perso. Riprova tra poco.`
      }
      action={again}
    />
  )
}
