import { useParams } from 'react-router-dom'
import { hasManyStores } from '#rules/visibility.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useStores } from '../../api/stores.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useStoreWords } from '../../components/activity/use-store-words.ts'
import { Outdated } from '../../components/page/Outdated.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { NoStores, StoreFailed } from './NoStores.tsx'
import './store.css'
import { Panel } from '../../ui/Panel.tsx'
import { StoreDetail } from './StoreDetail.tsx'
import { StorePage } from './StorePage.tsx'
import { StoreShare } from './StoreShare.tsx'
import './stores.css'
import { StoresSkeleton } from './StoresSkeleton.tsx'
import { StoresView } from './StoresView.tsx'
import { useHere } from './use-here.ts'

/** Where the activity is to be found: the stores, or the only one; one of them beside the list where there is room. Spec §2. */
export function StoresPage() {
  const words = useStoreWords()
  const { id } = useParams()
  const isWide = useWide()
  const { data, at, isLoading, failure, retry } = useStores()
  useShowing(at)
  const near = useHere()
  const configuration = useConfiguration()
  const isMany = hasManyStores(data?.length ?? configuration?.stores)
  const only = isMany ? undefined : data?.[0]?.id
  const open = id ?? only
  if (open !== undefined && !isWide) return <StorePage key={open} id={open} near={near} isOneOfMany={isMany} />
  const [alone] = isMany || id !== undefined ? [] : (data ?? [])
  return (
    <Page title={isMany ? words.many : words.one} path="/stores" actions={alone ? <StoreShare store={alone} /> : null}>
      {failure?.status && data ? <Outdated failure={failure} onRetry={retry} /> : null}
      {isLoading ? <StoresSkeleton /> : null}
      {!data && !isLoading ? <StoreFailed failure={failure} onRetry={retry} /> : null}
      {data?.length === 0 && id === undefined ? <NoStores /> : null}
      {alone ? (
        <Panel className="store-alone">
          <StoreDetail store={alone} near={near} isOneOfMany={false} />
        </Panel>
      ) : data && (data.length > 0 || id !== undefined) ? (
        <StoresView stores={data} id={id} isWide={isWide} near={near} />
      ) : null}
    </Page>
  )
}
