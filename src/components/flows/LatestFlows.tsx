import { Trans } from '@lingui/react/macro'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { useKeptFlows, useMyFlowsInfiniteQuery } from '../../api/flows.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { FlowRow } from './FlowRow.tsx'
import type { Session } from '../../state/session.ts'
import { Panel } from '../../ui/Panel.tsx'
import '../page/latest.css'

const SHOWN = 4

/** The latest movements, and the way to all of them. */
export function LatestFlows() {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId) ?? ''
  const copy = useKeptFlows(activityId)?.data
  const { language } = useLanguage()
  const { currentData } = useMyFlowsInfiniteQuery({ activityId, language }, { skip: !activityId })
  const flows = (currentData?.pages[0]?.data.flows ?? copy)?.slice(0, SHOWN)
  if (!flows) return null
  return (
    <Panel as="section" className="latest">
      <div className="latest-head">
        <h2>
          <Trans>Ultimi movimenti</Trans>
        </h2>
        {flows.length ? (
          <Link className="link link-wide" to="/flows">
            <Trans>Tutti</Trans>
          </Link>
        ) : null}
      </div>
      {flows.length ? null : (
        <p className="latest-none">
          <Trans>Mostra la carta in cassa: il credito e i punti che guadagni compaiono qui.</Trans>
        </p>
      )}
      <ul>
        {flows.map((flow) => (
          <FlowRow key={flow.id} flow={flow} withDate />
        ))}
      </ul>
    </Panel>
  )
}
