import { useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import { addressOf } from '#rules/contact-links.ts'
import { useStores } from '../../api/stores.ts'
import { type ComingPart, ComingParts } from '../../ui/Coming.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { IconRow } from '../page/IconRow.tsx'
import { DirectionsButtons } from './DirectionsButtons.tsx'
import './pick-up.css'

const SHAPE: ComingPart[] = [{ on: 'panel', picture: 'round', lines: [44, 72] }]

/** Where an order is collected: the store, the way there and a call. Of several none is said, as no order names one: the way to all of them. */
export function PickUp() {
  const { t } = useLingui()
  const { data: stores = [], isLoading } = useStores()
  const [store] = stores
  if (isLoading) return <ComingParts parts={SHAPE} />
  if (!store) return null
  const { name } = store
  if (stores.length > 1) {
    const names = stores.map((one) => one.name).join(' · ')
    return (
      <Panel as="ul" className="icon-rows">
        <IconRow to="/stores" Icon={MapPin} title={t`Dove si ritira`} detail={names} />
      </Panel>
    )
  }
  return (
    <Panel as="ul" className="icon-rows">
      <IconRow to={`/stores/${store.id}`} Icon={MapPin} title={t`Ritiro: ${name}`} detail={addressOf(store)} />
      <li className="pick-up-keys">
        <DirectionsButtons store={store} />
      </li>
    </Panel>
  )
}
