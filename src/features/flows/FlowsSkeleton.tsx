import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ComingParts } from '../../ui/Coming.tsx'
import './chart.css'
import '../../components/flows/flow-row.css'
import './flows.css'

const CHIPS = [1, 2, 3]

/** The page in its final shape, before its first figure. */
export function FlowsSkeleton() {
  const { t } = useLingui()
  return (
    <div className="flows" role="status" aria-label={t`Caricamento`}>
      <div className="balance">
        <Skeleton className="flows-skeleton-label" />
        <Skeleton className="flows-skeleton-figure" />
        <Skeleton className="flows-skeleton-chart" />
      </div>
      <div>
        <div className="flow-groups">
          {CHIPS.map((chip) => (
            <Skeleton key={chip} className="flows-skeleton-chip" />
          ))}
        </div>
        <Skeleton className="flows-skeleton-head" />
        <div className="flows-coming">
          <ComingParts parts={[{ on: 'page', count: 5, picture: 'round', lines: [54, 36], hasEnd: true }]} />
        </div>
      </div>
    </div>
  )
}
