import { Trans, useLingui } from '@lingui/react/macro'
import type { TillCustomer } from '#contract/counter-till.ts'
import { shownOn } from '#rules/card.ts'
import { useConfiguration } from '../../../api/activities.ts'
import { useTillMovements } from '../../../api/counter-till.ts'
import { FlowRow } from '../../../components/flows/FlowRow.tsx'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import './scan.css'
import './till.css'

/** Her last movements: whether something arrived, and what became of it. */
export function MovementsStep({ customer: { id, name, gives } }: { customer: TillCustomer }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const zone = useConfiguration()?.zone
  const { data, isLoading, failure, retry } = useTillMovements(id, language)
  if (isLoading) return <Skeleton className="cash-keys-coming" />
  if (!data)
    return (
      <LoadFailed
        failure={failure}
        title={t`Non riusciamo a caricare i dati`}
        offline={t`I movimenti si leggono appena torna la rete.`}
        onRetry={retry}
      />
    )
  if (data.length === 0)
    return (
      <p className="quiet">
        <Trans>{name} non ha ancora movimenti.</Trans>
      </p>
    )
  return (
    <Panel as="ul" className="cash-rows">
      {data.map((flow) => (
        <FlowRow key={flow.id} flow={flow} withDate zone={zone} counts={shownOn(gives.cashBackType)} />
      ))}
    </Panel>
  )
}
