import { Page } from '../../components/page/Page.tsx'
import { useStoreWords } from '../../components/activity/use-store-words.ts'
import { Outdated } from '../../components/page/Outdated.tsx'
import { StoreFailed, StoreGone } from './NoStores.tsx'
import { StoreDetail } from './StoreDetail.tsx'
import { StoreShare } from './StoreShare.tsx'
import { StoreSkeleton } from './StoresSkeleton.tsx'
import { useChosenStore } from './use-chosen-store.ts'
import type { useHere } from './use-here.ts'

type Props = { id: string; near: ReturnType<typeof useHere>; isOneOfMany: boolean }

/** One store on a page of its own, the picture from the very top. */
export function StorePage({ id, near, isOneOfMany }: Props) {
  const { one } = useStoreWords()
  const { data, isLoading, failure, isGone, retry } = useChosenStore(id)
  const isMissing = !data && !isLoading
  return (
    <Page title={one} isOver={!isMissing && !failure?.status} actions={data ? <StoreShare store={data} /> : null}>
      {data && failure?.status ? <Outdated failure={failure} onRetry={retry} /> : null}
      {data ? <StoreDetail store={data} near={near} isOneOfMany={isOneOfMany} /> : null}
      {isLoading ? <StoreSkeleton /> : null}
      {isMissing ? isGone ? <StoreGone /> : <StoreFailed failure={failure} onRetry={retry} /> : null}
    </Page>
  )
}
