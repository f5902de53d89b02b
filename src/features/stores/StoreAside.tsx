import type { Point } from '#rules/distance.ts'
import { useStoreWords } from '../../components/activity/use-store-words.ts'
import { StoreFailed, StoreGone } from './NoStores.tsx'
import { StoreDetail } from './StoreDetail.tsx'
import { useChosenStore } from './use-chosen-store.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import '../../components/page/split.css'
import '../../components/words/picture.css'

type Props = { id: string; from: Point | undefined; isOneOfMany: boolean }

/** The store beside the list. */
export function StoreAside({ id, from, isOneOfMany }: Props) {
  const { one } = useStoreWords()
  const { data, loading, failure, isGone, retry } = useChosenStore(id)
  return (
    <Panel as="aside" className="split-aside" aria-label={one}>
      {data ? <StoreDetail store={data} from={from} isOneOfMany={isOneOfMany} /> : null}
      {loading ? <Skeleton className="picture" /> : null}
      {!data && !loading ? isGone ? <StoreGone /> : <StoreFailed failure={failure} onRetry={retry} /> : null}
    </Panel>
  )
}
