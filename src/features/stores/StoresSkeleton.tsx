import { useLingui } from '@lingui/react/macro'

const ROWS = [1, 2]

/** The list in its final shape, before its first store. */
export function StoresSkeleton() {
  const { t } = useLingui()
  return (
    <div className="split stores" role="status" aria-label={t`Caricamento`}>
      <div>
        <div className="stores-near">
          <div className="skeleton store-skeleton-chip" />
        </div>
        <div className="stores-list">
          {ROWS.map((row) => (
            <div key={row} className="panel store-link">
              <div className="skeleton picture" />
              <div className="store-words">
                <div className="skeleton store-skeleton-name" />
                <div className="skeleton store-skeleton-line" />
                <div className="skeleton store-skeleton-line" />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className="panel split-aside">
        <div className="skeleton picture" />
      </div>
    </div>
  )
}
