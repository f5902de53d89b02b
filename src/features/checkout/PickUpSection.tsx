import { Trans, useLingui } from '@lingui/react/macro'
import { Store as Sign } from 'lucide-react'
import type { Store } from '#contract/stores.ts'
import { AddressAndHours } from '../../components/stores/AddressAndHours.tsx'
import { OptionList } from '../../ui/OptionList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import { Section } from './Section.tsx'
import './checkout.css'

type Props = { stores: readonly Store[]; store: Store; onChoose: (storeId: string) => void }

/** Where she collects it, and whether that is open now: of several stores the one that she chooses. */
export function PickUpSection({ stores, store, onChoose }: Props) {
  const { t } = useLingui()
  if (stores.length > 1)
    return (
      <Section title={t`Dove si ritira`} isOpen>
        <OptionList
          legend={t`Dove si ritira`}
          chosen={store.id}
          options={stores.map((one) => ({ value: one.id, title: one.name, text: <AddressAndHours store={one} /> }))}
          onChoose={onChoose}
        />
      </Section>
    )
  return (
    <Panel as="section" className="checkout-section">
      <h2 className="checkout-title">
        <Trans>Dove si ritira</Trans>
      </h2>
      <Row>
        <RowIcon>
          <Sign aria-hidden size={20} strokeWidth={1.75} />
        </RowIcon>
        <RowWords>
          <strong>{store.name}</strong>
          <span className="small quiet">
            <AddressAndHours store={store} />
          </span>
        </RowWords>
      </Row>
    </Panel>
  )
}
