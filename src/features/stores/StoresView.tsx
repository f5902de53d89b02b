import type { Store } from '#contract/stores.ts'
import { byDistance, pointOf } from '#rules/distance.ts'
import { NearButton } from './NearButton.tsx'
import { StoreAside } from './StoreAside.tsx'
import { StoreRow } from './StoreRow.tsx'
import type { useHere } from './use-here.ts'
import '../../components/page/split.css'
import './stores.css'

type Props = { stores: Store[]; id: string | undefined; isWide: boolean; near: ReturnType<typeof useHere> }

/** The list, as it comes or the nearest first; beside it the chosen store, or its first. */
export function StoresView({ stores, id, isWide, near }: Props) {
  const { here, from, press } = near
  const rows = from ? byDistance(stores, from).map(({ place }) => place) : stores
  const current = id ?? rows[0]?.id
  const isMany = stores.length > 1
  return (
    <div className="split stores">
      <div>
        {isMany && stores.some(pointOf) ? <NearButton here={here} onPress={press} /> : null}
        <ul className="stores-list">
          {rows.map((store) => (
            <li key={store.id}>
              <StoreRow store={store} from={from} isCurrent={isWide && store.id === current} isBeside={isWide} />
            </li>
          ))}
        </ul>
      </div>
      {isWide && current !== undefined ? <StoreAside key={current} id={current} near={near} isOneOfMany={isMany} /> : null}
    </div>
  )
}
