import { useStoreWords } from '../../components/activity/use-store-words.ts'
import { StoreFailed, StoreGone } from './NoStores.tsx'
import { StoreDetail } from './StoreDetail.tsx'
import { useChosenStore } from './use-chosen-store.ts'
import { Aside } from '../../ui/Aside.tsx'
import '../../components/page/split.css'
import './store.css'
import { StoreShare } from './StoreShare.tsx'
import { StoreSkeleton } from './StoresSkeleton.tsx'
import type { useHere } from './use-here.ts'

type Props = { id: string; near: ReturnType<typeof useHere>; isOneOfMany: boolean }

/** The store beside the list. */
export function StoreAside({ id, near, isOneOfMany }: Props) {
  const { one } = useStoreWords()
  const { data, isLoading, failure, isGone, retry } = useChosenStore(id)
  return (
    <Aside open={id} className="split-aside" aria-label={one}>
      {data ? (
        <>
          <div className="store-aside-keys">
            <StoreShare store={data} />
          </div>
          <StoreDetail store={data} near={near} isOneOfMany={isOneOfMany} isBeside />
        </>
      ) : null}
      {isLoading ? <StoreSkeleton /> : null}
      {!data && !isLoading ? isGone ? <StoreGone /> : <StoreFailed failure={failure} onRetry={retry} /> : null}
    </Aside>
  )
}
