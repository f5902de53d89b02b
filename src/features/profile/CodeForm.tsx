import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../api/base-query.ts'
import { FormPage } from '../../components/page/FormPage.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { useWhy } from '../../components/words/use-why.ts'

type Props = {
  title: string
  intro: ReactNode
  save: string
  /** Gives back what the server refused. */
  onSend: (code: string) => Promise<unknown>
  isGrave?: boolean
  others?: ReactNode
}

/** Six digits of a letter, and what they do. */
export function CodeForm({ onSend, ...page }: Props) {
  const { t } = useLingui()
  const why = useWhy()
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  // The code is what she has in hand.
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  const send = async () => {
    const failure = (await onSend(code)) as Failure | undefined
    setRefusal(failure && why(failure))
  }
  const change = (digits: string) => {
    setCode(digits)
    setRefusal(undefined)
  }
  return (
    <FormPage {...page} onSave={send} isOff={code.length < 6}>
      <div ref={field}>
        <CodeField label={t`Codice`} value={code} onChange={change} error={refusal} />
      </div>
    </FormPage>
  )
}
