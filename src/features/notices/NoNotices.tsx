import { Trans, useLingui } from '@lingui/react/macro'
import { BellRing } from 'lucide-react'
import { useActivity } from '../../api/activities.ts'
import type { Failure } from '../../api/base-query.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { State } from '../../ui/State.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

/** None yet: what will be here, and how to hear of it at once. */
export function NoNotices() {
  const { t } = useLingui()
  const name = useActivity()?.name ?? ''
  return (
    <State
      scene="horn"
      title={t`Ancora nessun avviso`}
      text={name ? t`Qui arrivano le novità di ${name}.` : t`Qui arrivano le novità dell’attività.`}
      action={
        <ButtonLink look="primary" to="/devices">
          <BellRing aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Avvisami subito</Trans>
        </ButtonLink>
      }
    />
  )
}

/** None fetched: why, and one more try. */
export function NoticesFailed({ failure, onRetry }: { failure: Failure | undefined; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <LoadFailed
      failure={failure}
      title={t`Avvisi non disponibili`}
      offline={t`Per vedere gli avvisi serve la rete. La tua carta funziona anche senza.`}
      onRetry={onRetry}
    />
  )
}
