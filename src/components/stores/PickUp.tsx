import { useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import type { Store } from '#contract/stores.ts'
import { useStores } from '../../api/stores.ts'
import { type ComingPart, ComingParts } from '../../ui/Coming.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { IconRow } from '../page/IconRow.tsx'
import { AddressAndHours } from './AddressAndHours.tsx'
import { DirectionsButtons } from './DirectionsButtons.tsx'
import { storeOf } from './store-of.ts'
import './pick-up.css'

const SHAPE: ComingPart[] = [{ on: 'panel', picture: 'round', lines: [44, 72] }]

type Props = {
  order: Pick<Order, 'storeId'>
  /** Something else comes first on the page. */
  isQuiet?: boolean
}

/** Where an order is collected: the store, whether it is open, the way there and a call. Where nobody knows which of several, the way to all of them. */
export function PickUp({ order, isQuiet = false }: Props) {
  const { t } = useLingui()
  const { data: stores = [], isLoading } = useStores()
  const store = storeOf(order, stores)
  if (isLoading) return <ComingParts parts={SHAPE} />
  if (store) return <Place store={store} isQuiet={isQuiet} />
  if (stores.length === 0) return null
  const names = stores.map((one) => one.name).join(' · ')
  return (
    <Panel as="ul" className="icon-rows">
      <IconRow to="/stores" Icon={MapPin} title={t`Dove si ritira`} detail={names} />
    </Panel>
  )
}

function Place({ store, isQuiet }: { store: Store; isQuiet: boolean }) {
  const { t } = useLingui()
  const { id, name } = store
  return (
    <Panel as="ul" className="icon-rows">
      <IconRow to={`/stores/${id}`} Icon={MapPin} title={t`Ritiro: ${name}`} detail={<AddressAndHours store={store} />} />
      <li className="pick-up-keys">
        <DirectionsButtons store={store} isQuiet={isQuiet} />
      </li>
    </Panel>
  )
}
