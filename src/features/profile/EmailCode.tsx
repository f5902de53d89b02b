import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useChangeEmailMutation } from '../../api/account.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { newId } from '../../state/new-id.ts'
import { CodeForm } from './CodeForm.tsx'
import '../../components/page/form-page.css'

type Props = { email: string; challenge: string; onBack: () => void }

/** The code that went to the new address makes it hers. */
export function EmailCode({ email, challenge, onBack }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [change] = useChangeEmailMutation()
  const [attempt] = useState(newId)
  const { submit, ...state } = useSubmit((code: string) => change({ email, challenge, code, attempt }), {
    success: t`Ora accedi con ${email}`,
    leadsTo: () => navigate('/profile'),
  })
  return (
    <CodeForm
      title={t`Controlla la posta`}
      intro={
        <p>
          <Trans>
            Abbiamo mandato un codice di sei cifre a <strong>{email}</strong>. Vale 10 minuti.
          </Trans>
        </p>
      }
      save={t`Cambia e-mail`}
      onSend={submit}
      {...state}
      others={
        <button type="button" className="form-other" onClick={onBack}>
          <Trans>Non arriva: controlla l’indirizzo o chiedine un altro</Trans>
        </button>
      }
    />
  )
}
