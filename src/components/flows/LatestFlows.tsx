import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { shownOn } from '#rules/card.ts'
import { useActivity } from '../../api/activities.ts'
import { FlowRows } from './FlowRows.tsx'
import { ComingParts } from '../../ui/Coming.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useLatestFlows } from './use-latest-flows.ts'
import '../page/latest.css'
import './flow-row.css'

type Props = {
  /** So many of them. */
  count?: number
}

/** The latest movements, and the way to all of them. */
export function LatestFlows({ count = 4 }: Props) {
  const { flows: known, isLoading } = useLatestFlows()
  const flows = known?.slice(0, count)
  const counts = shownOn(useActivity()?.cashBackType ?? 'EP')
  if (!flows && !isLoading) return null
  return (
    <Panel as="section" className="latest">
      <div className="latest-head">
        <h2>
          <Trans>Ultimi movimenti</Trans>
        </h2>
        {flows?.length ? (
          <Link className="link link-wide" to="/flows">
            <Trans>Tutti</Trans>
          </Link>
        ) : null}
      </div>
      {flows?.length === 0 ? (
        <p className="latest-none">
          {counts.credit ? (
            <Trans>Mostra la carta in cassa: il credito e i punti che guadagni compaiono qui.</Trans>
          ) : (
            <Trans>Mostra la carta in cassa: i punti che guadagni compaiono qui.</Trans>
          )}
        </p>
      ) : null}
      {flows ? (
        <ul>
          <FlowRows flows={flows} counts={counts} />
        </ul>
      ) : (
        <div className="flows-coming" aria-hidden="true">
          <ComingParts parts={[{ on: 'page', count, picture: 'round', lines: [54, 36], hasEnd: true }]} />
        </div>
      )}
    </Panel>
  )
}
