import { Store as StoreIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Store } from '#contract/stores.ts'
import { addressOf } from '#rules/contact-links.ts'
import type { Point } from '#rules/distance.ts'
import { Picture } from '../../components/words/Picture.tsx'
import { Distance } from './Distance.tsx'
import { StandingLine } from './StandingLine.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './stores.css'

const STAYS = { stays: true }

type Props = {
  store: Store
  from: Point | undefined
  /** It is the one that stands open beside the list. */
  isCurrent: boolean
  /** It opens beside the list, which stays where it is. */
  isBeside: boolean
}

/** A store in the list: picture, name, whether it is open, where it is. */
export function StoreRow({ store, from, isCurrent, isBeside }: Props) {
  return (
    <Panel
      as={Link}
      className="store-link"
      to={`/stores/${encodeURIComponent(store.id)}`}
      aria-current={isCurrent ? 'true' : undefined}
      replace={isBeside}
      state={isBeside ? STAYS : undefined}
      draggable={false}
    >
      <Picture image={store.image} icon={StoreIcon} sizes="(min-width: 1024px) 112px, 100vw" />
      <span className="store-words">
        <span className="store-head">
          <span className="store-name">{store.name}</span>
          <Distance store={store} from={from} />
        </span>
        <StandingLine store={store} />
        <span className="store-address">{addressOf(store)}</span>
      </span>
    </Panel>
  )
}
