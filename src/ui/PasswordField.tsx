import { Trans } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Field } from './Field.tsx'

/** A password that can be shown, pasted and filled in by the browser. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'after'>) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      after={
        <button type="button" className="field-key" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
          {isShown ? <Trans>Nascondi</Trans> : <Trans>Mostra</Trans>}
        </button>
      }
    />
  )
}
