import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormPage } from '../../components/page/FormPage.tsx'
import type { Submitting } from '../../components/submit/use-submit.ts'
import { CodeField } from '../../ui/CodeField.tsx'

type Props = Submitting & {
  title: string
  intro: ReactNode
  save: string
  onSend: (code: string) => unknown
  /** The refusal is of a code that she is changing. */
  clear: () => void
  isGrave?: boolean
  others?: ReactNode
}

/** Six digits of a letter, and what they do. */
export function CodeForm({ onSend, clear, refusal, ...page }: Props) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  // The code is what she has in hand.
  const field = useRef<HTMLDivElement>(null)
  const lookAt = () => field.current?.querySelector('input')?.focus()
  useEffect(lookAt, [])
  const isWhole = code.length === 6
  const change = (digits: string) => {
    setCode(digits)
    clear()
  }
  return (
    <FormPage
      {...page}
      missing={isWhole ? undefined : t`Scrivi le sei cifre del codice`}
      onSave={() => (isWhole ? onSend(code) : lookAt())}
    >
      <div ref={field}>
        <CodeField label={t`Codice`} value={code} onChange={change} error={refusal} />
      </div>
    </FormPage>
  )
}
