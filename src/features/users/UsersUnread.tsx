import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../../api/base-query.ts'
import { WorkFailed } from '../../components/staff/WorkFailed.tsx'
import { State } from '../../ui/State.tsx'

/** Why there is no list: no network, no right to it in this activity, or a server that does not answer. */
export function UsersUnread({ failure, title, onRetry }: { failure: Failure; title: string; onRetry: () => void }) {
  const { t } = useLingui()
  if (failure.status === 403 || failure.status === 404)
    return <State scene="lock" title={t`Non in questa attività`} text={t`Qui non sei amministratore: scegli l’attività che amministri.`} />
  return (
    <WorkFailed
      failure={failure}
      title={title}
      offline={t`I dati degli utenti non restano su questo dispositivo: li vedi quando sei online.`}
      onRetry={onRetry}
    />
  )
}
