import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCounterCustomers } from '../../../api/counter-customers.ts'
import { Button } from '../../../ui/Button.tsx'
import { SuggestField } from '../../../ui/SuggestField.tsx'
import { useOnline } from '../../../ui/use-online.ts'

/** Looks a customer up by name or e-mail: first by what was `typed` elsewhere, if that has letters. */
export function FindByName({ typed }: { typed: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const found = useCounterCustomers(name.trim())
  const open = () => {
    if (/\p{L}/u.test(typed)) setName(typed)
    setOpen(true)
  }
  if (!isOpen)
    return (
      <Button look="outline" isWide disabled={!isOnline} onClick={open}>
        <Search aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Cerca per nome</Trans>
      </Button>
    )
  return (
    <div ref={focusField}>
      <SuggestField
        label={t`Nome o e-mail`}
        list={t`Clienti trovati`}
        value={name}
        isTyped
        maxLength={80}
        suggestions={found.map((one) => ({ id: one.id, title: one.name, text: one.phone ?? one.email }))}
        onType={setName}
        onChoose={(id) => navigate(`/counter/till/${id}`)}
      />
    </div>
  )
}

const focusField = (box: HTMLDivElement | null) => box?.querySelector('input')?.focus()
