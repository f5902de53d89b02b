import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useCounterCustomers } from '../../../api/counter-customers.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SuggestField } from '../../../ui/SuggestField.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import type { Taking } from './use-taking.ts'
import './taking.css'

/** As the contract has it. */
const LONGEST = 80
/** Milliseconds after the last letter until the server is asked. */
const PAUSE = 100

/** For whom: a customer, once she was found and chosen; else a guest of that name, who needs no account. */
export function WhoField({ label, taking: { name, setName, customer, setCustomer } }: { label: string; taking: Taking }) {
  const { t } = useLingui()
  const typed = useLater(customer ? '' : name.trim())
  const found = useCounterCustomers(customer ? '' : typed)
  const box = useRef<HTMLDivElement>(null)
  const takeOut = () => {
    setCustomer(undefined)
    setName('')
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={box} className={customer ? 'who is-customer' : 'who'}>
      <SuggestField
        label={label}
        list={t`Clienti trovati`}
        value={customer?.name ?? name}
        maxLength={LONGEST}
        readOnly={customer !== undefined}
        suggestions={found.map((one) => ({ id: one.id, title: one.name, text: one.phone ?? one.email }))}
        onType={setName}
        onChoose={(id) => setCustomer(found.find((one) => one.id === id))}
        after={
          customer ? (
            <span className="who-customer">
              <Tag look="brand">
                <Trans>Cliente</Trans>
              </Tag>
              <IconButton look="bare" label={t`Togli il cliente`} onClick={takeOut}>
                <X aria-hidden size={20} strokeWidth={1.75} />
              </IconButton>
            </span>
          ) : null
        }
      />
    </div>
  )
}

/** What was typed, once she has paused. */
function useLater(text: string): string {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
