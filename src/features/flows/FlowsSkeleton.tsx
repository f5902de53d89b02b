import { useLingui } from '@lingui/react/macro'
import type { FlowGroup } from '#contract/flows.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ComingParts } from '../../ui/Coming.tsx'
import { GroupChips } from './GroupChips.tsx'
import './chart.css'
import '../../components/flows/flow-row.css'
import './flows.css'

const nothing = () => undefined

/** The page in its final shape, before its first figure: which movements can be asked for is known. */
export function FlowsSkeleton({ group }: { group: FlowGroup | undefined }) {
  const { t } = useLingui()
  return (
    <div className="flows" role="status" aria-label={t`Caricamento`}>
      <div className="balance">
        <Skeleton className="flows-skeleton-label" />
        <Skeleton className="flows-skeleton-figure" />
        <Skeleton className="flows-skeleton-chart" />
      </div>
      <div>
        <div inert>
          <GroupChips chosen={group} onChoose={nothing} />
        </div>
        <Skeleton className="flows-skeleton-head" />
        <div className="flows-coming">
          <ComingParts parts={[{ on: 'page', count: 5, picture: 'round', lines: [54, 36], hasEnd: true }]} />
        </div>
      </div>
    </div>
  )
}
