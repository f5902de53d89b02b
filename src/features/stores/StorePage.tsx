import { useLingui } from '@lingui/react/macro'
import type { Point } from '#rules/distance.ts'
import { Page } from '../../components/Page.tsx'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { StoreFailed, StoreGone } from './NoStores.tsx'
import { StoreDetail } from './StoreDetail.tsx'
import { useChosenStore } from './use-chosen-store.ts'

type Props = { id: string; from: Point | undefined; isOneOfMany: boolean }

/** One store on a page of its own, the picture from the very top. */
export function StorePage({ id, from, isOneOfMany }: Props) {
  const { t } = useLingui()
  const { data, loading, failure, isGone, retry } = useChosenStore(id)
  const isMissing = !data && !loading
  return (
    <Page title={t`Negozio`} isOver={!isMissing && !failure}>
      {data && failure ? <NotUpdated message={failure.message} onRetry={retry} /> : null}
      {data ? <StoreDetail store={data} from={from} isOneOfMany={isOneOfMany} /> : null}
      {loading ? <StoreSkeleton /> : null}
      {isMissing ? isGone ? <StoreGone /> : <StoreFailed failure={failure} onRetry={retry} /> : null}
    </Page>
  )
}

function StoreSkeleton() {
  const { t } = useLingui()
  return (
    <div className="store" role="status" aria-label={t`Caricamento`}>
      <div className="skeleton store-picture" />
      <div className="store-body">
        <div className="skeleton store-line" />
        <div className="skeleton store-line store-line-short" />
        <div className="skeleton store-line-panel" />
      </div>
    </div>
  )
}
