import { Trans } from '@lingui/react/macro'
import { Store as Sign } from 'lucide-react'
import type { Store } from '#contract/stores.ts'
import { addressOf } from '#rules/contact-links.ts'
import { useStores } from '../../api/stores.ts'
import { useStanding } from '../../components/stores/use-standing.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import './checkout.css'

/** Where she collects it, and whether that is open now. Of several stores all are named, as no order names one. */
export function PickUpSection() {
  const stores = useStores().data ?? []
  if (stores.length === 0) return null
  return (
    <Panel as="section" className="checkout-section">
      <h2 className="checkout-title">
        <Trans>Dove si ritira</Trans>
      </h2>
      <ul>
        {stores.map((store) => (
          <Place key={store.id} store={store} />
        ))}
      </ul>
    </Panel>
  )
}

function Place({ store }: { store: Store }) {
  const standing = useStanding(store)
  const hours = standing && [standing.title, standing.text].filter(Boolean).join(', ')
  return (
    <Row>
      <RowIcon>
        <Sign aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <strong>{store.name}</strong>
        <span className="small quiet">{addressOf(store)}</span>
        {hours ? <span className="small quiet">{hours}</span> : null}
      </RowWords>
    </Row>
  )
}
