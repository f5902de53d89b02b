import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'
import '../../components/page/split.css'
import './inbox.css'

const ROWS = [1, 2, 3, 4, 5]

/** The list in its final shape, before its first piece of news: one to be read, the others flat. */
export function InboxSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Caricamento`}>
      <Skeleton className="inbox-skeleton-span" />
      <Skeleton className="inbox-skeleton-card" />
      {ROWS.map((row) => (
        <div key={row} className="inbox-skeleton-row">
          <Skeleton className="inbox-skeleton-thumb" />
          <Skeleton className="inbox-skeleton-words" />
        </div>
      ))}
    </div>
  )
}
