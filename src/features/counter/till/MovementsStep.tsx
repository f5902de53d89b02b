import { Trans, useLingui } from '@lingui/react/macro'
import type { TillCustomer } from '#contract/counter-till.ts'
import { shownOn } from '#rules/card.ts'
import { useTillMovements } from '../../../api/counter-till.ts'
import { FlowRows } from '../../../components/flows/FlowRows.tsx'
import { WorkFailed } from '../../../components/staff/WorkFailed.tsx'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { Coming } from '../../../ui/Coming.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import './scan.css'
import './till.css'

/** Her last movements: whether something arrived, and what became of it. */
export function MovementsStep({ customer: { id, name, gives } }: { customer: TillCustomer }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { data, isLoading, failure, retry } = useTillMovements(id, language)
  if (isLoading) return <Coming parts={[{ on: 'panel', count: 5, lines: [62, 40], hasEnd: true }]} />
  if (!data)
    return (
      <WorkFailed
        failure={failure}
        title={t`Non riusciamo a caricare i movimenti`}
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
      <FlowRows flows={data} counts={shownOn(gives.cashBackType)} />
    </Panel>
  )
}
