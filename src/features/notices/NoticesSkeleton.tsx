import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'
import '../../components/page/split.css'
import './notices.css'
import '../../components/notices/notice-row.css'

const ROWS = [1, 2, 3, 4, 5, 6]

/** The list in its final shape, before its first notice. */
export function NoticesSkeleton() {
  const { t } = useLingui()
  return (
    <div className="split notices" role="status" aria-label={t`Caricamento`}>
      <div>
        {ROWS.map((row) => (
          <div key={row} className="notices-skeleton">
            <Skeleton className="notice-thumb" />
            <Skeleton className="notices-skeleton-words" />
          </div>
        ))}
      </div>
    </div>
  )
}
