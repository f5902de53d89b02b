import { Trans, useLingui } from '@lingui/react/macro'
import { BellRing, Megaphone } from 'lucide-react'
import { useActivity } from '../../api/activities.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { State } from '../../ui/State.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

/** None yet: what will be here, and how to hear of it at once. */
export function NoNotices() {
  const { t } = useLingui()
  const name = useActivity()?.name ?? ''
  return (
    <State
      picture={<Megaphone size={64} strokeWidth={1.5} />}
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
export function NoticesFailed({ isOffline, message, onRetry }: { isOffline: boolean; message: string; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <LoadFailed
      isOffline={isOffline}
      title={t`Avvisi non disponibili`}
      text={isOffline ? t`Per vedere gli avvisi serve la rete. La tua carta funziona anche senza.` : message}
      onRetry={onRetry}
    />
  )
}
