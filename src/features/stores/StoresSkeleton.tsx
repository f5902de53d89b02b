import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import '../../components/page/split.css'
import '../../components/page/detail.css'
import '../../components/stores/store-keys.css'
import './store.css'
import './stores.css'
import '../../components/words/picture.css'

const ROWS = [1, 2]

/** The list in its final shape, before its first store. */
export function StoresSkeleton() {
  const { t } = useLingui()
  return (
    <div className="split stores" role="status" aria-label={t`Caricamento`}>
      <div>
        <div className="stores-near">
          <Skeleton className="store-skeleton-chip" />
        </div>
        <div className="stores-list">
          {ROWS.map((row) => (
            <Panel key={row} className="store-link">
              <Skeleton className="picture" />
              <div className="store-words">
                <Skeleton className="store-skeleton-name" />
                <Skeleton className="store-skeleton-line" />
                <Skeleton className="store-skeleton-line" />
              </div>
            </Panel>
          ))}
        </div>
      </div>
      <Panel className="split-aside">
        <StoreShape />
      </Panel>
    </div>
  )
}

/** One store in its final shape, before it is there. */
export function StoreSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Caricamento`}>
      <StoreShape />
    </div>
  )
}

const StoreShape = () => (
  <div className="detail store-sheet">
    <Skeleton className="picture" />
    <div className="detail-body">
      <Skeleton className="store-skeleton-title" />
      <Skeleton className="store-skeleton-line" />
      <div className="store-keys">
        <Skeleton className="store-skeleton-key" />
        <Skeleton className="store-skeleton-key" />
      </div>
      <Skeleton className="store-skeleton-map" />
      <Skeleton className="store-skeleton-hours" />
    </div>
  </div>
)
