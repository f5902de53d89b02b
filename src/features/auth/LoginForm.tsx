import { Trans, useLingui } from '@lingui/react/macro'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { useLoginMutation } from '../../api/auth.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { hasPasskeys } from '../../pwa/passkeys.ts'
import { askToPersist, useKept } from '../../pwa/storage.ts'
import { Beside } from '../../ui/Beside.tsx'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { part } from '../../ui/part.tsx'
import { Button } from '../../ui/Button.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import './login.css'

const PasskeyButton = part(() => import('./PasskeyButton.tsx').then((m) => m.PasskeyButton))

type Values = { username: string; password: string }

/**
 * The form; what the server refuses stands above it, what is missing below each field.
 * @param values what it begins with, or is filled with
 */
export function LoginForm({ values }: { values: Values }) {
  const { t } = useLingui()
  const kept = useKept()
  const [login] = useLoginMutation()
  const { submit, isBusy, isOffline, refusal } = useSubmit(
    ({ username, password }: Values) => login({ username: username.trim(), password }),
    { onDone: () => void askToPersist() },
  )
  const { register, control, handleSubmit, formState } = useForm({ values })
  const typed = useWatch({ control, name: 'username' })
  useUnsaved(formState.isDirty)
  const { username, password } = formState.errors
  return (
    <form className="login-form" onSubmit={handleSubmit((given) => submit(given))} noValidate>
      <Refusal>{refusal}</Refusal>
      {kept === 'none' ? (
        <p className="login-note">
          <Trans>Questo browser non conserva i dati: alla prossima apertura dovrai accedere di nuovo.</Trans>
        </p>
      ) : null}
      {kept === 'session' ? (
        <p className="login-note">
          <Trans>In questa finestra la carta non si apre senza rete.</Trans>
        </p>
      ) : null}
      <Field
        label={t`E-mail o nome utente`}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
        enterKeyHint="next"
        error={username && t`Scrivi la tua e-mail o il nome utente`}
        {...register('username', { validate: (text) => text.trim() !== '' })}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        enterKeyHint="go"
        error={password && t`Scrivi la password`}
        {...register('password', { required: true })}
      />
      <Link className="link login-forgot" to="/forgot-password" state={{ username: typed }}>
        <Trans>Password dimenticata?</Trans>
      </Link>
      <p className="login-note" role="status">
        {isOffline ? <Trans>Sei offline: per accedere serve la rete.</Trans> : null}
      </p>
      <Button type="submit" look="primary" isWide disabled={isBusy || isOffline}>
        <Trans>Accedi</Trans>
      </Button>
      {hasPasskeys() ? (
        <div className="login-other">
          <p className="login-or">
            <Trans>oppure</Trans>
          </p>
          <Beside again={isOffline}>
            <PasskeyButton />
          </Beside>
        </div>
      ) : null}
    </form>
  )
}
