import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Address } from '#contract/addresses.ts'
import { addressLines } from '../../components/addresses/address-lines.ts'
import { Button } from '../../ui/Button.tsx'
import { OptionList } from '../../ui/OptionList.tsx'
import { part } from '../../ui/part.tsx'
import { Section } from './Section.tsx'

/** Its form, and the library of forms, come when it is asked for. */
const NewAddress = part(() => import('./NewAddress.tsx').then((m) => m.NewAddress))

type Props = {
  addresses: readonly Address[]
  chosen: Address | undefined
  isOpen: boolean
  onEdit: () => void
  onChoose: (id: string) => void
  onDone: () => void
}

/** Where it goes to: one of hers, or a new one. */
export function AddressSection({ addresses, chosen, isOpen, onEdit, onChoose, onDone }: Props) {
  const { t, i18n } = useLingui()
  const [isAdding, setAdding] = useState(false)
  const countries = new Intl.DisplayNames(i18n.locale, { type: 'region' })
  const wordsOf = (address: Address) => {
    const [street = '', ...rest] = addressLines(address, (code) => countries.of(code) ?? code)
    return { title: street, text: rest.join(', ') }
  }
  return (
    <Section title={t`Dove lo mandiamo`} done={chosen && wordsOf(chosen)} isOpen={isOpen} isLacking={!chosen} onEdit={onEdit}>
      {addresses.length > 0 ? (
        <OptionList
          legend={t`Dove lo mandiamo`}
          chosen={chosen?.id}
          options={addresses.map((address) => ({ value: address.id, ...wordsOf(address), icon: MapPin }))}
          onChoose={onChoose}
          onDone={onDone}
        />
      ) : null}
      <Button isSmall onClick={() => setAdding(true)}>
        <Plus aria-hidden size={18} strokeWidth={1.75} />
        <Trans>Aggiungi un indirizzo</Trans>
      </Button>
      {isAdding ? (
        <NewAddress
          onClose={() => setAdding(false)}
          onAdded={(id) => {
            setAdding(false)
            onChoose(id)
            onDone()
          }}
        />
      ) : null}
    </Section>
  )
}
