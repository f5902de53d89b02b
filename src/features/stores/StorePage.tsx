import type { Point } from '#rules/distance.ts'
import { DetailSkeleton } from '../../components/page/Detail.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useStoreWords } from '../../components/activity/use-store-words.ts'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { StoreFailed, StoreGone } from './NoStores.tsx'
import { StoreDetail } from './StoreDetail.tsx'
import { useChosenStore } from './use-chosen-store.ts'

type Props = { id: string; from: Point | undefined; isOneOfMany: boolean }

/** One store on a page of its own, the picture from the very top. */
export function StorePage({ id, from, isOneOfMany }: Props) {
  const { one } = useStoreWords()
  const { data, isLoading, failure, isGone, retry } = useChosenStore(id)
  const isMissing = !data && !isLoading
  return (
    <Page title={one} isOver={!isMissing && !failure?.status}>
      {data && failure?.status ? <NotUpdated message={failure.message} onRetry={retry} /> : null}
      {data ? <StoreDetail store={data} from={from} isOneOfMany={isOneOfMany} /> : null}
      {isLoading ? <DetailSkeleton /> : null}
      {isMissing ? isGone ? <StoreGone /> : <StoreFailed failure={failure} onRetry={retry} /> : null}
    </Page>
  )
}
