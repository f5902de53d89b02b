import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FLOW_GROUPS, type FlowGroup } from '#contract/flows.ts'
import { shownOn } from '#rules/card.ts'
import { onTheWall } from '#rules/days.ts'
import { useActivity, useConfiguration } from '../../api/activities.ts'
import type { Sum } from '../../components/card/card-lines.ts'
import { Page } from '../../components/page/Page.tsx'
import { serverTime } from '../../state/clock.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Outdated } from '../../components/page/Outdated.tsx'
import { BalanceChart } from './BalanceChart.tsx'
import { FlowList } from './FlowList.tsx'
import { FlowsEnd } from './FlowsEnd.tsx'
import './flows.css'
import { FlowsSkeleton } from './FlowsSkeleton.tsx'
import { GroupChips } from './GroupChips.tsx'
import { NoFlows, NoneOfGroup } from './NoFlows.tsx'
import { linesOf, monthsOf } from './lines.ts'
import { useFlows } from './use-flows.ts'
import { useShowing } from '../../components/page/shown-at.ts'
import { useMoment } from '../../components/words/use-moment.ts'

const STAYS = { stays: true }

/** Every movement of the card as a story, by month, below the line of the balance. Spec §2, §9. */
export function FlowsPage() {
  const { t } = useLingui()
  return (
    <Page title={t`Movimenti`}>
      <Flows />
    </Page>
  )
}

const isGroup = (given: string | null): given is FlowGroup => FLOW_GROUPS.some((group) => group === given)

/** Which group is asked for, in the address: back comes back to it. */
function useGroup(): [FlowGroup | undefined, (group: FlowGroup | undefined) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('group')
  return [isGroup(asked) ? asked : undefined, (group) => setSearch(group ? { group } : {}, { replace: true, state: STAYS })]
}

/** What this activity counts, and which of it leads. */
function useMeasure() {
  const counts = shownOn(useActivity()?.cashBackType ?? 'EP')
  const shown: Sum['key'][] = [...(counts.credit ? ['credit' as const] : []), ...(counts.points ? ['points' as const] : [])]
  const [wanted, setWanted] = useState<Sum['key']>('credit')
  return { counts, shown, measure: shown.includes(wanted) ? wanted : (shown[0] ?? 'credit'), setMeasure: setWanted }
}

function Flows() {
  const { t } = useLingui()
  const [group, setGroup] = useGroup()
  const flows = useFlows(group)
  const { counts, shown, measure, setMeasure } = useMeasure()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const months = useMemo(() => monthsOf(zone), [zone])
  const moment = useMoment(flows.at, zone)
  useShowing(flows.at)
  const today = onTheWall(zone, serverTime()).day
  const { pages } = flows
  const lines = useMemo(() => (pages ? linesOf(pages, months, !flows.hasMore) : []), [pages, months, flows.hasMore])

  if (flows.isLoading) return <FlowsSkeleton group={group} />
  if (!pages)
    return (
      <LoadFailed
        failure={flows.failure}
        title={t`Non riusciamo a caricare i movimenti`}
        offline={t`Per vedere i movimenti serve la rete. La tua carta funziona anche senza.`}
        onRetry={flows.retry}
      />
    )
  const row = { today, measure, counts }
  return (
    <>
      {flows.failure?.status ? <Outdated failure={flows.failure} onRetry={flows.retry} /> : null}
      {lines.length === 0 && !group ? (
        <NoFlows hasCredit={counts.credit} />
      ) : (
        <div className="flows">
          <BalanceChart {...row} flows={pages[0] ?? []} group={group} zone={zone} shown={shown} onMeasure={setMeasure} />
          <div>
            <GroupChips chosen={group} onChoose={setGroup} />
            {lines.length === 0 && !flows.isGuess ? <NoneOfGroup onAll={() => setGroup(undefined)} /> : null}
            <div key={group} className="flows-shown">
              <FlowList {...row} name={`${flows.activityId} ${group ?? ''}`} lines={lines} onNearEnd={flows.more} />
            </div>
            <FlowsEnd flows={flows} moment={moment} />
          </div>
        </div>
      )}
    </>
  )
}
