import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './flows.css'

const ROWS = [1, 2, 3, 4, 5]

/** The page in its final shape, before its first figure. */
export function FlowsSkeleton() {
  const { t } = useLingui()
  return (
    <div className="flows" role="status" aria-label={t`Caricamento`}>
      <Skeleton className="balance-skeleton" />
      <div>
        {ROWS.map((row) => (
          <Skeleton key={row} className="flows-row" />
        ))}
      </div>
    </div>
  )
}
