import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard } from 'lucide-react'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { State } from '../../ui/State.tsx'
import './flows.css'

/** No movement yet. */
export function NoFlows({ hasCredit }: { hasCredit: boolean }) {
  const { t } = useLingui()
  return (
    <State
      scene="steps"
      title={t`Ancora nessun movimento`}
      text={
        hasCredit
          ? t`Mostra la carta in cassa: il credito e i punti che guadagni compaiono qui.`
          : t`Mostra la carta in cassa: i punti che guadagni compaiono qui.`
      }
      action={
        <ButtonLink look="primary" to="/card">
          <CreditCard aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Mostra la carta</Trans>
        </ButtonLink>
      }
    />
  )
}

/** None of the chosen group. */
export function NoneOfGroup({ onAll }: { onAll: () => void }) {
  return (
    <div className="flows-none">
      <p>
        <Trans>Nessun movimento di questo tipo.</Trans>
      </p>
      <Button isSmall onClick={onAll}>
        <Trans>Mostra tutti</Trans>
      </Button>
    </div>
  )
}
