import { Trans, useLingui } from '@lingui/react/macro'
import { BellRing } from 'lucide-react'
import { useActivity } from '../../api/activities.ts'
import type { Failure } from '../../api/base-query.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { State } from '../../ui/State.tsx'

/** None yet: what will be here, and how to hear of it at once. */
export function NoNews() {
  const { t } = useLingui()
  const name = useActivity()?.name ?? ''
  return (
    <State
      scene="horn"
      title={t`Qui arrivano le novità`}
      text={
        name
          ? t`Avvisi, ordini, premi e tutto quello che ti riguarda da ${name}.`
          : t`Avvisi, ordini, premi e tutto quello che ti riguarda.`
      }
      action={
        <ButtonLink look="primary" to="/devices">
          <BellRing aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Avvisami subito</Trans>
        </ButtonLink>
      }
    />
  )
}

/** There are some, but not about this. */
export function NoneAbout({ onAll }: { onAll: () => void }) {
  const { t } = useLingui()
  return (
    <State
      scene="horn"
      title={t`Niente di nuovo qui`}
      text={t`Su questo argomento non è ancora arrivato niente.`}
      action={
        <Button onClick={onAll}>
          <Trans>Mostra tutte</Trans>
        </Button>
      }
    />
  )
}

/** None fetched: why, and one more try. */
export function NewsFailed({ failure, onRetry }: { failure: Failure | undefined; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <LoadFailed
      failure={failure}
      title={t`Non riusciamo a caricare le novità`}
      offline={t`Per vedere le novità serve la rete. La tua carta funziona anche senza.`}
      onRetry={onRetry}
    />
  )
}
