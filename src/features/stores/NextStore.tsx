import { ChevronRight, Store as StoreIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Store } from '#contract/stores.ts'
import { byDistance, type Point } from '#rules/distance.ts'
import { useStores } from '../../api/stores.ts'
import { Picture } from '../../components/words/Picture.tsx'
import { Row, RowWords } from '../../ui/Row.tsx'
import { Distance } from './Distance.tsx'
import { StandingLine } from './StandingLine.tsx'
import './store.css'

/** Another one of the activity: the nearest to her, else the one that follows in the list. LOOK phone-7. */
export function NextStore({ store, from, isBeside }: { store: Store; from: Point | undefined; isBeside: boolean }) {
  const stores = useStores().data ?? []
  const at = stores.findIndex(({ id }) => id === store.id)
  const others = [...stores.slice(at + 1), ...stores.slice(0, Math.max(0, at))]
  const next = from ? byDistance(others, from)[0]?.place : others[0]
  if (!next) return null
  return (
    <Row
      as={Link}
      className="store-next"
      to={`/stores/${encodeURIComponent(next.id)}`}
      replace={isBeside}
      state={isBeside ? { stays: true } : undefined}
    >
      <Picture image={next.image} icon={StoreIcon} sizes="48px" />
      <RowWords>
        <strong>{next.name}</strong>
        <span className="small store-next-line">
          <StandingLine store={next} />
          <Distance store={next} from={from} />
        </span>
      </RowWords>
      <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
    </Row>
  )
}
