import { Trans, useLingui } from '@lingui/react/macro'
import { Hash, ScanBarcode } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import type { Find } from './use-find.ts'
import { isTextField } from './use-typing-scanner.ts'
import './scan.css'

type Props = { find: Find; isFirst: boolean; typed: string; onType: (typed: string) => void }

/** The number of a card or the code of a coupon, typed by hand or by a scanner. Without a camera it comes first. */
export function NumberField({ find, isFirst, typed, onType }: Props) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The camera's refusal may come while a name is typed already.
    if (isFirst && !isTextField(document.activeElement)) form.current?.querySelector('input')?.focus()
  }, [isFirst])
  const code = typed.trim()
  return (
    <form
      ref={form}
      className="cash-number"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (code !== '') find.onCode(code)
      }}
    >
      <Field
        label={isFirst ? t`Numero della carta o del coupon` : t`Oppure scrivi il numero`}
        value={typed}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => {
          find.clear()
          onType(target.value)
        }}
        after={
          <>
            <Hash aria-hidden size={20} strokeWidth={1.75} />
            <Button type="submit" isSmall className="cash-find" disabled={find.isOffline} aria-busy={find.isBusy || undefined}>
              <Trans>Trova</Trans>
            </Button>
          </>
        }
        hint={
          <span className="cash-hint">
            <ScanBarcode aria-hidden size={18} strokeWidth={1.75} />
            <Trans>Il lettore a pistola scrive qui da solo.</Trans>
          </span>
        }
      />
    </form>
  )
}
