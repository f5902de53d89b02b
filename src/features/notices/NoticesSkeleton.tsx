import { useLingui } from '@lingui/react/macro'

const ROWS = [1, 2, 3, 4, 5, 6]

/** The list in its final shape, before its first notice. */
export function NoticesSkeleton() {
  const { t } = useLingui()
  return (
    <div className="split notices" role="status" aria-label={t`Caricamento`}>
      <div>
        {ROWS.map((row) => (
          <div key={row} className="notices-skeleton">
            <div className="skeleton notice-thumb" />
            <div className="skeleton notices-skeleton-words" />
          </div>
        ))}
      </div>
    </div>
  )
}
