import { Trans, useLingui } from '@lingui/react/macro'
import { useActivity } from '../../api/activities.ts'
import type { Failure } from '../../api/base-query.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { State } from '../../ui/State.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

/** The activity says of no place where it is. */
export function NoStores() {
  const { t } = useLingui()
  const name = useActivity()?.name ?? t`L’attività`
  return (
    <State
      scene="shop"
      title={t`Ancora nessun indirizzo`}
      text={t`${name} non ha ancora scritto dove si trova.`}
      action={
        <ButtonLink look="primary" to="/card">
          <Trans>Mostra la carta</Trans>
        </ButtonLink>
      }
    />
  )
}

/** In the place of a store that is not there, or not any more. */
export function StoreGone() {
  const { t } = useLingui()
  return (
    <State
      scene="map"
      title={t`Questo indirizzo non c’è più`}
      text={t`Forse si è spostato: ti aspettano negli altri.`}
      action={
        <ButtonLink look="primary" to="/stores" replace>
          <Trans>Tutti gli indirizzi</Trans>
        </ButtonLink>
      }
    />
  )
}

/** None fetched: why, and one more try. */
export function StoreFailed({ failure, onRetry }: { failure: Failure | undefined; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <LoadFailed
      failure={failure}
      title={t`Non riusciamo a caricare gli indirizzi`}
      offline={t`Per vedere dove siamo la prima volta serve la rete. La tua carta funziona anche senza.`}
      onRetry={onRetry}
    />
  )
}
