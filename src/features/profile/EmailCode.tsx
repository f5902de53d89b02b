import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { useChangeEmailMutation } from '../../api/account.ts'
import { useAppDispatch } from '../../state/hooks.ts'
import { said } from '../../state/messages.ts'
import { CodeForm } from './CodeForm.tsx'

type Props = { email: string; challenge: string; onBack: () => void }

/** The code that went to the new address makes it hers. */
export function EmailCode({ email, challenge, onBack }: Props) {
  const { t } = useLingui()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [change] = useChangeEmailMutation()
  const send = async (code: string) => {
    const { error } = await change({ email, challenge, code })
    if (error) return error
    dispatch(said('success', t`Ora accedi con ${email}`))
    void navigate('/profile')
  }
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
      onSend={send}
      others={
        <button type="button" className="form-other" onClick={onBack}>
          <Trans>Non arriva: controlla l’indirizzo o chiedine un altro</Trans>
        </button>
      }
    />
  )
}
