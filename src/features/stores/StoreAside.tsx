import { useLingui } from '@lingui/react/macro'
import type { Point } from '#rules/distance.ts'
import { StoreFailed, StoreGone } from './NoStores.tsx'
import { StoreDetail } from './StoreDetail.tsx'
import { useChosenStore } from './use-chosen-store.ts'

type Props = { id: string; from: Point | undefined; isOneOfMany: boolean }

/** The store beside the list. */
export function StoreAside({ id, from, isOneOfMany }: Props) {
  const { t } = useLingui()
  const { data, loading, failure, isGone, retry } = useChosenStore(id)
  return (
    <aside className="panel split-aside" aria-label={t`Negozio`}>
      {data ? <StoreDetail store={data} from={from} isOneOfMany={isOneOfMany} /> : null}
      {loading ? <div className="skeleton picture" /> : null}
      {!data && !loading ? isGone ? <StoreGone /> : <StoreFailed failure={failure} onRetry={retry} /> : null}
    </aside>
  )
}
